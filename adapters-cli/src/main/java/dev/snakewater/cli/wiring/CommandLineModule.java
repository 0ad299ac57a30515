package dev.snakewater.cli.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.snakewater.application.fight.Checks;
import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.fight.MendedRules;
import dev.snakewater.application.fight.RecordJudgement;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.JudgeRecord;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.TellAftermath;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.rulebook.Bookshelf;
import dev.snakewater.application.simulation.Simulation;
import dev.snakewater.cli.AftermathCommand;
import dev.snakewater.cli.CheckCommand;
import dev.snakewater.cli.CompletionCommand;
import dev.snakewater.cli.Desk;
import dev.snakewater.cli.OddsCommand;
import dev.snakewater.cli.Output;
import dev.snakewater.cli.PlayCommand;
import dev.snakewater.cli.ReplayCommand;
import dev.snakewater.cli.Reports;
import dev.snakewater.cli.RulesCommand;
import dev.snakewater.cli.RunCommand;
import dev.snakewater.cli.ScenariosCommand;
import dev.snakewater.cli.SchemaCommand;
import dev.snakewater.cli.SimulateCommand;
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
        bind(Voice.class).toInstance(new Voice(out, err, environment, account -> new ReportWriter().write(account)));
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
    ConsultRules rulebooks(List<Ruleset> rulesets) {
        return new Bookshelf(rulesets);
    }

    @Provides
    @Singleton
    Scenarios scenarios(List<Ruleset> rulesets) {
        return new JsonScenarios(rulesets, in);
    }

    @Provides
    @Singleton
    Transcripts transcripts(List<Ruleset> rulesets, StateFolder folder) {
        return new JsonTranscripts(rulesets, folder);
    }

    @Provides
    JudgeRecord records(ReplayFight fights, Transcripts transcripts, List<Ruleset> rulesets) {
        return new RecordJudgement(fights, transcripts, new MendedRules(rulesets));
    }

    @Provides
    StateFolder folder() {
        return new StateFolder(new Desk(in, environment).fights());
    }

    @Provides
    RunCommand run(RunFight fights, Scenarios scenarios, Transcripts transcripts, Voice voice) {
        return new RunCommand(fights, scenarios, transcripts, new TextFiles(), voice);
    }

    @Provides
    PlayCommand play(
            ContinueFight fights,
            JudgeRecord records,
            Scenarios scenarios,
            Transcripts transcripts,
            StateFolder folder,
            ConsultRules rules,
            Voice voice) {
        return new PlayCommand(
                fights,
                records,
                scenarios,
                transcripts,
                folder,
                rules,
                new Reports(voice.report(), new TextFiles()),
                new Desk(in, environment),
                voice);
    }

    @Provides
    ReplayCommand replay(JudgeRecord records, Transcripts transcripts, Voice voice) {
        return new ReplayCommand(records, transcripts, voice);
    }

    @Provides
    OddsCommand odds(Scenarios scenarios, Voice voice) {
        return new OddsCommand(
                new ExactOdds(), scenarios, (chances, changes) -> new OddsWriter().write(chances, changes), voice);
    }

    @Provides
    SimulateCommand simulate(RunFight fights, Scenarios scenarios, Voice voice) {
        return new SimulateCommand(
                new Simulation(), fights, scenarios, simulated -> new OddsWriter().write(simulated), voice);
    }

    @Provides
    AftermathCommand aftermath(TellAftermath fights, JudgeRecord records, Transcripts transcripts, Voice voice) {
        return new AftermathCommand(
                fights, records, transcripts, scenario -> new ScenarioWriter().write(scenario), voice);
    }

    @Provides
    CheckCommand check(Scenarios scenarios, Transcripts transcripts, JudgeRecord records, Voice voice) {
        return new CheckCommand(new Checks(scenarios, transcripts, records), voice);
    }

    @Provides
    SchemaCommand schema(List<Ruleset> rulesets, Voice voice) {
        DocumentSchemas schemas = new DocumentSchemas(rulesets);
        return new SchemaCommand(schemas.names(), schemas::schema, voice);
    }

    @Provides
    CompletionCommand completion(Voice voice) {
        return new CompletionCommand(voice);
    }

    @Provides
    ScenariosCommand scenarioList(Scenarios scenarios, Voice voice) {
        return new ScenariosCommand(scenarios, voice);
    }

    @Provides
    RulesCommand rules(ConsultRules rulebooks, Voice voice) {
        return new RulesCommand(rulebooks, voice);
    }
}
