package dev.snakewater.application.fallout.scenario;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Skills;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/**
 * A character sheet. What is left out is taken from the sheet named by {@code like}. Without {@code like}, every statistic is 5 and
 * the skills are those of a raider.
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

    /** Returns the character; empty if the sheet she is like could not be read. */
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
