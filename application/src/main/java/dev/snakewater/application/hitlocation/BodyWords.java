package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** A body in words: as the table of the source's sheet, a row for each part, with the boxes that are marked and those that there are. */
public final class BodyWords {

    private final Wording words = wording();

    /** The words of bodies and of what happens to them. */
    static Wording wording() {
        return new Wording(ResourceBundle.getBundle("dev.snakewater.application.hitlocation.telling"));
    }

    /** The whole sheet, a sentence for each of its lines. */
    public List<Sentence> sheet(List<PartState> body) {
        List<String> headings = Stream.concat(
                        Stream.of(""), WoundLevel.BOXED.stream().map(level -> heading(level, body)))
                .toList();
        int first = BodyPart.ALL.stream()
                .mapToInt(part -> part.toString().length())
                .max()
                .orElse(0);
        List<Sentence> lines = new ArrayList<>();
        lines.add(Sentence.consequence(line(headings, headings, first) + words.message("body.state"), ""));
        for (PartState part : body) {
            lines.add(Sentence.consequence(line(cells(part), headings, first) + Wording.capitalised(part.state()), ""));
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

    /** What a level is called of all parts of a sheet: limbs alone are Useless and Crippled (HL-16), head and torso are not (HL-15). */
    private String heading(WoundLevel level, List<PartState> body) {
        boolean limbs = level.compareTo(WoundLevel.INCAPACITATED) >= 0
                && body.stream().allMatch(part -> part.part().isLimb());
        return words.message((limbs ? "body.limbs." : "body.") + level.name());
    }

    private static List<String> cells(PartState part) {
        List<String> cells = new ArrayList<>();
        cells.add(Wording.capitalised(part.part().toString()));
        for (int i = 0; i < part.marks().size(); i++) {
            cells.add(part.marks().get(i) + "/" + part.boxes().get(i));
        }
        return cells;
    }

    /** Cells under their headings, two blanks between the columns. */
    private static String line(List<String> cells, List<String> headings, int first) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            int width = i == 0 ? first : headings.get(i).length();
            line.append(cells.get(i))
                    .append(" ".repeat(Math.max(0, width - cells.get(i).length()) + 2));
        }
        return line.toString();
    }
}
