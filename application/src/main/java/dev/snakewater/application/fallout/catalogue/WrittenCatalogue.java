package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.domain.fallout.Column;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Burst;
import dev.snakewater.domain.fallout.catalogue.Loading;
import dev.snakewater.domain.fallout.catalogue.Reach;
import dev.snakewater.domain.fallout.catalogue.Skill;
import java.util.List;
import java.util.Optional;

/**
 * Entries of a person's own, beside those that are there from the start. One that has the name of another takes its place.
 *
 * @param weapons weapon cards
 * @param armours armour
 * @param characters people's sheets
 */
public record WrittenCatalogue(List<WrittenWeapon> weapons, List<Armour> armours, List<WrittenWastelander> characters) {

    /** No entries of one's own. */
    public static final WrittenCatalogue EMPTY = new WrittenCatalogue(List.of(), List.of(), List.of());

    /** Copies the lists. */
    public WrittenCatalogue {
        weapons = List.copyOf(weapons);
        armours = List.copyOf(armours);
        characters = List.copyOf(characters);
    }

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
            String name,
            Optional<String> like,
            Optional<Integer> strength,
            Optional<Integer> perception,
            Optional<Integer> endurance,
            Optional<Integer> charisma,
            Optional<Integer> intelligence,
            Optional<Integer> agility,
            Optional<Integer> luck,
            Optional<Integer> courage,
            Optional<Integer> handguns,
            Optional<Integer> rifles,
            Optional<Integer> heavyWeapons,
            Optional<Integer> bodyControl,
            Optional<Integer> acrobatics,
            Optional<Integer> hitPoints,
            Optional<Integer> actionPoints,
            Optional<String> armour,
            List<String> weapons) {}

    /**
     * A weapon card. What is left out is that of the weapon it is like.
     *
     * @param name what it is called
     * @param like which weapon it is like: one that stands before it, or is there from the start
     * @param column in which column of similar guns it stands; that in which the tables have its name, or none
     * @param skill the skill that is tested
     * @param hands how many hands it takes; as its column has it, or 1 for handguns and 2 for others
     * @param bothHandsBelow the strength below which a gun for one hand takes both
     * @param damage the dice of a hit
     * @param actionPoints what a single shot costs
     * @param burst its burst
     * @param perSecond what a second of the stream costs; only a flame thrower has a price for that
     * @param minimumStrength the strength it asks for
     * @param mountedStrength the strength it asks for on a mount; the same, if left out
     * @param magazine how many rounds, or seconds, it holds
     * @param loading how it is reloaded; 2 action points for the whole magazine, if left out
     * @param bands its five bands, the nearest first, in millimetres
     */
    public record WrittenWeapon(
            String name,
            Optional<String> like,
            Optional<Column> column,
            Optional<Skill> skill,
            Optional<Integer> hands,
            Optional<Integer> bothHandsBelow,
            Optional<String> damage,
            Optional<Integer> actionPoints,
            Optional<Burst> burst,
            Optional<Integer> perSecond,
            Optional<Integer> minimumStrength,
            Optional<Integer> mountedStrength,
            Optional<Integer> magazine,
            Optional<Loading> loading,
            List<Reach> bands) {}
}
