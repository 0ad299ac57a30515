package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.procedure.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Makes documents for programs: JSON texts that end with a newline.
 *
 * @param report of a fight
 * @param odds of what can come out of a scenario, and what changes would make of it
 * @param simulation of what came out of many fights
 * @param scenario of a scenario
 * @param schema the schema of the documents of a name, if there is one
 * @param schemas the names that have one
 */
public record Documents(
        Function<Account, String> report,
        BiFunction<Chances, List<Chances.Change>, String> odds,
        Function<Simulated, String> simulation,
        Function<Scenario<?, ?, ?>, String> scenario,
        Function<String, Optional<String>> schema,
        Supplier<List<String>> schemas) {}
