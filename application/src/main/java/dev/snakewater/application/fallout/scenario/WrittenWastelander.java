package dev.snakewater.application.fallout.scenario;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Skills;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * A sheet. What is left out is that of the one she is like; who is like nobody is average: 5 of everything, and the skills of a
 * raider.
 *
 * @param name what she is called
 * @param like whose sheet hers is like: one that stands before it, or is there from the start
 * @param strength ST
 * @param perception PE
 * @param endurance EN
 * @param charisma CH
 * @param intelligence IN
 * @param agility AG
 * @param luck LU
 * @param courage the eighth
 * @param handguns her skill with them
 * @param rifles her skill with them
 * @param heavyWeapons her skill with them
 * @param bodyControl her skill at it
 * @param acrobatics her skill at it
 * @param hitPoints her hit points when unhurt; as her statistics have it, if left out
 * @param actionPoints what she has in a round; as her statistics have it, if left out
 * @param armour what she wears, by name; that of the one she is like, or none
 * @param weapons what she carries, by name; those of the one she is like
 */
public record WrittenWastelander(
        Name name,
        Optional<String> like,
        @Within({1, Statistics.MOST}) Optional<Integer> strength,
        @Within({1, Statistics.MOST}) Optional<Integer> perception,
        @Within({1, Statistics.MOST}) Optional<Integer> endurance,
        @Within({1, Statistics.MOST}) Optional<Integer> charisma,
        @Within({1, Statistics.MOST}) Optional<Integer> intelligence,
        @Within({1, Statistics.MOST}) Optional<Integer> agility,
        @Within({1, Statistics.MOST}) Optional<Integer> luck,
        @Within({1, Statistics.MOST}) Optional<Integer> courage,
        @Within({0, Skills.MOST}) Optional<Integer> handguns,
        @Within({0, Skills.MOST}) Optional<Integer> rifles,
        @Within({0, Skills.MOST}) Optional<Integer> heavyWeapons,
        @Within({0, Skills.MOST}) Optional<Integer> bodyControl,
        @Within({0, Skills.MOST}) Optional<Integer> acrobatics,
        @Within({1, Wastelander.MOST_HIT_POINTS}) Optional<Integer> hitPoints,
        @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,
        Optional<String> armour,
        List<String> weapons) {

    /** Returns who is meant; nobody, if it is not clear whom she is like. */
    Optional<Wastelander> wastelander(Catalogue.Entries<Wastelander> before, Catalogue.Entries<Armour> armours) {
        return (like.isEmpty() ? Optional.of(Wastelander.AVERAGE) : like.flatMap(before::named))
                .map(one -> over(one, armours));
    }

    private Wastelander over(Wastelander model, Catalogue.Entries<Armour> armours) {
        return new Wastelander(
                name.text(),
                statistics(model.statistics()),
                skills(model.skills()),
                armour.flatMap(armours::named).orElse(model.armour()),
                weapons.isEmpty() ? model.weapons() : weapons,
                hitPoints.or(model::ownHitPoints),
                actionPoints.or(model::ownActionPoints));
    }

    private Statistics statistics(Statistics others) {
        return new Statistics(
                strength.orElse(others.strength()),
                perception.orElse(others.perception()),
                endurance.orElse(others.endurance()),
                charisma.orElse(others.charisma()),
                intelligence.orElse(others.intelligence()),
                agility.orElse(others.agility()),
                luck.orElse(others.luck()),
                courage.orElse(others.courage()));
    }

    private Skills skills(Skills others) {
        return new Skills(
                handguns.orElse(others.handguns()),
                rifles.orElse(others.rifles()),
                heavyWeapons.orElse(others.heavyWeapons()),
                bodyControl.orElse(others.bodyControl()),
                acrobatics.orElse(others.acrobatics()));
    }
}
