/**
 * Who is asked what, and in which order: what a rule text is made of, and what can be done with its fights. The rule texts are services; none
 * of their packages is for others.
 *
 * <p>Open, since documents are read into records, and words into templates, by reflection; and words lie beside their classes.
 */
@SuppressWarnings("module") // The module that some packages are for comes later.
open module dev.snakewater.application {
    requires transitive dev.snakewater.domain;
    requires static org.jspecify;
    requires static io.soabase.recordbuilder.core;
    requires static transitive java.compiler; // @Generated, at what the compiler writes for @Withers

    exports dev.snakewater.application.measure;
    exports dev.snakewater.application.odds;
    exports dev.snakewater.application.port.in;
    exports dev.snakewater.application.port.out;
    exports dev.snakewater.application.procedure;
    exports dev.snakewater.application.scenario;
    exports dev.snakewater.application.session;
    exports dev.snakewater.application.table;
    exports dev.snakewater.application.table.answering;
    exports dev.snakewater.application.words;
    exports dev.snakewater.application.fudge.gunfight.procedure to
            dev.snakewater.steps;
    exports dev.snakewater.application.fudge.gunfight.scenario to
            dev.snakewater.steps;

    uses dev.snakewater.application.scenario.Ruleset;

    provides dev.snakewater.application.scenario.Ruleset with
            dev.snakewater.application.fudge.gunfight.GunfightRuleset,
            dev.snakewater.application.fudge.hitlocation.HitLocationRuleset,
            dev.snakewater.application.exp.ExpRuleset,
            dev.snakewater.application.gurps.GurpsRuleset,
            dev.snakewater.application.fallout.FalloutRuleset;
}
