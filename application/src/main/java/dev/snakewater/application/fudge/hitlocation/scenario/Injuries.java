package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.Healing;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The wounds on somebody's sheet: those of the whole, or of the torso, and those of parts; and how they heal (HL-34). */
public record Injuries(WrittenWounds whole, List<PartSheet> parts, Degree capacity, WoundModel model) {

    public Injuries {
        parts = List.copyOf(parts);
    }

    /** Returns these after something that heals; says at this place why nothing can heal. */
    public Injuries after(Interlude what, Name who, String at, ProblemCollector refused) {
        return switch (what) {
            case Interlude.HealAll all -> each(hurt -> Healing.ofPoints(hurt, WoundBoxes.MOST));
            case Interlude.Rest(int weeks) -> each(hurt -> Healing.ofWeeks(hurt, weeks));
            case Interlude.Heal(String words, int points) -> {
                if (worst() < 0) {
                    boolean lost = parts.stream().anyMatch(PartSheet::lost);
                    refused.tell(at, lost ? "interlude.lost" : "interlude.unhurt", who);
                }
                yield ofPoints(points);
            }
            default -> this;
        };
    }

    private Injuries ofPoints(int points) {
        Injuries healed = this;
        for (int left = points; left > 0 && healed.worst() >= 0; left--) {
            healed = healed.changed(healed.worst(), hurt -> Healing.ofPoints(hurt, 1));
        }
        return healed;
    }

    private Injuries each(UnaryOperator<WoundTrack> healing) {
        Injuries healed = this;
        for (int place = 0; place <= parts.size(); place++) {
            healed = healed.changed(place, healing);
        }
        return healed;
    }

    /** Returns the place of the worst wound that can heal, the first among equals; below 0, if there is none. */
    private int worst() {
        int worst = -1;
        for (int place = 0; place <= parts.size(); place++) {
            boolean heals = canHeal(place) && !track(place).isUnhurt();
            if (heals
                    && (worst < 0 || track(place).level().compareTo(track(worst).level()) > 0)) {
                worst = place;
            }
        }
        return worst;
    }

    /** At the first place are those of the whole. */
    private boolean canHeal(int place) {
        return place == 0 || !parts.get(place - 1).lost();
    }

    private WoundTrack track(int place) {
        return place == 0
                ? whole.track(WoundBoxes.of(capacity), model)
                : parts.get(place - 1).wounds().track(parts.get(place - 1).boxes(capacity), model);
    }

    private Injuries changed(int place, UnaryOperator<WoundTrack> healing) {
        if (!canHeal(place)) {
            return this;
        }
        WrittenWounds now = WrittenWounds.marked(healing.apply(track(place)).marks());
        if (place == 0) {
            return new Injuries(now, parts, capacity, model);
        }
        List<PartSheet> others = new ArrayList<>(parts);
        PartSheet part = parts.get(place - 1);
        others.set(place - 1, new PartSheet(part.part(), part.armour(), now, false));
        return new Injuries(whole, others, capacity, model);
    }

    /** Returns the parts of which there is still something to tell. */
    public List<PartSheet> told() {
        return parts.stream()
                .filter(part -> part.tellsWounds() || part.armour().isPresent())
                .toList();
    }
}
