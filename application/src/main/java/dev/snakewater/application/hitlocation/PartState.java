package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import java.util.List;

/**
 * A line of the sheet: how a part stands.
 *
 * @param part which
 * @param boxes its boxes, from Scratch to Crippled or Near Death
 * @param marks how many of each are marked
 * @param level how badly it is hurt
 * @param state what that is called here, in the book's words: Useless, of a limb that is Incapacitated
 */
public record PartState(BodyPart part, List<Integer> boxes, List<Integer> marks, WoundLevel level, String state) {

    /** Copies the lists. */
    public PartState {
        boxes = List.copyOf(boxes);
        marks = List.copyOf(marks);
    }

    /** Whether nothing is wrong with it. */
    public boolean isUnhurt() {
        return level == WoundLevel.UNHURT;
    }

    /** The sheet of a body. */
    public static List<PartState> sheet(Body body) {
        return BodyPart.ALL.stream().map(part -> of(body, part)).toList();
    }

    /** The line of a part. */
    public static PartState of(Body body, BodyPart part) {
        WoundTrack track = body.track(part);
        return new PartState(
                part,
                WoundLevel.BOXED.stream().map(track.boxes()::of).toList(),
                track.marks(),
                body.level(part),
                body.inWords(part));
    }
}
