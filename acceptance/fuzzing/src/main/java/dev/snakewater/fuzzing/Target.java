package dev.snakewater.fuzzing;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Something that the program is given, as {@link #name} says in small letters. */
enum Target {
    /** Scenarios, checked, run and asked for their odds. */
    SCENARIOS {
        @Override
        Attempt attempt(Seeds seeds, Choices choices) {
            String document = spoilt(seeds.scenarios(), choices);
            return new Attempt("scenario.json", document, choices.of(OF_SCENARIOS));
        }
    },
    /** Transcripts, checked, replayed and gone on with. */
    RECORDS {
        @Override
        Attempt attempt(Seeds seeds, Choices choices) {
            String document = spoilt(seeds.records(), choices);
            String command = choices.of(OF_RECORDS);
            String typed = command.startsWith("play") ? typed(document, choices) : "";
            return new Attempt("record.jsonl", document, command).typing(typed);
        }
    },
    /** Scripts of dice and decisions, in scenarios that are sound otherwise. */
    SCRIPTS {
        @Override
        Attempt attempt(Seeds seeds, Choices choices) {
            String scenario = choices.of(seeds.scripted());
            int from = scenario.indexOf('[', scenario.indexOf("\"script\""));
            int to = scenario.indexOf(']', from);
            Spoiling spoiling = new Spoiling(choices, seeds.scripted());
            String script = spoiling.of(scenario.substring(from + 1, to));
            String document = scenario.substring(0, from + 1) + script + scenario.substring(to);
            return new Attempt("scenario.json", document, choices.of(OF_SCRIPTS));
        }
    },
    /** Features, verified. */
    FEATURES {
        @Override
        Attempt attempt(Seeds seeds, Choices choices) {
            String feature = spoilt(seeds.features(), choices);
            return new Attempt("some.feature", feature, choices.of(OF_FEATURES));
        }
    },
    /** Lines typed at the table, in sound scenarios. */
    ANSWERS {
        @Override
        Attempt attempt(Seeds seeds, Choices choices) {
            String scenario = choices.of(seeds.scenarios());
            return new Attempt("scenario.json", scenario, choices.of(OF_TABLES)).typing(typed(scenario, choices));
        }
    };

    private static final String LITTLE_WORK = " --situations 200 --fights 5";
    private static final List<String> OF_SCENARIOS = List.of(
            "run FILE --seed 1",
            "check FILE",
            "run FILE --seed 2 --trace",
            "run FILE --seed 3 --json",
            "run FILE --seed 4 --format html",
            "run FILE --seed 5 --format markdown",
            "run FILE --dice script",
            "simulate FILE --fights 3 --seed 1",
            "odds FILE" + LITTLE_WORK,
            "odds FILE --json" + LITTLE_WORK);
    private static final List<String> OF_RECORDS = List.of(
            "replay FILE", "check FILE", "aftermath FILE", "play --resume FILE", "replay FILE --json", "report FILE");
    private static final List<String> OF_SCRIPTS =
            List.of("run FILE --dice script", "run FILE --dice script --trace", "check FILE");
    private static final List<String> OF_FEATURES = List.of("verify FILE", "verify FILE --dry-run");
    private static final List<String> OF_TABLES =
            List.of("play FILE --seed 1", "play FILE --seed 2 --dice hand", "play FILE --seed 3 --plain");
    private static final int LONGEST_SITTING = 40;
    private static final List<String> TYPED = List.of("""
        1 | 2 | 3 | 4 |  | undo | undo 2 | undo 99 | redo | roll | why | barred | odds | table | log | luck | dice hand |\
         dice random | +0-0 | --++ | 5 | 12 3 | 3 4 5 | roll 2d6 | hand Bob to careful | hand all to careful | on |\
         add 1 because of the sun | add -1 to shot because of mud | allow snapshot | amend | amend Bob wounds to Hurt |\
         ruling | ruling grazes to on | sheet | sheet Bob | rule GF-14 | rule called shot | help | help undo | story |\
         1,2,3 | take Bob | enter Cal like Bob for the gang | note it rains | look | who | quit | n | y\
        """.split(" \\| ", -1));

    abstract Attempt attempt(Seeds seeds, Choices choices);

    private static String spoilt(List<String> some, Choices choices) {
        return new Spoiling(choices, some).of(choices.of(some));
    }

    /** Lines as somebody at the table types them, who may slip, or name what the document names. */
    private static String typed(String document, Choices choices) {
        Spoiling spoiling = new Spoiling(choices, List.of(document, String.join("\n", TYPED)));
        return IntStream.range(0, choices.below(LONGEST_SITTING))
                .mapToObj(i -> choices.of(TYPED))
                .map(line -> choices.below(3) == 2 ? spoiling.of(line) : line)
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
