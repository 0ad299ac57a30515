package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Within;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/**
 * What a person writes to strike a part of somebody, hand to hand or from afar.
 *
 * @param attacker who strikes
 * @param attack how
 * @param target whom
 * @param rulings how the game master reads what the rules leave open
 */
record StrikeScenario(PersonSheet attacker, Attack attack, PersonSheet target, LocationRulings rulings)
        implements SetUp<StrikeScenario, Strike, Strike.Outcome> {

    private static final List<CalledPart> PARTS = List.of(
            CalledPart.HEAD,
            CalledPart.EYES,
            CalledPart.RIGHT_ARM,
            CalledPart.RIGHT_HAND,
            CalledPart.LEFT_ARM,
            CalledPart.LEFT_HAND,
            CalledPart.LEFT_LEG,
            CalledPart.LEFT_FOOT);

    static ScenarioKind<StrikeScenario, Strike, Strike.Outcome> kind() {
        return Affair.kind("fudge-strike", StrikeScenario.class, LocationRulings.DECLARED, Strike::withRulings)
                .withSequel(ScenarioKind.Sequel.AGAIN)
                .withNumbers(List.of("blow", "shot", "defence", "difficulty", "damage", "agility"));
    }

    @Override
    public List<Problem> problems() {
        Complaints complaints = PartProblems.none();
        SequencedMap<String, PersonSheet> both = new LinkedHashMap<>();
        both.put("/attacker", attacker);
        both.put("/target", target);
        List<PersonProblems> people = PersonProblems.of(both, rulings.woundModel(), complaints);
        people.getFirst().outOfAction("/attacker", "out-and-strikes");
        people.getFirst().useless("/attack/hands", attack.hands());
        if (attack.against().defence().isPresent()) {
            people.getLast().outOfAction("/attack/defence", "out-and-defends");
        }
        long against = attack.against().count();
        complaints
                .needing("/attack/defence", "/attack/difficulty", "/attack/range")
                .when(against != 1, "/attack", "against-one-thing", against);
        aim(complaints);
        die(complaints);
        return complaints.all();
    }

    private void aim(Complaints complaints) {
        Complaints tooFar = complaints.against(HitLocationRule.HL_06_TOO_DISTANT);
        Complaints ofWhole = complaints.needing("/target/whole");
        tooFar.needing("/attack/range")
                .when(attack.tooFar() && attack.against().range().isEmpty(), "/attack/tooFar", "too-far-hand-to-hand");
        attack.called().ifPresent(part -> {
            tooFar.needing("/attack/tooFar").when(attack.tooFar(), "/attack/called", "called-from-too-far", part);
            ofWhole.against(HitLocationRule.HL_01_AIM_AT_A_PART)
                    .when(target.whole(), "/attack/called", "called-of-no-parts", part);
        });
        ofWhole.against(HitLocationRule.HL_06_TOO_DISTANT)
                .when(attack.tooFar() && target.whole(), "/attack/tooFar", "rolled-of-no-parts");
    }

    private void die(Complaints complaints) {
        List<Region> die = rulings.locationDie();
        PartProblems.die("/rulings/locationDie", die, complaints);
        complaints
                .needing("/attack/tooFar")
                .against(HitLocationRule.HL_10_NOVELTY_DICE)
                .when(!die.isEmpty() && !attack.tooFar(), "/rulings/locationDie", "die-of-no-use");
    }

    @Override
    public List<Name> everybody() {
        return List.of(attacker.name(), target.name());
    }

    @Override
    public Strike opening() {
        Person struck = target.read(rulings.woundModel());
        return new Strike(attacker.read(rulings.woundModel()), attack, struck, struck, rulings, new Strike.Attacking());
    }

    /** The next such strike at the same one, as he is now; none if he can be struck no more, or would have to defend himself and cannot. */
    @Override
    public Optional<StrikeScenario> aftermath(Strike.Outcome outcome) {
        Fate fate = outcome.target();
        boolean cannotDefend = fate.out() && attack.against().defence().isPresent();
        return fate.wounds() == WoundLevel.DEAD || cannotDefend
                ? Optional.empty()
                : Optional.of(new StrikeScenario(attacker, attack, target.after(fate, rulings.woundModel()), rulings));
    }

    @Override
    public void vary(Variations<StrikeScenario> all) {
        all.when(attack.called().filter(part -> part != CalledPart.TORSO).isPresent())
                .add("variation.torso", calling(Optional.empty()));
        all.each("variation.part", PARTS, part -> calling(Optional.of(part)));
    }

    /**
     * How somebody strikes.
     *
     * @param skill his skill with the weapon
     * @param with the weapon
     * @param strength what the weapon and his strength add to damage (ODF)
     * @param hands with which hands
     * @param called the part that he names; the torso, if left out
     * @param size how big the target is, if it is no human being: -3 for a coin to +1 and more for a dragon; a part of it is so much
     *     smaller than that as a part of a human being is
     * @param against what he has to reach
     * @param tooFar whether the range is too great to name a part
     */
    record Attack(
            Degree skill,

            @Spelt(pattern = Holding.NAME, as = "thing") String with,

            @Within({-50, 50}) int strength,
            @Default("right") Hands hands,
            Optional<CalledPart> called,

            @Default("0")
            @Within(
                    value = {AimedAt.SMALLEST, AimedAt.BIGGEST},
                    rule = "HL-02")
            int size,

            @Unwrapped Against against,
            @Default("false") boolean tooFar) {

        Attack calling(Optional<CalledPart> other) {
            return new Attack(skill, with, strength, hands, other, size, against, tooFar);
        }
    }

    /**
     * What a strike has to reach: one of these.
     *
     * @param defence hand to hand: what the target defends itself with
     * @param difficulty hand to hand: how hard it is to hit a target that does not defend itself
     * @param range from afar: how hard the range makes it
     */
    record Against(Optional<Degree> defence, Optional<Degree> difficulty, Optional<Degree> range) {

        long count() {
            return Stream.of(defence, difficulty, range)
                    .filter(Optional::isPresent)
                    .count();
        }
    }

    private StrikeScenario calling(Optional<CalledPart> part) {
        return new StrikeScenario(attacker, attack.calling(part), target, rulings);
    }
}
