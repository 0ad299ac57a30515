package dev.snakewater.application.hitlocation;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A body in words: as the table of the source's sheet, a row for each part, with the boxes that are marked and those that there are. */
public final class BodyWords {

    private final Wording words = wording();

    /** The words of bodies and of what happens to them. */
    static Wording wording() {
        return Wording.in("dev.snakewater.application.hitlocation.telling");
    }

    /** What the faces of a die mean that tells where a hit goes, in a row. */
    public String faces(LocationDie die) {
        return IntStream.rangeClosed(1, LocationDie.SIDES)
                .mapToObj(face -> words.message("location.face", face, die.shows(face)))
                .collect(Collectors.joining(", "));
    }

    /**
     * The whole sheet, a sentence for each of its lines. Limbs have headings of their own: they are Useless and Crippled
     * (HL-16) where head and torso are Incapacitated and Near Death (HL-15).
     */
    public List<Sentence> sheet(List<PartState> body) {
        List<PartState> headAndTorso =
                body.stream().filter(part -> !part.part().isLimb()).toList();
        List<PartState> limbs =
                body.stream().filter(part -> part.part().isLimb()).toList();
        List<List<String>> headings = Stream.of(headings("body.", headAndTorso), headings("body.limbs.", limbs))
                .filter(line -> !line.isEmpty())
                .toList();
        List<Sentence> lines = new ArrayList<>();
        for (List<PartState> parts : List.of(headAndTorso, limbs)) {
            if (!parts.isEmpty()) {
                List<String> own = parts.equals(limbs) ? headings.getLast() : headings.getFirst();
                lines.add(Sentence.consequence(line(own, headings) + words.message("body.state"), ""));
            }
            for (PartState part : parts) {
                lines.add(Sentence.consequence(line(cells(part), headings) + Wording.capitalised(part.state()), ""));
            }
        }
        return lines;
    }

    /** Those lines of the sheet in which something is marked, and that the rest is unhurt; nothing of a body without a wound. */
    public List<Sentence> wounds(List<PartState> body) {
        List<PartState> wounded = body.stream().filter(part -> !part.isUnhurt()).toList();
        if (wounded.isEmpty()) {
            return List.of();
        }
        List<Sentence> lines = new ArrayList<>(sheet(wounded));
        if (wounded.size() < body.size()) {
            lines.add(Sentence.consequence(words.message("body.rest"), ""));
        }
        return lines;
    }

    /** What is wrong with a body, in a line: {@code left arm Useless, torso Hurt}; that it is unhurt, if nothing is. */
    public String summary(List<PartState> body) {
        List<String> wounds = body.stream()
                .filter(part -> !part.isUnhurt())
                .map(part -> words.message("body.part", part.part(), part.state()))
                .toList();
        return wounds.isEmpty() ? words.message("body.unhurt") : String.join(", ", wounds);
    }

    /** What the levels are called of these parts, behind the parts' own column; nothing, if there are none. */
    private List<String> headings(String key, List<PartState> parts) {
        return parts.isEmpty()
                ? List.of()
                : Stream.concat(
                                Stream.of(""),
                                WoundLevel.BOXED.stream().map(level -> words.message(key + level.name())))
                        .toList();
    }

    private static List<String> cells(PartState part) {
        List<String> cells = new ArrayList<>();
        cells.add(Wording.capitalised(part.part().toString()));
        for (int i = 0; i < part.marks().size(); i++) {
            cells.add(part.marks().get(i) + "/" + part.boxes().get(i));
        }
        return cells;
    }

    /** Cells under the widest of their headings, two blanks between the columns. */
    private static String line(List<String> cells, List<List<String>> headings) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            int column = i;
            Stream<String> widest = i == 0
                    ? BodyPart.ALL.stream().map(BodyPart::toString)
                    : headings.stream().map(names -> names.get(column));
            int width = widest.mapToInt(String::length).max().orElse(0);
            line.append(cells.get(i))
                    .append(" ".repeat(Math.max(0, width - cells.get(i).length()) + 2));
        }
        return line.toString();
    }
}
