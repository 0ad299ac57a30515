package dev.snakewater.domain.gurps.chart;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The chart as a drawing, in the notation of Mermaid. */
public final class Drawing {

    private Drawing() {}

    /** All boxes and all exits: questions as diamonds, ends round, exits that the print does not have dotted. */
    public static String mermaid() {
        Stream<String> boxes = Stream.of(Box.values()).map(Drawing::box);
        Stream<String> exits =
                Stream.of(Box.values()).flatMap(box -> box.exits().stream().map(exit -> exit(box, exit)));
        return Stream.concat(
                        Stream.of("flowchart TD"), Stream.concat(boxes, exits).map(line -> "  " + line))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String box(Box box) {
        String text = "\"" + box.number() + ". " + box.title() + "\"";
        if (box.isEnd()) {
            return name(box.number()) + "([" + text + "])";
        }
        return name(box.number()) + (box.exits().size() > 1 ? "{" + text + "}" : "[" + text + "]");
    }

    private static String exit(Box from, Exit exit) {
        String arrow = exit.source() == Exit.Source.IMPLIED ? " -.->" : " -->";
        String label = from.exits().size() > 1 ? "|\"" + exit.when() + "\"|" : "";
        return name(from.number()) + arrow + label + " " + name(exit.to());
    }

    private static String name(int number) {
        return "b" + number;
    }
}
