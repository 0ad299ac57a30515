package dev.snakewater.acceptance.language;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.json.schema.DocumentSchemas;
import dev.snakewater.steps.rules.Books;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is the same in every language, each as a whole: what is typed, ids, what documents and records hold, what authors wrote. */
final class TypedWords {

    private static final Pattern QUOTED = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final int MOST_ANSWERS = 30;
    private static final int SEEDS = 6;
    private static final int TURNS = 3;

    /** The rest: dice, alphabets as Unicode calls them, how a chart begins, options of picocli, words of JSON, what Fallout has in stock, and when the state is shown. */
    private static final List<String> OTHERS = List.of(
            "dF|Latin|Cyrillic|Greek|flowchart TD|hV|true|false|Minimi|Gorm|metal|combat|changes|always|turn|never"
                    .split("\\|"));

    private final Set<String> all = new TreeSet<>(OTHERS);

    private TypedWords() {}

    static Set<String> all() {
        TypedWords words = new TypedWords();
        words.ids();
        Repertoire.documents().forEach(words::quoted);
        new DocumentSchemas(Examples.RULESETS).names().forEach(words::schema);
        Repertoire.SCENARIOS.builtIn().forEach(built -> words.typedIn(Repertoire.SCENARIOS.find(built.name())));
        Examples.scenarios(TURNS).forEach(words::typedIn);
        return words.all;
    }

    private void ids() {
        Books.ALL.forEach(book -> all.add(book.id()));
        Books.rules().stream().map(Rule::id).forEach(all::add);
        Repertoire.SCENARIOS.builtIn().stream().map(Scenarios.BuiltIn::name).forEach(all::add);
        for (ScenarioKind<?, ?> kind : Examples.kinds().toList()) {
            all.add(kind.id());
            all.addAll(kind.numbers());
            kind.policies().stream().map(Policy::id).forEach(all::add);
        }
        for (String line : Repertoire.read(Repertoire.HELP)
                .lines()
                .filter(line -> line.contains(" = "))
                .toList()) {
            String[] keyAndText = line.split(" = ", 2);
            all.addAll(List.of(keyAndText[0].replaceFirst("\\.usage\\..*", "").split("[^\\w-]+")));
            if (keyAndText[0].endsWith(".typed")) {
                all.addAll(List.of(keyAndText[1].split(", | -\\d+ ")));
            }
        }
    }

    private void quoted(String text) {
        QUOTED.matcher(text).results().forEach(quoted -> add(quoted.group(1)));
    }

    private void schema(String name) {
        JsonNode schema = JsonMapper.shared()
                .readTree(new DocumentSchemas(Examples.RULESETS).schema(name).orElseThrow());
        all.add(name);
        schema.findValues("enum").forEach(words -> words.forEach(word -> all.add(word.asString())));
        schema.findValues("const").forEach(word -> all.add(word.asString()));
        schema.findValues("properties").forEach(fields -> all.addAll(fields.propertyNames()));
    }

    /** All that can be typed at a table while this is played at random. */
    private void typedIn(Scenario<?, ?> scenario) {
        for (int seed = 0; seed < SEEDS; seed++) {
            RandomDice dice = new RandomDice(seed);
            SplittableRandom random = new SplittableRandom(seed);
            FightAtTable fight = new Fights().begin(scenario);
            for (int i = 0; i < MOST_ANSWERS && fight.question().isPresent(); i++) {
                fight.question().ifPresent(this::asked);
                if (seed == 0) {
                    fight.amendments().forEach(this::asked);
                }
                fight.counted().stream().map(Tally::of).forEach(all::add);
                Answer answer = switch (fight.question().orElseThrow()) {
                    case Throw what -> Answer.of(what, dice.roll(what));
                    case Choice<?> choice -> {
                        List<String> words = choice.options().stream()
                                .<String>map(Choice.Option::word)
                                .toList();
                        yield Answer.of(choice, words.get(random.nextInt(words.size())));
                    }
                };
                fight = fight.after(answer);
            }
            new Fights()
                    .withSeed(scenario, seed).turns().stream()
                            .flatMap(List::stream)
                            .flatMap(told -> told.happened().event().tallies().stream())
                            .map(Tally::of)
                            .forEach(all::add);
        }
    }

    private void asked(Question question) {
        all.add(question.name());
        if (question instanceof Choice<?> choice) {
            Stream.of(choice.options(), choice.barred())
                    .flatMap(List::stream)
                    .map(Choice.Option::word)
                    .forEach(this::add);
        }
    }

    /** Signs are read aloud, and what stands before and behind them. */
    private void add(String word) {
        all.addAll(List.of(word, word.replaceFirst("[+-]\\d.*", ""), word.replaceFirst(".*[+-]\\d+", "")));
    }
}
