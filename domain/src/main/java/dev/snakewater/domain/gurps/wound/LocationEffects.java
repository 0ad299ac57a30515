package dev.snakewater.domain.gurps.wound;

import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.weapon.DamageType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is special about a wound at a location (GU-40): what happens at once, and the roll on HT that it asks for. */
public record LocationEffects(List<Condition> atOnce, Optional<HtRoll> roll) {

    /** Nothing at all. */
    public static final LocationEffects NONE = new LocationEffects(List.of(), Optional.empty());

    private static final int BLINDS = 3;
    private static final int STUNS = 3;
    private static final int KNOCKS_OUT = 2;
    private static final int NOSE = -1;
    private static final int LEAST_ON_THE_JAW = 2;

    /** A roll on HT, at a modifier. */
    public record HtRoll(Stake stake, int modifier) {}

    /** What a roll on HT is about. */
    public enum Stake {
        KNOCKOUT,
        /** Stunned, if it fails; unconscious, if the same dice fail plain HT too. */
        STUN_OR_KNOCKOUT,
        BEHEADING
    }

    /** Returns the effects of a wound; blunt trauma is crushing. */
    public static LocationEffects of(HitLocation location, DamageType type, int damage, int uncapped, int ht) {
        List<Condition> atOnce = atOnce(location, type, damage, uncapped, ht);
        boolean crushing = type == DamageType.CRUSHING;
        // What the armour has stopped is felt only of a crushing blow.
        boolean felt = damage > 0 || crushing;
        Optional<HtRoll> roll = switch (location) {
            case BRAIN -> rolling(crushing && !atOnce.contains(Condition.UNCONSCIOUS), Stake.KNOCKOUT, 0);
            case HEAD, VITALS, KIDNEYS -> rolling(crushing, Stake.KNOCKOUT, 0);
            case NOSE -> rolling(felt, Stake.STUN_OR_KNOCKOUT, NOSE);
            case JAW -> rolling(felt, Stake.STUN_OR_KNOCKOUT, -Math.max(LEAST_ON_THE_JAW, damage));
            case NECK -> rolling(type == DamageType.CUTTING && damage >= ht, Stake.BEHEADING, 0);
            default -> Optional.empty();
        };
        return new LocationEffects(atOnce, roll);
    }

    /** Returns whether a failed roll means beheading. */
    public boolean mayBehead() {
        return roll.filter(due -> due.stake() == Stake.BEHEADING).isPresent();
    }

    private static Optional<HtRoll> rolling(boolean due, Stake stake, int modifier) {
        return due ? Optional.of(new HtRoll(stake, modifier)) : Optional.empty();
    }

    private static List<Condition> atOnce(HitLocation location, DamageType type, int damage, int uncapped, int ht) {
        boolean inTheBrain = location == HitLocation.BRAIN || location.goesOnIntoTheBrain(type);
        boolean stunned = STUNS * damage > ht && (inTheBrain || location == HitLocation.NECK);
        boolean blinded = damage >= BLINDS && location == HitLocation.EYE;
        Stream<Condition> head = Stream.of(
                        when(stunned, Condition.STUNNED),
                        when(inTheBrain && KNOCKS_OUT * damage > ht, Condition.UNCONSCIOUS),
                        when(blinded, Condition.ONE_EYE_BLINDED))
                .flatMap(Optional::stream);
        return location.isCrippledBy(uncapped, ht) ? crippled(location) : head.toList();
    }

    private static Optional<Condition> when(boolean is, Condition condition) {
        return Optional.of(condition).filter(any -> is);
    }

    /** Returns the conditions of a crippled location. */
    public static List<Condition> crippled(HitLocation location) {
        return location.isLeg() ? List.of(Condition.CRIPPLED, Condition.FALLEN) : List.of(Condition.CRIPPLED);
    }
}
