package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A body with ten parts, each with its own wounds, in the order of {@link BodyPart}; prone, it lies on the ground (HL-19). */
@Withers
public record Body(List<WoundTrack> tracks, boolean prone) implements BodyBuilder.With, Wounds {

    /** The degree that an agility roll must reach to prevent a fall (HL-20). */
    public static final Degree AGILITY_SAVE = Degree.SUPERB;

    /** @throws IllegalArgumentException if there are not ten tracks */
    public Body {
        tracks = List.copyOf(tracks);
        if (tracks.size() != BodyPart.ALL.size()) {
            throw new IllegalArgumentException(tracks.size() + " tracks for " + BodyPart.ALL.size() + " parts");
        }
    }

    /** Returns an unhurt body on its feet. */
    public static Body unhurt(Degree damageCapacity, WoundModel model) {
        return new Body(
                BodyPart.ALL.stream()
                        .map(part -> WoundTrack.of(model, WoundBoxes.of(part.capacity(damageCapacity)), 0))
                        .toList(),
                false);
    }

    /** Returns the wounds of a part, regardless of the limb it hangs on. */
    public WoundTrack track(BodyPart part) {
        return tracks.get(part.ordinal());
    }

    /** Returns the wound level of a part; whatever hangs on a lost limb is lost too (HL-23). */
    public WoundLevel level(BodyPart part) {
        return isLost(part) ? WoundLevel.DEAD : track(part).level();
    }

    /** Returns the wound level of head or torso, whichever is worse; limbs never kill (HL-15, HL-23). */
    @Override
    public WoundLevel level() {
        WoundLevel torso = track(BodyPart.TORSO).level();
        WoundLevel head = track(BodyPart.HEAD).level();
        return torso.compareTo(head) > 0 ? torso : head;
    }

    @Override
    public boolean isUnhurt() {
        return BodyPart.ALL.stream().allMatch(part -> level(part) == WoundLevel.UNHURT);
    }

    /** Returns the state of a part in the book's words: {@code Hurt}, {@code Useless}, {@code lost}. */
    public String inWords(BodyPart part) {
        return level(part).inWords(part);
    }

    /** Returns whether a limb is lost, alone or with the limb it hangs on (HL-23). */
    public boolean isLost(BodyPart part) {
        return part.isLimb()
                && (track(part).dead()
                        || part.hangsOn()
                                .map(this::track)
                                .filter(WoundTrack::dead)
                                .isPresent());
    }

    /** Returns whether a limb cannot be used until it is healed: Useless, Crippled or lost (HL-16, HL-18, HL-22). */
    public boolean isUseless(BodyPart limb) {
        return limb.isLimb() && !level(limb).canAct();
    }

    /** Returns the useless arm or hand of this side, which can hold nothing (HL-17); empty if there is none. */
    public Optional<BodyPart> uselessArm(BodySide side) {
        return side == BodySide.LEFT
                ? useless(BodyPart.LEFT_ARM, BodyPart.LEFT_HAND)
                : useless(BodyPart.RIGHT_ARM, BodyPart.RIGHT_HAND);
    }

    /** Returns whether he can use this hand: he can hold something in it (HL-17). */
    public boolean hasHand(BodySide side) {
        return uselessArm(side).isEmpty();
    }

