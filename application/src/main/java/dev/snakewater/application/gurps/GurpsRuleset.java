package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.telling.GurpsTelling;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.Exit;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** GURPS, third edition, as a rule text that can be played. */
public final class GurpsRuleset implements Ruleset {

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(Gurps3Rule.RULEBOOK);
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(Rulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(GurpsScenario.kind());
    }

    /** In the notation of Mermaid: questions as diamonds, ends round, exits that the print does not have dotted. */
    @Override
    public Optional<String> chart() {
        Messages words = new GurpsTelling().words();
        Stream<String> boxes = Stream.of(Box.values()).map(box -> box(box, words));
        Stream<String> exits =
                Stream.of(Box.values()).flatMap(box -> box.exits().stream().map(exit -> exit(box, exit, words)));
        return Optional.of(Stream.concat(
                        Stream.of("flowchart TD"), Stream.concat(boxes, exits).map(line -> "  " + line))
                .collect(Collectors.joining("\n", "", "\n")));
    }

    private static String box(Box box, Messages words) {
        String text = "\"" + box.number() + ". " + words.of(box) + "\"";
        String drawn = box.isEnd() ? "([" + text + "])" : box.exits().size() > 1 ? "{" + text + "}" : "[" + text + "]";
        return name(box) + drawn;
    }

    private static String exit(Box from, Exit exit, Messages words) {
        String arrow = exit.printed() ? " -->" : " -.->";
        String label = from.exits().size() > 1 ? "|\"" + words.of(exit.when()) + "\"|" : "";
        return name(from) + arrow + label + " " + name(exit.box());
    }

    private static String name(Box box) {
        return "b" + box.number();
    }
}
