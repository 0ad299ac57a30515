package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.fudge.hitlocation.procedure.PartState;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A part of a body, as a person writes it. */
public record PartSheet(
        BodyPart part,
        @Within({0, Armour.MOST}) Optional<Integer> armour,
        @Unwrapped WrittenWounds wounds,
        @Default("false") boolean lost) {

    /** Returns whether it mentions wounds. */
    public boolean tellsWounds() {
        return wounds.areTold() || lost;
    }

    /** Returns this without wounds. */
    public PartSheet unhurt() {
        return new PartSheet(part, armour, WrittenWounds.NONE, false);
    }

    /** Returns these parts, without the wounds that a body of this Damage Capacity cannot have. */
    public static List<PartSheet> fitting(List<PartSheet> parts, Degree damageCapacity, WoundModel model) {
        return parts.stream()
                .map(sheet -> new PartSheet(
                        sheet.part,
                        sheet.armour,
                        sheet.wounds.fitting(sheet.boxes(damageCapacity), model),
                        sheet.lost && sheet.part.isLimb() && !sheet.wounds.areTold()))
                .toList();
    }

    WoundBoxes boxes(Degree damageCapacity) {
        return WoundBoxes.of(part.capacity(damageCapacity));
    }

    private WoundTrack track(Degree damageCapacity, WoundModel model) {
        WoundTrack track = wounds.track(boxes(damageCapacity), model);
        return lost ? track.at(WoundLevel.DEAD) : track;
    }

    /** Returns this body with the wounds of these parts. */
    public static Body hurt(Body body, List<PartSheet> parts, Degree damageCapacity, WoundModel model) {
        Body hurt = body;
        for (PartSheet part : parts) {
            hurt = part.tellsWounds() ? hurt.with(part.part, part.track(damageCapacity, model)) : hurt;
        }
        return hurt;
    }

    /** Returns the armour of somebody who wears this much everywhere but on these parts. */
    public static Armour armour(int everywhere, List<PartSheet> parts) {
        Armour worn = Armour.everywhere(everywhere);
        for (PartSheet part : parts) {
            worn = worn.with(part.part, part.armour.orElse(everywhere));
        }
        return worn;
    }

    /** Returns the parts to write down afterwards: those with wounds, or with armour of their own as written before. */
    public static List<PartSheet> after(List<PartSheet> written, List<PartState> now) {
        List<PartSheet> parts = new ArrayList<>();
        for (PartState state : now) {
            Optional<Integer> armour = written.stream()
                    .filter(sheet -> sheet.part == state.part())
                    .findFirst()
                    .flatMap(PartSheet::armour);
            boolean lost = state.level() == WoundLevel.DEAD && !isGoneWithAnother(state, now);
            WrittenWounds wounds = lost ? WrittenWounds.NONE : WrittenWounds.marked(state.marks());
            PartSheet after = new PartSheet(state.part(), armour, wounds, lost);
            if (armour.isPresent() || after.tellsWounds()) {
                parts.add(after);
            }
        }
        return List.copyOf(parts);
    }

    /** Returns whether the limb it hung on is lost; then it need not be written. */
    private static boolean isGoneWithAnother(PartState state, List<PartState> now) {
        return state.part()
                .hangsOn()
                .filter(limb -> now.get(limb.ordinal()).level() == WoundLevel.DEAD)
                .isPresent();
    }
}