    /** Returns whether he can use all these hands; a thing that needs both is dropped if one fails (HL-17). */
    public boolean hasHands(List<BodySide> sides) {
        for (BodySide side : sides) {
            if (!hasHand(side)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the sides on which he can hold something (HL-17). */
    public List<BodySide> hands() {
        return Stream.of(BodySide.values()).filter(this::hasHand).toList();
    }

    private Optional<BodyPart> uselessLeg(BodySide side) {
        return side == BodySide.LEFT
                ? useless(BodyPart.LEFT_LEG, BodyPart.LEFT_FOOT)
                : useless(BodyPart.RIGHT_LEG, BodyPart.RIGHT_FOOT);
    }

    private Optional<BodyPart> useless(BodyPart limb, BodyPart hanging) {
        return isUseless(limb) ? Optional.of(limb) : isUseless(hanging) ? Optional.of(hanging) : Optional.empty();
    }

    /** Returns the useless leg or foot of each side that cannot bear him (HL-19). */
    public Stream<BodyPart> uselessLegs() {
        return Stream.of(BodySide.values()).flatMap(side -> uselessLeg(side).stream());
    }

    /** Returns whether he can stand: on both legs, or on one if he has something to lean on (HL-21). */
    public boolean canStand(boolean support) {
        boolean left = uselessLeg(BodySide.LEFT).isEmpty();
        boolean right = uselessLeg(BodySide.RIGHT).isEmpty();
        return support ? left || right : left && right;
    }

    /** Returns whether a roll may prevent a fall: not if out of action, nor if both legs fail (HL-20, HL-21). */
    public boolean canSway() {
        return level().canAct() && canStand(true);
    }

    /** Returns the tally of the roll to prevent a fall (HL-20). Ask the body before the blow: the new wound does not count. */
    public Tally agility(Name who, Degree agility) {
        return hindered(
                Tally.of(who, "agility", agility.value(), "agility", HitLocationRule.HL_20_AGILITY_SAVE, agility),
                Activity.running());
    }

    /** Applies a blow to a part. */
    public Struck struck(BodyPart part, int points) {
        WoundLevel before = level(part);
        if (isLost(part) || points <= 0) {
            return new Struck(this, part, before, 0, Math.max(points, 0));
        }
        WoundTrack after = track(part).struck(points);
        int filled = after.marked() - track(part).marked();
        boolean marksOne = after.model() == WoundModel.LEVELS_1995 && filled > 0;
        return new Struck(with(part, after), part, before, filled, marksOne ? 0 : points - filled);
    }

    /**
     * The effect of a blow on a body: the boxes that it filled, and the surplus, points that found no box. The first of them kills, or costs
     * the limb, and all others are without effect, as are all if the limb was lost before (HL-23, HL-33, HL-35). Where a blow marks one
     * box, the surplus is none or all.
     */
    public record Struck(Body after, BodyPart part, WoundLevel before, int filled, int surplus) {

        /** Returns the wound level of the part now. */
        public WoundLevel level() {
            return after.level(part);
        }

        /** Returns how many points had no effect: the surplus, without the point that killed or cost the limb. */
        public int vanished() {
            return hasJustEnded() ? surplus - 1 : surplus;
        }

        /** Returns whether it cost the limb, or killed. */
        public boolean hasJustEnded() {
            return level() == WoundLevel.DEAD && before != WoundLevel.DEAD;
        }

        /** Returns the rules that apply, to somebody with separate parts or without. */
        public List<Rule> why(boolean whole) {
            boolean limb = part.isLimb();
            return Stream.of(
                            Rule.when(!whole, HitLocationRule.HL_12_CAPACITY_OF_PARTS),
                            Stream.of(
                                    HitLocationRule.HL_14_WOUND_BOXES,
                                    HitLocationRule.HL_31_FILLING_BOXES,
                                    HitLocationRule.HL_32_WOUND_EFFECTS),
                            Rule.when(limb && !level().canAct(), HitLocationRule.HL_16_LIMB_NAMES),
                            Rule.when(limb && level() == WoundLevel.NEAR_DEATH, HitLocationRule.HL_22_CRIPPLED),
                            Rule.when(limb && hasJustEnded(), HitLocationRule.HL_23_BEYOND_CRIPPLED),
                            Rule.when(limb && vanished() > 0, HitLocationRule.HL_35_LOST_PARTS),
                            Rule.when(!limb, HitLocationRule.HL_15_HEAD_AND_TORSO),
                            Rule.when(!limb && level() == WoundLevel.DEAD, HitLocationRule.HL_33_DEATH))
                    .<Rule>flatMap(rules -> rules)
                    .toList();
        }

        /** Returns the part lost with the limb: the hand with an arm, the foot with a leg (HL-23). */
        public List<BodyPart> gone() {
            return hasJustEnded()
                    ? BodyPart.ALL.stream()
                            .filter(other ->
                                    other.hangsOn().filter(part::equals).isPresent())
                            .toList()
                    : List.of();
        }
    }

    /** Returns this with other wounds in one part. */
    public Body with(BodyPart part, WoundTrack track) {
        List<WoundTrack> changed = new ArrayList<>(tracks);
        changed.set(part.ordinal(), track);
        return withTracks(changed);
    }

    /** Returns the leg or foot that has failed since this earlier body stood on it (HL-19). */
    public Optional<BodyPart> buckledSince(Body earlier) {
        return Stream.of(BodySide.values())
                .filter(side -> !earlier.prone() && earlier.uselessLeg(side).isEmpty())
                .flatMap(side -> uselessLeg(side).stream())
                .findFirst();
    }

    /** Returns this, on the ground if it cannot stand (HL-19, HL-21). */
    public Body asItCanStand(boolean support) {
        return withProne(prone || !canStand(support));
    }

    /**
     * Adds the penalties of his wounds to the tally of an activity: only the worst that hinders it counts, the first among equals; the
     * others are listed as waived, each with its rule (HL-24, HL-25).
     */
    @Override
    public Tally hindered(Tally tally, Activity activity) {
        List<BodyPart> hurt = new ArrayList<>(0);
        Optional<BodyPart> worst = Optional.empty();
        for (BodyPart part : BodyPart.ALL) {
            int penalty = penalty(part);
            if (penalty < 0) {
                hurt.add(part);
            }
            if (penalty < worst.map(this::penalty).orElse(0) && activity.takes(part)) {
                worst = Optional.of(part);
            }
        }
        Tally hindered = tally;
        for (BodyPart part : hurt) {
            Modifier due = new Modifier(
                    penalty(part), "wound-of-a-part", HitLocationRule.HL_24_WORST_WOUND, part, inWords(part));
            hindered = hindered.plusUnless(
                    !worst.equals(Optional.of(part)),
                    activity.takes(part) ? HitLocationRule.HL_24_WORST_WOUND : HitLocationRule.HL_25_ACTIVITY,
                    due);
        }
        return hindered;
    }

    private int penalty(BodyPart part) {
        return level(part).penalty();
    }
}
