package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import java.util.Comparator;
import java.util.List;

/**
 * A line of the sheet: how a part stands.
 *
 * @param part which
 * @param boxes its boxes, from Scratch to Crippled or Near Death
 * @param marks how many of each are marked
 * @param state what is the matter with it, in the book's words: Useless, of a limb that is Incapacitated (HL-16)
 */
public record PartState(BodyPart part, List<Integer> boxes, List<Integer> marks, String state) {

    /** Whether nothing is wrong with it. */
    public boolean isUnhurt() {
        return level() == WoundLevel.UNHURT;
    }

    /** How badly it is hurt. */
    public WoundLevel level() {
        return WoundLevel.of(part, state);
    }

    /** Those of head and torso that are so badly hurt, the head first. */
    public static List<BodyPart> ofTheTrunk(List<PartState> parts, WoundLevel level) {
        return parts.stream()
                .filter(part -> !part.part().isLimb() && part.level() == level)
                .map(PartState::part)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** The sheet of a body. */
    public static List<PartState> sheet(Body body) {
        return BodyPart.ALL.stream().map(part -> of(body, part)).toList();
    }

    /** The line of a part. */
    public static PartState of(Body body, BodyPart part) {
        WoundTrack track = body.track(part);
        return new PartState(part, track.boxes().each(), track.marks(), body.inWords(part));
    }
}
