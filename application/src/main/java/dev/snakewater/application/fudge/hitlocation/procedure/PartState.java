package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A line of the wound sheet: the boxes of a part, from Scratch to Crippled or Near Death, with those marked, and its state in the book's
 * words: a limb is Useless, not Incapacitated (HL-16).
 */
public record PartState(BodyPart part, List<Integer> boxes, List<Integer> marks, String state) {

    /** Returns whether it has no wound. */
    public boolean isUnhurt() {
        return level() == WoundLevel.UNHURT;
    }

    /** Returns how badly it is hurt. */
    public WoundLevel level() {
        return WoundLevel.of(part, state);
    }

    /** Returns those of head and torso with this wound level, the head first. */
    public static List<BodyPart> ofTheTrunk(List<PartState> parts, WoundLevel level) {
        return parts.stream()
                .filter(part -> !part.part().isLimb() && part.level() == level)
                .map(PartState::part)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** Returns the lines of a body, one for each part. */
    public static List<PartState> sheet(Body body) {
        List<PartState> sheet = new ArrayList<>(BodyPart.ALL.size());
        BodyPart.ALL.forEach(part -> sheet.add(of(body, part)));
        return List.copyOf(sheet);
    }

    /** Returns the line of a part. */
    public static PartState of(Body body, BodyPart part) {
        WoundTrack track = body.track(part);
        return new PartState(part, track.boxes().each(), track.marks(), body.inWords(part));
    }
}
