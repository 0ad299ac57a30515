package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.ShotOutcome;
import dev.snakewater.application.fallout.procedure.ShotPolicy;
import dev.snakewater.application.fallout.procedure.ShotProcedure;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.fallout.telling.ShotTelling;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * What a master writes to set up one shooter's action.
 *
 * @param house what the master brings along
 * @param millimetres how far apart the two are on the table
 * @param shooter who shoots
 * @param target at whom
 * @param action what the shooter does; her choice among what her action points allow, if left out
 * @param before what the shooter does first, in order; nothing, if left out
 * @param after what she does afterwards; nothing, if left out
 * @param times how often she shoots so, as long as her action points last
 */
@Withers
public record ShotScenario(
        @Unwrapped HouseRules house,
        @Within({0, Encounter.FARTHEST}) int millimetres,
        WrittenShooter shooter,
        WrittenTarget target,
        Optional<WrittenAction> action,
        List<Move> before,
        List<Move> after,
        @Default("1") @Within({1, ShotScenario.MOST_TIMES}) int times)
        implements ShotScenarioBuilder.With, SetUp<ShotScenario, ShotSituation, ShotOutcome> {

    /** The kind {@code fallout-shot}: one shooter's one action. */
    public static ScenarioKind<ShotScenario, ShotSituation, ShotOutcome> kind() {
        return ScenarioKind.of("fallout-shot", ShotScenario.class, new ShotProcedure(), new ShotTelling())
                .withPolicies(List.of(ShotPolicy.values()))
                .withSequel(ScenarioKind.Sequel.AGAIN)
                .withNumbers(List.of(Shot.TO_HIT, Shot.CRITICAL, Damage.DAMAGE));
    }

    @Override
    public List<Problem> problems() {
        return ShotProblems.of(this);
    }

    @Override
    public List<Name> everybody() {
        return List.of(shooter.who.called(), target.victim.called());
    }

    @Override
    public ShotSituation opening() {
        return ShotOpening.of(this, Catalogue.with(house.catalogue())).situation();
    }

    @Override
    public Optional<Policy<ShotSituation>> policyOf(Name fighter) {
        return Optional.of(shooter.policy);
    }

    /**
     * The same again in the next round, as it is left; none if the target is down. Of what she does beside shooting only that is left
     * which she can do again from there, and how she leaves her cover is not said of somebody who is in none.
     */
    @Override
    public Optional<ShotScenario> aftermath(ShotOutcome outcome) {
        if (outcome.target().isDown()) {
            return Optional.empty();
        }
        boolean covered = outcome.inCover().orElse(false);
        List<WrittenGun> left = outcome.guns().stream().map(WrittenGun::of).toList();
        WrittenShooter again = shooter.with(it -> it.who(shooter.who.again())
                .guns(left)
                .pose(outcome.pose().orElse(Pose.UPRIGHT))
                .inCover(covered));
        ShotScenario next = at(target.victim.after(outcome.target()))
                .with(it -> it.shooter(again)
                        .action(action.map(once ->
                                once.leaving(once.from().filter(from -> covered != (from == Way.FromCover.OPEN)))))
                        .before(List.of())
                        .after(List.of()));
        return Optional.of(next.withAfter(next.opening().fitting(after)));
    }

    @Override
    public void vary(Variations<ShotScenario> all) {
        ShotVariations.of(this, all);
    }

    /** How often somebody can shoot at all in a scenario. */
    public static final int MOST_TIMES = 5;

    /** A shot itself costs at least one. */
    static final int MOST_EXTRA = Wastelander.MOST_ACTION_POINTS - 1;

    ShotScenario at(Victim other) {
        return withTarget(new WrittenTarget(other, target.reacts));
    }

    ShotScenario doing(Optional<WrittenAction> other, int often) {
        return with(it -> it.action(other).times(often));
    }

    /**
     * Who shoots.
     *
     * @param who who it is
     * @param guns what she has at hand; the guns of her sheet, full, if left out
     * @param pose how she holds herself
     * @param inCover whether she is in cover
     * @param ambidextrous whether she has the perk for a gun in each hand
     * @param level her level, which that perk asks for
     * @param reacts whether she interrupts somebody else's round
     * @param policy who decides for her when nobody asks
     */
    @Withers
    public record WrittenShooter(
            @Unwrapped Attacker who,
            List<WrittenGun> guns,
            @Default("upright") Pose pose,
            @Default("false") boolean inCover,
            @Default("false") boolean ambidextrous,
            @Within({1, 100}) Optional<Integer> level,
            @Default("false") boolean reacts,
            @Default("most damage") ShotPolicy policy)
            implements ShotScenarioWrittenShooterBuilder.With {

        Person shooter(Wastelander sheet) {
            return who.shooter(sheet)
                    .with(it -> it.pose(pose)
                            .inCover(inCover)
                            .ambidextrous(ambidextrous)
                            .reacts(reacts));
        }
    }

    /**
     * A gun at hand.
     *
     * @param is which: a name of the catalogue
     * @param rounds how many rounds are in it; all that fit, if left out
     * @param support what is fitted to rest it on; nothing, if left out
     * @param rested whether it rests on that
     * @param tunings what is tuned about it
     */
    public record WrittenGun(
            String is,
            @Within({0, Weapon.LARGEST_MAGAZINE}) Optional<Integer> rounds,
            Optional<Held.Support> support,
            @Default("false") boolean rested,
            List<Held.Tuning> tunings) {

        static WrittenGun of(Held held) {
            return new WrittenGun(
                    held.gun().name(), Optional.of(held.rounds()), held.support(), held.rested(), held.tunings());
        }

        Held held(Gun card) {
            return new Held(card, rounds.orElse(card.magazine()), support, rested, tunings);
        }
    }

    /**
     * Who is shot at.
     *
     * @param victim who it is
     * @param reacts whether she waits in reaction
     */
    public record WrittenTarget(
            @Unwrapped Victim victim, @Default("false") boolean reacts) {}

    /**
     * What the shooter does.
     *
     * @param way how she fires
     * @param at what an aimed shot is aimed at
     * @param extra how many action points more an aimed shot costs; 1, if left out
     * @param with the gun she fires, or one for each hand; the first she has at hand, if left out
     * @param from how she leaves her own cover: blind, or she pops out; she pops out, if left out and she is in any
     */
    public record WrittenAction(
            @Default("unaimed") WayWord way,
            Optional<Part> at,
            @Within({1, MOST_EXTRA}) Optional<Integer> extra,
            @Items(most = 2) List<String> with,
            Optional<Way.FromCover> from) {

        static final WrittenAction PLAIN = Blank.of(WrittenAction.class);

        WrittenAction fired(WayWord other, Optional<Part> part, Optional<Integer> more) {
            return new WrittenAction(other, part, more, with, from);
        }

        WrittenAction leaving(Optional<Way.FromCover> cover) {
            return new WrittenAction(way, at, extra, with, cover);
        }

        /** Returns how she fires; who aims at nothing, at most of the target. */
        Way meant() {
            return switch (way) {
                case UNAIMED -> new Way.Unaimed();
                case AIMED -> new Way.Aimed(at.orElse(Part.TORSO), extra.orElse(1));
                case BURST -> new Way.Burst();
            };
        }
    }

    /** One of the three ways to shoot. */
    public enum WayWord {
        UNAIMED,
        AIMED,
        BURST
    }
}
