package dev.snakewater.application.words;

import dev.snakewater.domain.combatant.Name;
import java.util.List;

/** A body with what has become of its parts, to be drawn. */
public record BodyPicture(Name who, List<Spot> spots) {

    public BodyPicture {
        spots = List.copyOf(spots);
    }

    /** Where something is on a body that faces whoever looks at it; its left is on his right. */
    public enum Where {
        HEAD,
        EYES,
        NECK,
        TORSO,
        VITALS,
        GROIN,
        LEFT_ARM,
        LEFT_HAND,
        RIGHT_ARM,
        RIGHT_HAND,
        LEFT_LEG,
        LEFT_FOOT,
        RIGHT_LEG,
        RIGHT_FOOT
    }

    /** How bad something is. */
    public enum Severity {
        NONE,
        LIGHT,
        SERIOUS,
        /** It is of no more use, or gone. */
        LOST
    }

    /** A part of a body: where it is drawn, what it is called, and what has become of it, in words. */
    public record Spot(List<Where> where, String part, String state, Severity severity) {

        public Spot {
            where = List.copyOf(where);
        }
    }
}
