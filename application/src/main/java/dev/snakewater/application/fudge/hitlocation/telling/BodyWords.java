package dev.snakewater.application.fudge.hitlocation.telling;

import dev.snakewater.application.fudge.hitlocation.procedure.PartState;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words for bodies, and the styles in which they and FUDGE dice are told. */
public final class BodyWords {

    private static final String OWN = "dev.snakewater.application.fudge.hitlocation.telling.telling";

    private BodyWords() {}

    /**
     * Returns the words of these bundles, backed by those of hit location, with styles: {@code dice} for a fall, {@code degree} for a
     * number on the ladder; for a body, {@code sheet} is the table of the source, {@code wounds} its lines with marks, and
     * {@code summary} its wounds in a few words.
     */
    public static Messages in(String... bundles) {
        Messages words =
                Messages.in(Stream.concat(Stream.of(bundles), Stream.of(OWN)).toArray(String[]::new));
        return words.with("dice", fall -> dice((Fall) fall))
                .with("degree", total -> Degree.inWords((int) total))
                .with("sheet", body -> sheet(words, parts(body), false))
                .with("wounds", body -> sheet(words, hurt(body), parts(body).size() == BodyPart.ALL.size()))
                .with("summary", body -> words.message("summary", hurt(body)));
    }

    /** Returns dice as players read them: {@code [+ 0 0 -]}; the total if only that is known. */
    private static String dice(Fall fall) {
        return fall.faces().isEmpty()
                ? "[" + Messages.signed(fall.total()) + "]"
                : fall.faces().stream()
                        .map(face -> face > 0 ? "+" : face < 0 ? "-" : "0")
                        .collect(Collectors.joining(" ", "[", "]"));
    }

    private static List<PartState> parts(Object body) {
        return body instanceof Body now
                ? PartState.sheet(now)
                : ((List<?>) body).stream().map(PartState.class::cast).toList();
    }

    private static List<PartState> hurt(Object body) {
        return parts(body).stream().filter(part -> !part.isUnhurt()).toList();
    }

    /**
     * Returns the lines of the sheet with these parts; of a whole body also that the rest is unhurt. Limbs have their own headings: they
     * are Useless and Crippled (HL-16) where head and torso are Incapacitated and Near Death (HL-15).
     */
    private static String sheet(Messages words, List<PartState> lines, boolean isWholeBody) {
        List<PartState> limbs =
                lines.stream().filter(line -> line.part().isLimb()).toList();
        List<PartState> others =
                lines.stream().filter(line -> !line.part().isLimb()).toList();
        boolean elseUnhurt = isWholeBody && !lines.isEmpty() && lines.size() < BodyPart.ALL.size();
        return words.message("sheet.lines", others, limbs, elseUnhurt);
    }
}
