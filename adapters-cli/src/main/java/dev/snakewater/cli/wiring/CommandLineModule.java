package dev.snakewater.cli.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.rulebook.Bookshelf;
import dev.snakewater.cli.RulesCommand;
import dev.snakewater.cli.RunCommand;
import dev.snakewater.cli.ScenariosCommand;
import dev.snakewater.json.JsonScenarios;
import dev.snakewater.json.ReportWriter;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** Puts the adapters behind the ports, and gives the commands what they need. */
public final class CommandLineModule extends AbstractModule {

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Map<String, String> environment;

    /**
     * The wiring of one run of the program.
     *
     * @param in standard input
     * @param out where results go
     * @param err where everything else goes
     * @param environment the environment variables
     */
    public CommandLineModule(InputStream in, PrintStream out, PrintStream err, Map<String, String> environment) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.environment = environment;
    }

    @Override
    protected void configure() {
        bind(RunFight.class).toInstance(new Fights());
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
    RunCommand run(RunFight fights, Scenarios scenarios) {
        return new RunCommand(fights, scenarios, new ReportWriter()::write, out, err, environment);
    }

    @Provides
    ScenariosCommand scenarioList(Scenarios scenarios) {
        return new ScenariosCommand(scenarios, out, environment);
    }

    @Provides
    RulesCommand rules(ConsultRules rulebooks) {
        return new RulesCommand(rulebooks, out, environment);
    }
}
