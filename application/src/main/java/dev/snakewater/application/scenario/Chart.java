package dev.snakewater.application.scenario;

import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A flowchart that procedures follow: its boxes in the order of their numbers, the first of which is where all begin. */
public record Chart(List<Box> boxes) {

    public Chart {
        boxes = List.copyOf(boxes);
    }

    /**
     * A box.
     *
     * @param rule the rule that it is
     * @param words what stands in it
     * @param exits the ways out of it; none, if the procedure ends there
     */
    public record Box(int number, Rule rule, String words, List<Exit> exits) {

        public Box {
            exits = List.copyOf(exits);
        }

        /** Returns whether it is left by one of several ways. */
        public boolean isQuestion() {
            return exits.size() > 1;
        }

        /** Returns whether the procedure ends here. */
        public boolean isEnd() {
            return exits.isEmpty();
        }
    }

    /** A way out of a box to the box of this number, and when it is taken. The print does not draw all of them. */
    public record Exit(int to, String when, boolean printed) {}

    /** Returns it in the notation of Mermaid: questions as diamonds, ends round, exits that the print does not have dotted. */
    public String mermaid() {
        Stream<String> drawn = boxes.stream().map(Chart::mermaid);
        Stream<String> exits =
                boxes.stream().flatMap(box -> box.exits().stream().map(exit -> mermaid(box, exit)));
        return Stream.concat(
                        Stream.of("flowchart TD"), Stream.concat(drawn, exits).map(line -> "  " + line))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String mermaid(Box box) {
        String text = "\"" + box.number() + ". " + box.words() + "\"";
        String drawn = box.isEnd() ? "([" + text + "])" : box.isQuestion() ? "{" + text + "}" : "[" + text + "]";
        return name(box.number()) + drawn;
    }

    private static String mermaid(Box from, Exit exit) {
        String arrow = exit.printed() ? " -->" : " -.->";
        String label = from.isQuestion() ? "|\"" + exit.when() + "\"|" : "";
        return name(from.number()) + arrow + label + " " + name(exit.to());
    }

    private static String name(int box) {
        return "b" + box;
    }
}
