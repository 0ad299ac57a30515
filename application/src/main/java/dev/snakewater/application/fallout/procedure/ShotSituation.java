package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The situation of an action.
 *
 * @param hitPointsBefore the target's hit points before any shot
 * @param settled her plan, if decided beforehand
 */
@Withers
public record ShotSituation(
        Encounter encounter,
        List<Held> guns,
        int actionPoints,
        int hitPointsBefore,
        Toll toll,
        Optional<Plan> settled,
        int times,
        List<Move> after,
        ShotPhase phase)
        implements ShotSituationBuilder.With {

    /** The number of shots rolled, of hits, and of critical hits. */
    public record Toll(int shots, int hits, int criticals) {

        /** Nothing has been fired. */
        public static final Toll NONE = new Toll(0, 0, 0);

        Toll and(Shot.Result result) {
            return new Toll(
                    shots + 1, hits + (result.hits() ? 1 : 0), criticals + (result == Shot.Result.CRITICAL ? 1 : 0));
        }
    }

    /** Like a record's own, but faster: what changes most comes first. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ShotSituation that
                && toll.equals(that.toll)
                && actionPoints == that.actionPoints
                && hitPointsBefore == that.hitPointsBefore
                && times == that.times
                && phase.equals(that.phase)
                && encounter.equals(that.encounter)
                && guns.equals(that.guns)
                && settled.equals(that.settled)
                && after.equals(that.after);
    }

    /** Uses only what changes from shot to shot: odds look up many situations with the same people. */
    @Override
    public int hashCode() {
        return Objects.hash(target(), toll, actionPoints, times, phase);
    }

    /** Returns the condition of the target. */
    public Condition target() {
        return encounter.target().condition();
    }

    ShotSituation withTarget(Person target) {
        return withEncounter(encounter.withTarget(target));
    }

    ShotSituation withShooter(Person shooter) {
        return withEncounter(encounter.withShooter(shooter));
    }

    /** Returns what a plan means by the rules. */
    public Attempt attempt(Plan plan) {
        List<Integer> hands = plan.hands();
        List<Held> held = hands.size() == 1
                ? List.of(guns.get(hands.getFirst()))
                : List.of(guns.get(hands.getFirst()), guns.get(hands.getLast()));
        return new Attempt(encounter, held, plan.way(), plan.from());
    }

    /** Returns the guns at hand with their names. */
    public List<GunNames.NamedGun> named() {
        return GunNames.named(guns);
    }

    /** Returns the names of the guns of a plan. */
    public List<String> guns(Plan plan) {
        return GunNames.of(plan.hands(), named());
    }

    /** Returns what is told of a plan. */
    public ShotEvent.Deed deed(Plan plan) {
        return new ShotEvent.Deed(
                encounter.shooter().name(), encounter.target().name(), guns(plan), plan.way(), plan.from());
    }

    /** Returns why the rules refuse a plan; nothing, if they allow it. */
    public List<Refusal> refusals(Plan plan) {
        return Refusal.of(attempt(plan), actionPoints);
    }

    /** Returns whether a move would change anything. */
    public boolean fits(Move move) {
        return (!move.isChangeOfPose() || encounter.rulings().poses())
                && move.fits(encounter.shooter(), guns.get(concerned(move)));
    }

    Tally price(Move move) {
        return move.price(encounter.shooter(), guns.get(concerned(move)));
    }

    /** Returns this after a move, which is not yet paid for. */
    public ShotSituation after(Move move) {
        int gun = concerned(move);
        return withShooter(move.after(encounter.shooter())).with(gun, move.after(guns.get(gun)));
    }

    /** Of the guns she fires, the first that a move would change; without a plan, her first gun. */
    private int concerned(Move move) {
        List<Integer> hands = settled.map(Plan::hands).orElse(List.of(0));
        return hands.stream()
                .filter(place -> move.fits(encounter.shooter(), guns.get(place)))
                .findFirst()
                .orElse(hands.getFirst());
    }

    ShotSituation loaded(int gun, int rounds) {
        return with(gun, guns.get(gun).withRounds(rounds));
    }

    private ShotSituation with(int gun, Held then) {
        List<Held> all = new ArrayList<>(guns);
        all.set(gun, then);
        return withGuns(all);
    }

    ShotSituation paid(Plan plan) {
        Attempt attempt = attempt(plan);
        ShotSituation paid = withActionPoints(actionPoints - attempt.price().total());
        for (int gun : plan.hands()) {
            paid = paid.loaded(gun, guns.get(gun).rounds() - attempt.rounds(guns.get(gun)));
        }
        return paid;
    }

    /** Returns this when the shooter comes to shoot; empty if her moves before cost more action points than she has. */
    public Optional<ShotSituation> shooting() {
        return phase instanceof ShotPhase.Moving moving
                ? Optional.of(foreseen(moving.moves()).withPhase(new ShotPhase.Deciding()))
                        .filter(then -> then.actionPoints >= 0)
                : Optional.of(this);
    }

    /** Returns how many action points are missing for the moves after the shots, if she follows this plan; 0 if none. */
    public int lacking(Plan plan) {
        return Math.max(0, -paid(plan).foreseen(after).actionPoints);
    }

    /** Returns the moves that change something, one after the other; a gun that is full now need not be full after firing. */
    public List<Move> fitting(List<Move> moves) {
        List<Move> fitting = new ArrayList<>();
        ShotSituation now = this;
        for (Move move : moves) {
            if (now.fits(move) || move == Move.RELOAD) {
                fitting.add(move);
                now = now.after(move);
            }
        }
        return List.copyOf(fitting);
    }

    /** Returns this after some moves, skipping those that change nothing. Its action points are below 0 if they do not suffice. */
    private ShotSituation foreseen(List<Move> moves) {
        ShotSituation now = this;
        for (Move move : moves) {
            if (now.fits(move)) {
                now = now.after(move)
                        .withActionPoints(now.actionPoints - now.price(move).total());
            }
        }
        return now;
    }
}
