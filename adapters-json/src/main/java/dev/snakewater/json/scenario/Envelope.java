package dev.snakewater.json.scenario;

import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Within;
import dev.snakewater.json.value.Pointer;
import dev.snakewater.json.value.Problems;
import dev.snakewater.json.value.Shape;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The fields that every scenario document has, whatever its kind. */
public record Envelope(
        int snakewater,
        String kind,

        @Spelt(pattern = "\\S", as = "scenario") String title,

        @Default("") String about,
        @Default("100") @Within({1, 10_000}) int turnLimit,
        List<GameMasterModifier> modifiers,
        List<ScriptLine> script) {

    /** The version of all documents. */
    public static final int VERSION = 1;

    /** The field that names the kind of a scenario. */
    public static final String KIND = "kind";

    static List<String> names() {
        return Shape.of(Envelope.class).fields().stream().map(Shape.Field::name).toList();
    }

    FightTerms terms() {
        return new FightTerms(turnLimit, modifiers);
    }

    /** Adds a problem if a document has an unknown version. */
    public static void version(int version, Problems problems) {
        if (version != VERSION) {
            problems.tell(Pointer.ROOT.field("snakewater"), "version", version, VERSION);
        }
    }

    List<Problem> unknownNumbers(ScenarioKind<?, ?> kind) {
        return unknown(
                "no-number",
                "/modifiers/%d/on",
                modifiers.stream().map(GameMasterModifier::on).toList(),
                kind.numbers(),
                String::equalsIgnoreCase);
    }

    List<Problem> problems(List<Name> fighters) {
        List<String> names = fighters.stream().map(Name::text).toList();
        List<String> answering = script.stream().map(line -> line.by().text()).toList();
        List<String> modified =
                modifiers.stream().map(modifier -> modifier.whom().text()).toList();
        return Stream.concat(
                        unknown("nobody", "/script/%d", answering, names, String::equals).stream(),
                        unknown("nobody", "/modifiers/%d/whom", modified, names, String::equals).stream())
                .toList();
    }

    private static List<Problem> unknown(
            String key, String at, List<String> written, List<String> there, BiPredicate<String, String> same) {
        return IntStream.range(0, written.size())
                .filter(i -> there.stream().noneMatch(one -> same.test(one, written.get(i))))
                .mapToObj(i -> Problems.problem(
                        new Pointer(at.replace("%d", String.valueOf(i))),
                        key,
                        Problems.quoted(written.get(i)),
                        Suggestions.instead(written.get(i), there)))
                .toList();
    }
}
