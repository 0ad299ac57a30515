package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.ShotOutcome;
import dev.snakewater.application.fallout.procedure.ShotPolicy;
import dev.snakewater.application.fallout.procedure.ShotProcedure;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.fallout.telling.ShotTelling;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Sheets;
import dev.snakewater.application.scenario.Variations;
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
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/** A scenario of one shooter's action. */
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
        implements ShotScenarioBuilder.With, SetUp<ShotSituation, ShotOutcome> {

    /** Returns the kind {@code fallout-shot}: one action of one shooter. */
    public static ScenarioKind<ShotSituation, ShotOutcome> kind() {
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

    @Override
    public boolean isPlayer(Name fighter) {
        return shooter.player && fighter.equals(shooter.who.called());
    }

    /**
     * Returns the same action in the next round; empty if the target is down. Moves that would change nothing are dropped, and so is
     * how she leaves cover if she is in none.
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
        Optional<WrittenAction> next = action.map(once ->
                once.withFrom(once.from().filter(from -> covered != (from == Way.FromCover.IN_THE_OPEN))));
        ShotScenario round = at(target.victim.after(outcome.target()))
                .with(it -> it.shooter(again).action(next).before(List.of()).after(List.of()));
        return Optional.of(round.withAfter(round.opening().fitting(after)));
    }

    /** Only the target has hit points here. */
    @Override
    public SetUp<ShotSituation, ShotOutcome> after(
            Interlude what, SetUp<ShotSituation, ShotOutcome> before, String at, ProblemCollector refused) {
        return switch (what) {
            case Interlude.Reload reload ->
                withShooter(shooter.withGuns(shooter.guns().stream()
                        .map(gun -> gun.withRounds(Optional.empty()))
                        .toList()));
            case Interlude.HealAll all -> at(target.victim.healed(Catalogue.with(house.catalogue())));
            case Interlude.Heal heal ->
                new Sheets<>(List.of(target.victim), Victim::called)
                        .called(heal.who(), at, refused)
                        .map(who -> who.healed(heal.points(), Catalogue.with(house.catalogue()), at, refused))
                        .map(this::at)
                        .orElse(this);
            default -> SetUp.super.after(what, before, at, refused);
        };
    }

    @Override
    public void vary(Variations<SetUp<ShotSituation, ShotOutcome>> all) {
        ShotVariations.of(this, all.within(shot -> shot));
    }

    /** The most often that somebody can shoot in a scenario. */
    public static final int MOST_TIMES = 5;

    /** A shot itself costs at least one action point. */
    static final int MOST_EXTRA = Wastelander.MOST_ACTION_POINTS - 1;

    ShotScenario at(Victim other) {
        return withTarget(new WrittenTarget(other, target.reacts));
    }

    ShotScenario doing(Optional<WrittenAction> other, int often) {
        return with(it -> it.action(other).times(often));
    }

    /** The shooter. */
    @Withers
    public record WrittenShooter(
            @Unwrapped Attacker who,
            List<WrittenGun> guns,
            @Default("upright") Pose pose,
            @Default("false") boolean inCover,
            @Default("false") boolean ambidextrous,
            @Within({1, 100}) Optional<Integer> level,
            @Default("false") boolean reacts,
            @Default("most damage") ShotPolicy policy,
            @Default("false") boolean player)
            implements ShotScenarioWrittenShooterBuilder.With {

        Person shooter(Wastelander sheet) {
            return who.shooter(sheet)
                    .with(it -> it.pose(pose)
                            .inCover(inCover)
                            .ambidextrous(ambidextrous)
                            .reacts(reacts));
        }
    }

    /** A gun at hand. */
    public record WrittenGun(
            String is,
            @Within({0, Weapon.LARGEST_MAGAZINE}) Optional<Integer> rounds,
            Optional<Held.Support> support,
            @Default("false") boolean rested,
            List<Held.Tuning> tunings) {

        /** Returns this with other rounds; full, if none are told. */
        public WrittenGun withRounds(Optional<Integer> other) {
            return new WrittenGun(is, other, support, rested, tunings);
        }

        /** Returns a gun as it is after an action. */
        public static WrittenGun of(Held held) {
            return new WrittenGun(
                    held.gun().name(), Optional.of(held.rounds()), held.support(), held.rested(), held.tunings());
        }

        /** Returns this with a full magazine, and not set up. */
        public WrittenGun full() {
            return new WrittenGun(is, Optional.empty(), support, false, tunings);
        }

        /** Returns the gun with this card in somebody's possession. */
        public Held held(Gun card) {
            return new Held(card, rounds.orElse(card.magazine()), support, rested, tunings);
        }
    }

    /** The target. */
    public record WrittenTarget(
            @Unwrapped Victim victim, @Default("false") boolean reacts) {}

    /** The shooter's action. */
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

        WrittenAction withFrom(Optional<Way.FromCover> cover) {
            return new WrittenAction(way, at, extra, with, cover);
        }

        /** Returns the way she shoots; an aimed shot at no given part aims at the torso. */
        Way meant() {
            return switch (way) {
                case UNAIMED -> new Way.Unaimed();
                case AIMED -> new Way.Aimed(at.orElse(Part.TORSO), extra.orElse(1));
                case BURST -> new Way.Burst();
            };
        }
    }

    /** The three ways to shoot. */
    public enum WayWord {
        UNAIMED,
        AIMED,
        BURST
    }
}
