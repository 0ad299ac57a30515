package dev.snakewater.cli.wiring;

import com.google.inject.Binder;
import com.google.inject.Guice;
import com.google.inject.Module;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.odds.Simulation;
import dev.snakewater.application.port.in.CheckDocument;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.port.out.KeptFights;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.session.Checks;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.session.RecordJudgement;
import dev.snakewater.application.session.RulebookIndex;
import dev.snakewater.cli.command.ScenarioCommands;
import dev.snakewater.cli.command.Snakewater;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.plugin.RuleTexts;
import dev.snakewater.json.document.DocumentWriter;
import dev.snakewater.json.document.JsonScenarios;
import dev.snakewater.json.file.AtomicFile;
import dev.snakewater.json.file.AutosaveFolder;
import dev.snakewater.json.file.NumberedFights;
import dev.snakewater.json.schema.DocumentSchemas;
import dev.snakewater.json.transcript.JsonTranscripts;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Binds adapters to ports, with these streams and environment variables. */
public record CommandLineModule(
        InputStream in, Output out, Output err, Map<String, String> environment, RuleTexts ruleTexts) {

    private static final Clock CLOCK = () -> Duration.ofNanos(System.nanoTime());

    /** Binds them, with the rule texts that this environment has. */
    public CommandLineModule(InputStream in, Output out, Output err, Map<String, String> environment) {
        this(
                in,
                out,
                err,
                environment,
                new RuleTexts(
                        environment,
                        Console.additions(environment).map(home -> home.resolve("plugins")),
                        JsonScenarios::in,
                        err));
    }

    /** Returns the part of this class. What plays without asking is made by hand: an injector takes longer than many a fight. */
    public Object part(Class<?> part) {
        return part == ScenarioCommands.class
                ? scenarioCommands()
                : Guice.createInjector(module()).getInstance(part);
    }

    private ScenarioCommands scenarioCommands() {
        List<Ruleset> rulesets = ruleTexts.all();
        return new ScenarioCommands(
                new Fights(),
                new ExactOdds(CLOCK),
                new Simulation(CLOCK),
                new JsonScenarios(rulesets, in),
                new JsonTranscripts(rulesets, folder()),
                new NumberedFights(folder()),
                new AtomicFile.TextFiles(),
                CLOCK,
                console());
    }

    /** Returns the module. None of its methods is annotated: to look for that takes as long as to bind all. */
    public Module module() {
        return binder -> {
            binder.bind(RuleTexts.class).toInstance(ruleTexts);
            binder.bind(new TypeLiteral<List<Ruleset>>() {})
                    .toProvider(ruleTexts::all)
                    .in(Scopes.SINGLETON);
            ports(binder);
            binder.bind(Console.class).toInstance(console());
            binder.bind(InputStream.class).toInstance(in);
            files(binder, folder());
        };
    }

    private Console console() {
        return new Console(in, out, err, environment, documents());
    }

    private AutosaveFolder folder() {
        return new AutosaveFolder(Console.drawer(environment).map(drawer -> drawer.resolve("fights")));
    }

    private static void files(Binder binder, AutosaveFolder folder) {
        binder.bind(AutosaveFolder.class).toInstance(folder);
        binder.bind(UnfinishedFights.class).toInstance(folder);
        binder.bind(KeptFights.class).toInstance(new NumberedFights(folder));
        binder.bind(Texts.class).to(AtomicFile.TextFiles.class);
    }

    private static void ports(Binder binder) {
        binder.bind(ContinueFight.class).to(Fights.class);
        made(binder, Scenarios.class, JsonScenarios.class);
        made(binder, Transcripts.class, JsonTranscripts.class);
        made(binder, ConsultRules.class, RulebookIndex.class);
        made(binder, ReplayFight.class, RecordJudgement.class);
        made(binder, CheckDocument.class, Checks.class);
        Snakewater.parts().forEach(part -> itself(binder, part));
    }

    private static <T> void itself(Binder binder, Class<T> part) {
        made(binder, part, part);
    }

    /** Makes what a port asks for by the constructor that takes most; by a public one, if there is any. */
    @SuppressWarnings("unchecked")
    private static <T, S extends T> void made(Binder binder, Class<T> port, Class<S> part) {
        Constructor<?> constructor = Stream.of(part.getDeclaredConstructors())
                .max(Comparator.<Constructor<?>, Boolean>comparing(one -> Modifier.isPublic(one.getModifiers()))
                        .thenComparing(Constructor::getParameterCount))
                .orElseThrow();
        binder.bind(port).toConstructor((Constructor<S>) constructor);
    }

    private Console.Documents documents() {
        return new Console.Documents(
                DocumentWriter::report,
                DocumentWriter::summary,
                DocumentWriter::odds,
                DocumentWriter::simulation,
                DocumentWriter::scenario,
                name -> new DocumentSchemas(ruleTexts.all()).schema(name),
                () -> new DocumentSchemas(ruleTexts.all()).names(),
                DocumentWriter::steps);
    }
}
