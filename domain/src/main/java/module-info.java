/**
 * Values and functions: rules, dice, numbers with reasons, geometry. The rule texts' own packages are for their procedures alone.
 *
 * <p>Open, since documents are read into records, and words into templates, by reflection; and words lie beside their classes.
 */
@SuppressWarnings("module") // The modules that some packages are for come later.
open module dev.snakewater.domain {
    requires static org.jspecify;
    requires static io.soabase.recordbuilder.core;
    requires static transitive java.compiler; // @Generated, at what the compiler writes for @Withers

    exports dev.snakewater.domain.combatant;
    exports dev.snakewater.domain.dice;
    exports dev.snakewater.domain.field;
    exports dev.snakewater.domain.modifier;
    exports dev.snakewater.domain.plane;
    exports dev.snakewater.domain.rule;
    exports dev.snakewater.domain.wound;
    exports dev.snakewater.domain.exp.combatant to
            dev.snakewater.application;
    exports dev.snakewater.domain.exp.modifier to
            dev.snakewater.application;
    exports dev.snakewater.domain.exp to
            dev.snakewater.application;
    exports dev.snakewater.domain.exp.scene to
            dev.snakewater.application;
    exports dev.snakewater.domain.exp.weapon to
            dev.snakewater.application;
    exports dev.snakewater.domain.exp.wound to
            dev.snakewater.application;
    exports dev.snakewater.domain.fallout.combatant to
            dev.snakewater.application;
    exports dev.snakewater.domain.fallout.modifier to
            dev.snakewater.application;
    exports dev.snakewater.domain.fallout to
            dev.snakewater.application;
    exports dev.snakewater.domain.fallout.scene to
            dev.snakewater.application;
    exports dev.snakewater.domain.fallout.weapon to
            dev.snakewater.application;
    exports dev.snakewater.domain.fallout.wound to
            dev.snakewater.application;
    exports dev.snakewater.domain.fudge.gunfight.combatant to
            dev.snakewater.application;
    exports dev.snakewater.domain.fudge.gunfight.modifier to
            dev.snakewater.application;
    exports dev.snakewater.domain.fudge.gunfight to
            dev.snakewater.application,
            dev.snakewater.steps;
    exports dev.snakewater.domain.fudge.hitlocation.combatant to
            dev.snakewater.application;
    exports dev.snakewater.domain.fudge.hitlocation.modifier to
            dev.snakewater.application,
            dev.snakewater.steps;
    exports dev.snakewater.domain.fudge.hitlocation to
            dev.snakewater.application,
            dev.snakewater.steps;
    exports dev.snakewater.domain.fudge.hitlocation.wound to
            dev.snakewater.application,
            dev.snakewater.steps;
    exports dev.snakewater.domain.fudge to
            dev.snakewater.application,
            dev.snakewater.steps;
    exports dev.snakewater.domain.gurps.combatant to
            dev.snakewater.application;
    exports dev.snakewater.domain.gurps.modifier to
            dev.snakewater.application;
    exports dev.snakewater.domain.gurps to
            dev.snakewater.application;
    exports dev.snakewater.domain.gurps.scene to
            dev.snakewater.application;
    exports dev.snakewater.domain.gurps.weapon to
            dev.snakewater.application;
    exports dev.snakewater.domain.gurps.wound to
            dev.snakewater.application;
}
