package dev.snakewater.steps;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import io.cucumber.guice.CucumberModules;
import io.cucumber.guice.InjectorSource;

/** Puts the step classes together, each of them anew for every scenario. Cucumber finds it on the glue path. */
public final class Wiring implements InjectorSource {

    @Override
    public Injector getInjector() {
        return Guice.createInjector(Stage.PRODUCTION, CucumberModules.createScenarioModule());
    }
}
