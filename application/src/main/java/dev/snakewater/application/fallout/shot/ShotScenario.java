package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.WrittenVictim;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Support;
import java.util.List;
import java.util.Optional;

/**
 * What a master writes to set up one shooter's action.
 *
 * @param catalogue people, weapons and armour of her own, beside those that are there from the start
 * @param millimetres how far apart the two are on the table
 * @param shooter who shoots
 * @param target at whom
 * @param action what the shooter does; her choice among what her action points allow, if left out
 * @param before what the shooter does first, in order; nothing, if left out
 * @param after what she does afterwards; nothing, if left out
 * @param times how often she shoots so, as long as her action points last; once, if left out
 * @param master what the master adds to the hit value of her own accord
 * @param rulings how she reads the rules; by the book, if left out
 */
public record ShotScenario(
        Optional<WrittenCatalogue> catalogue,
        int millimetres,
        WrittenShooter shooter,
        WrittenTarget target,
        Optional<WrittenAction> action,
        List<Move> before,
        List<Move> after,
        Optional<Integer> times,
        List<MasterItem> master,
        Optional<Rulings> rulings) {

    /**
     * Who shoots.
     *
     * @param is whose sheet she has: a name of the catalogue
     * @param name what she is called here; as her sheet, if left out
     * @param actionPoints what she has left of them; all, if left out
     * @param guns what she has at hand; the guns of her sheet, full, if left out
     * @param pose how she holds herself; upright, if left out
     * @param inCover whether she is in cover; not, if left out
     * @param ambidextrous whether she has the perk for a gun in each hand; not, if left out
     * @param level her level, which that perk asks for
     * @param winded the worst handicap of her running: 10, 20 or 40 points; none, if left out
     * @param reacts whether she interrupts somebody else's round; not, if left out
     * @param wounds where she is wounded, which matters if the house's wounds are played with
     * @param policy who decides for her when nobody asks; the most damage, if left out
     */
    public record WrittenShooter(
            String is,
            Optional<String> name,
            Optional<Integer> actionPoints,
            List<WrittenGun> guns,
            Optional<Pose> pose,
            Optional<Boolean> inCover,
            Optional<Boolean> ambidextrous,
            Optional<Integer> level,
            Optional<Integer> winded,
            Optional<Boolean> reacts,
            List<Part> wounds,
            Optional<ShotPolicy> policy) {}

    /**
     * A gun at hand.
     *
     * @param is which: a name of the catalogue
     * @param rounds how many rounds are in it; all that fit, if left out
     * @param support what is fitted to rest it on; nothing, if left out
     * @param rested whether it rests on that; not, if left out
     * @param tunings what is tuned about it
     */
    public record WrittenGun(
            String is,
            Optional<Integer> rounds,
            Optional<Support> support,
            Optional<Boolean> rested,
            List<WrittenTuning> tunings) {}

    /**
     * A tuning, a trait or a bonus of another kind.
     *
     * @param what what it is called
     * @param points what it adds to the hit value
     * @param relief how much lighter it makes the handicap of a burst
     * @param critical what it adds to the roll at or below which a hit is critical
     */
    public record WrittenTuning(
            String what, Optional<Integer> points, Optional<Integer> relief, Optional<Integer> critical) {}

    /**
     * Who is shot at.
     *
     * @param is whose sheet she has: a name of the catalogue; or nobody's, and then her hit points must be told
     * @param name what she is called here; as her sheet, or Target, if left out
     * @param hitPoints her hit points now; those of her sheet, if left out
     * @param armour what she wears: a name of the catalogue; as on her sheet, or none, if left out
     * @param armed whether she holds a weapon; if there is one on her sheet, or there is no sheet, if left out
     * @param pose upright, if left out
     * @param fromTheFront whether she is seen from the front, which matters if she is prone; she is, if left out
     * @param inCover whether something hip-high is between her and the shooter; not, if left out
     * @param reacts whether she waits in reaction; not, if left out
     * @param locations where criticals strike her, for each face of a d6, if the master says so or she is no human
     */
    public record WrittenTarget(
            Optional<String> is,
            Optional<String> name,
            Optional<Integer> hitPoints,
            Optional<String> armour,
            Optional<Boolean> armed,
            Optional<Pose> pose,
            Optional<Boolean> fromTheFront,
            Optional<Boolean> inCover,
            Optional<Boolean> reacts,
            List<Part> locations)
            implements WrittenVictim {}

    /**
     * What the shooter does.
     *
     * @param way how she fires; unaimed, if left out
     * @param at what an aimed shot is aimed at
     * @param extra how many action points more an aimed shot costs; 1, if left out
     * @param with the gun she fires, or one for each hand; the first she has at hand, if left out
     * @param from how she leaves her own cover: blind, or she pops out; she pops out, if left out and she is in any
     */
    public record WrittenAction(
            Optional<WayWord> way,
            Optional<Part> at,
            Optional<Integer> extra,
            List<String> with,
            Optional<FromCover> from) {}

    /** One of the three ways to shoot. */
    public enum WayWord {
        /** At nothing in particular. */
        UNAIMED("unaimed"),
        /** At a part. */
        AIMED("aimed"),
        /** A burst. */
        BURST("burst");

        private final String word;

        WayWord(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }
}
