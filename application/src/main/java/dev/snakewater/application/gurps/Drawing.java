package dev.snakewater.application.gurps;

import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.Exit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The chart as a drawing in these words, in the notation of Mermaid. */
record Drawing(Wording words) {

    /** All boxes and all exits: questions as diamonds, ends round, exits that the print does not have dotted. */
    String mermaid() {
        Stream<String> boxes = Stream.of(Box.values()).map(this::box);
        Stream<String> exits =
                Stream.of(Box.values()).flatMap(box -> box.exits().stream().map(exit -> exit(box, exit)));
        return Stream.concat(
                        Stream.of("flowchart TD"), Stream.concat(boxes, exits).map(line -> "  " + line))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private String box(Box box) {
        String text = "\"" + box.number() + ". " + words.of(box) + "\"";
        String drawn = box.isEnd() ? "([" + text + "])" : box.exits().size() > 1 ? "{" + text + "}" : "[" + text + "]";
        return name(box) + drawn;
    }

    private String exit(Box from, Exit exit) {
        String arrow = exit.printed() ? " -->" : " -.->";
        String label = from.exits().size() > 1 ? "|\"" + words.of(exit.when()) + "\"|" : "";
        return name(from) + arrow + label + " " + name(exit.box());
    }

    private static String name(Box box) {
        return "b" + box.number();
    }
}
