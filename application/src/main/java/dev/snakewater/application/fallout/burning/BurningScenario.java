package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.WrittenVictim;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.burning.Stage;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set somebody alight, or to let burn who burns already.
 *
 * @param catalogue people, weapons and armour of her own, beside those that are there from the start
 * @param shooter who has the flame thrower; nobody, if left out, and then there is only the fire
 * @param targets who can be hit, or burns
 * @param rounds in how many rounds the shooter may fire; one, if left out
 * @param master what the master adds to the hit value of her own accord
 * @param rulings how she reads the rules; by the book, if left out
 */
public record BurningScenario(
        Optional<WrittenCatalogue> catalogue,
        Optional<WrittenShooter> shooter,
        List<WrittenTarget> targets,
        Optional<Integer> rounds,
        List<MasterItem> master,
        Optional<Rulings> rulings) {

    /**
     * Who has the flame thrower.
     *
     * @param is whose sheet she has: a name of the catalogue
     * @param name what she is called here; as her sheet, if left out
     * @param with which flame thrower: a name of the catalogue; the Flame thrower, if left out
     * @param actionPoints what she has left of them in the first round; all, if left out
     * @param seconds for how long the tank still lasts; full, if left out
     * @param winded the worst handicap of her running: 10, 20 or 40 points; none, if left out
     * @param wounds where she is wounded, which matters if the house's wounds are played with
     * @param policy who decides for her when nobody asks; she fires at everybody each round, if left out
     */
    public record WrittenShooter(
            String is,
            Optional<String> name,
            Optional<String> with,
            Optional<Integer> actionPoints,
            Optional<Integer> seconds,
            Optional<Integer> winded,
            List<Part> wounds,
            Optional<BurningPolicy> policy) {}

    /**
     * Who can be hit, or burns.
     *
     * @param is whose sheet she has: a name of the catalogue; or nobody's, and then her hit points must be told
     * @param name what she is called here; as her sheet, or Target, if left out
     * @param millimetres how far from the shooter she is on the table; must be told if there is a shooter
     * @param hitPoints her hit points now; those of her sheet, if left out
     * @param armour what she wears: a name of the catalogue; as on her sheet, or none, if left out
     * @param armed whether she holds a weapon; if there is one on her sheet, or there is no sheet, if left out
     * @param pose upright, if left out
     * @param fromTheFront whether she is seen from the front, which matters if she is prone; she is, if left out
     * @param inCover whether something hip-high is between her and the shooter; not, if left out
     * @param locations where criticals strike her, for each face of a d6, if the master says so or she is no human
     * @param alight the round of the fire whose bite comes next, if she burns already: the first as after a plain hit, at once
     */
    public record WrittenTarget(
            Optional<String> is,
            Optional<String> name,
            Optional<Integer> millimetres,
            Optional<Integer> hitPoints,
            Optional<String> armour,
            Optional<Boolean> armed,
            Optional<Pose> pose,
            Optional<Boolean> fromTheFront,
            Optional<Boolean> inCover,
            List<Part> locations,
            Optional<Stage> alight)
            implements WrittenVictim {}
}
