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
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

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
        Fights fights = new Fights();
        bind(RunFight.class).toInstance(fights);
        bind(ReplayFight.class).toInstance(fights);
        bind(TellAftermath.class).toInstance(fights);
        bind(ContinueFight.class).toInstance(fights);
        bind(AskOdds.class).toInstance(new ExactOdds());
        bind(Simulate.class).toInstance(new Simulation());
        bind(Texts.class).toInstance(new TextFiles());
        Desk desk = new Desk(in, environment);
        StateFolder folder = new StateFolder(desk.fights());
        bind(Desk.class).toInstance(desk);
        bind(StateFolder.class).toInstance(folder);
        bind(UnfinishedFights.class).toInstance(folder);
        Snakewater.parts().forEach(this::byItsConstructor);
    }

    private <T> void byItsConstructor(Class<T> part) {
        try {
            Class<?>[] needs = part.getDeclaredConstructors()[0].getParameterTypes();
            bind(part).toConstructor(part.getDeclaredConstructor(needs));
        } catch (NoSuchMethodException gone) {
            addError(gone);
        }
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

    @Provides
    ConsultRules rulebooks(List<Ruleset> rulesets) {
        return new Bookshelf(rulesets);
    }

    @Provides
    Scenarios scenarios(List<Ruleset> rulesets) {
        return new JsonScenarios(rulesets, in);
    }

    @Provides
    Transcripts transcripts(List<Ruleset> rulesets, StateFolder folder) {
        return new JsonTranscripts(rulesets, folder);
    }

    @Provides
    JudgeRecord records(ReplayFight fights, Transcripts transcripts, List<Ruleset> rulesets) {
        return new RecordJudgement(fights, transcripts, new MendedRules(rulesets));
    }

    @Provides
    CheckDocument checks(Scenarios scenarios, Transcripts transcripts, JudgeRecord records) {
        return new Checks(scenarios, transcripts, records);
    }
}
