package dev.snakewater.cli.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.snakewater.application.fight.Checks;
import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.fight.MendedRules;
import dev.snakewater.application.fight.RecordJudgement;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.CheckDocument;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.JudgeRecord;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.Simulate;
import dev.snakewater.application.port.in.TellAftermath;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.rulebook.Bookshelf;
import dev.snakewater.application.simulation.Simulation;
import dev.snakewater.cli.Desk;
import dev.snakewater.cli.Documents;
import dev.snakewater.cli.Output;
import dev.snakewater.cli.Snakewater;
import dev.snakewater.cli.Voice;
import dev.snakewater.json.DocumentSchemas;
import dev.snakewater.json.JsonScenarios;
import dev.snakewater.json.JsonTranscripts;
import dev.snakewater.json.OddsWriter;
import dev.snakewater.json.ReportWriter;
import dev.snakewater.json.ScenarioWriter;
import dev.snakewater.json.StateFolder;
import dev.snakewater.json.TextFiles;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** Puts the adapters behind the ports, and gives the commands what they need. */
public final class CommandLineModule extends AbstractModule {

    private final InputStream in;
    private final Output out;
    private final Output err;
    private final Map<String, String> environment;

    /**
     * The wiring of one run of the program.
     *
     * @param in standard input
     * @param out where results go
     * @param err where everything else goes
     * @param environment the environment variables
     */
    public CommandLineModule(InputStream in, Output out, Output err, Map<String, String> environment) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.environment = environment;
    }

    @Override
    protected void configure() {
        bind(RunFight.class).to(Fights.class);
        bind(ReplayFight.class).to(Fights.class);
        bind(TellAftermath.class).to(Fights.class);
        bind(ContinueFight.class).to(Fights.class);
        bind(AskOdds.class).to(ExactOdds.class);
        bind(Simulate.class).to(Simulation.class);
        bind(Texts.class).to(TextFiles.class);
        Desk desk = new Desk(in, environment);
        StateFolder folder = new StateFolder(desk.fights());
        bind(InputStream.class).toInstance(in);
        bind(Desk.class).toInstance(desk);
        bind(StateFolder.class).toInstance(folder);
        bind(UnfinishedFights.class).toInstance(folder);
        made(ConsultRules.class, Bookshelf.class);
        made(Scenarios.class, JsonScenarios.class);
        made(Transcripts.class, JsonTranscripts.class);
        made(MendedRules.class, MendedRules.class);
        made(JudgeRecord.class, RecordJudgement.class);
        made(CheckDocument.class, Checks.class);
        Snakewater.parts().forEach(this::itself);
    }

    private <T> void itself(Class<T> part) {
        made(part, part);
    }

    /** Makes what a port asks for by the constructor that takes most; by a public one, if there is any. */
    @SuppressWarnings("unchecked")
    private <T, S extends T> void made(Class<T> port, Class<S> part) {
        Constructor<?> constructor = Stream.of(part.getDeclaredConstructors())
                .max(Comparator.<Constructor<?>, Boolean>comparing(one -> Modifier.isPublic(one.getModifiers()))
                        .thenComparing(Constructor::getParameterCount))
                .orElseThrow();
        bind(port).toConstructor((Constructor<S>) constructor);
    }

    @Provides
    @Singleton
    List<Ruleset> rulesets() {
        return ServiceLoader.load(Ruleset.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    @Provides
    @Singleton
    Voice voice(List<Ruleset> rulesets) {
        OddsWriter odds = new OddsWriter();
        return new Voice(
                out,
                err,
                environment,
                new Documents(
                        new ReportWriter()::write,
                        odds::write,
                        odds::write,
                        new ScenarioWriter()::write,
                        name -> new DocumentSchemas(rulesets).schema(name),
                        () -> new DocumentSchemas(rulesets).names()));
    }
}
