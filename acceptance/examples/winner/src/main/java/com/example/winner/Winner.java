package com.example.winner;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.session.Fights;
import dev.snakewater.json.document.JsonScenarios;

/** Plays a scenario, and prints who won. */
public class Winner {
    public static void main(String[] arguments) {
        var scenario = new JsonScenarios(Ruleset.installed(), System.in).find(arguments[0]);
        var fight = new Fights().withSeed(scenario, 1);
        System.out.println(fight.ending().sentences().getLast().text());
    }
}
