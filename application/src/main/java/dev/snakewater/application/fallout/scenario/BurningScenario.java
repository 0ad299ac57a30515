package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.BurningOutcome;
import dev.snakewater.application.fallout.procedure.BurningPhase;
import dev.snakewater.application.fallout.procedure.BurningProcedure;
import dev.snakewater.application.fallout.procedure.BurningSituation;
import dev.snakewater.application.fallout.telling.BurningTelling;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Sheets;
import dev.snakewater.application.scenario.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A scenario in which somebody is set on fire, or already burns. */
@Withers
public record BurningScenario(
        @Unwrapped HouseRules house,
        Optional<WrittenShooter> shooter,
        @Items(least = 1, most = 6) List<WrittenTarget> targets,
        @Within({1, BurningScenario.MOST_ROUNDS}) Optional<Integer> rounds)
        implements BurningScenarioBuilder.With, SetUp<BurningSituation, BurningOutcome> {

    /** Returns the kind {@code fallout-burning}: a flame thrower and its targets, or only a fire. */
    public static ScenarioKind<BurningSituation, BurningOutcome> kind() {
        return ScenarioKind.of("fallout-burning", BurningScenario.class, new BurningProcedure(), new BurningTelling())
                .withPolicies(List.of(BurningSituation.BurningPolicy.values()))
                .withSequel(ScenarioKind.Sequel.AGAIN)
                .withNumbers(List.of(Shot.TO_HIT, Shot.CRITICAL, Fire.Bite.BURN));
    }

    @Override
    public List<Problem> problems() {
        return BurningProblems.of(this);
    }

    /** The shooter first. People who burn roll their own damage. */
    @Override
    public List<Name> everybody() {
        return Stream.concat(
                        shooter.stream().map(by -> by.who.called()),
                        targets.stream().map(target -> target.victim.called()))
                .toList();
    }

    @Override
    public Optional<Policy<BurningSituation>> policyOf(Name fighter) {
        return shooter.filter(by -> by.who.called().equals(fighter)).map(WrittenShooter::policy);
    }

    @Override
    public boolean isPlayer(Name fighter) {
        return shooter.filter(by -> by.player && by.who.called().equals(fighter))
                .isPresent();
    }

    /** Returns the next fire, with the rest of the tank and the survivors; empty without survivors. */
    @Override
    public Optional<BurningScenario> aftermath(BurningOutcome outcome) {
        List<WrittenTarget> left = new ArrayList<>();
        for (int i = 0; i < targets.size(); i++) {
            BurningOutcome.Fate fate = outcome.fates().get(i);
            if (!fate.down()) {
                left.add(targets.get(i).after(fate.after()));
            }
        }
        boolean nothingToDo = shooter.isEmpty()
                && left.stream().allMatch(target -> target.alight().isEmpty());
        return left.isEmpty() || nothingToDo
                ? Optional.empty()
                : Optional.of(
                        withTargets(left).withShooter(shooter.map(by -> by.as(by.who.again(), outcome.seconds()))));
    }

    @Override
    public SetUp<BurningSituation, BurningOutcome> after(
            Interlude what, SetUp<BurningSituation, BurningOutcome> before, String at, ProblemCollector refused) {
        Catalogue known = Catalogue.with(house.catalogue());
        Sheets<WrittenTarget> sheets =
                new Sheets<>(targets, target -> target.victim().called());
        return switch (what) {
            case Interlude.Reload reload
            when shooter.isPresent() -> withShooter(shooter.map(by -> by.as(by.who, Optional.empty())));
            case Interlude.HealAll all ->
                withTargets(sheets.each(one -> one.withVictim(one.victim().healed(known))));
            case Interlude.Heal heal ->
                sheets.called(heal.who(), at, refused)
                        .map(who -> withTargets(sheets.with(
                                who, one -> one.withVictim(one.victim().healed(heal.points(), known, at, refused)))))
                        .orElse(this);
            default -> SetUp.super.after(what, before, at, refused);
        };
    }

    @Override
    public void vary(Variations<SetUp<BurningSituation, BurningOutcome>> all) {
        first(targets.getFirst().victim(), all.within(other -> {
            List<WrittenTarget> changed = new ArrayList<>(targets);
            changed.set(0, changed.getFirst().withVictim(other));
            return withTargets(changed);
        }));
        shooter.ifPresent(by -> {
            int fired = rounds.orElse(1);
            all.when(fired < MOST_ROUNDS).add("variation.round", withRounds(Optional.of(fired + 1)));
            all.add("variation.rested", withShooter(Optional.of(by.as(by.who.rested(), by.seconds))));
        });
    }

    private void first(Victim victim, Variations<Victim> all) {
        Armour worn = opening().targets().getFirst().person().armour();
        List<Name> others = Armour.ALL.stream()
                .filter(armour -> !armour.equals(worn))
                .map(Armour::name)
                .toList();
        all.each("variation.armour", others, other -> victim.withArmour(Optional.of(other.text())), victim.called());
        Variations<Victim> ofWhoIsShotAt = all.when(shooter.isPresent());
        ofWhoIsShotAt
                .when(house.rulings().poses())
                .each("variation.pose", List.of(Pose.values()), victim::withPose, victim.called());
        ofWhoIsShotAt.add("variation.cover", victim.withInCover(!victim.inCover()), victim.called(), !victim.inCover());
    }

    /** The highest number of rounds of firing. */
    public static final int MOST_ROUNDS = 10;

    @Override
    public BurningSituation opening() {
        Catalogue catalogue = Catalogue.with(house.catalogue());
        Optional<BurningSituation.FlamethrowerUser> user = shooter.map(by -> by.user(rounds.orElse(1), catalogue));
        return new BurningSituation(
                user,
                targets.stream().map(target -> target.opening(catalogue)).toList(),
                house.master(),
                house.rulings(),
                1,
                shooter.flatMap(by -> by.who().actionPoints())
                        .or(() -> user.map(BurningSituation.FlamethrowerUser::actionPoints))
                        .orElse(0),
                shooter.flatMap(WrittenShooter::seconds)
                        .or(() -> user.map(by -> by.thrower().gun().magazine()))
                        .orElse(0),
                new BurningPhase.Spreading(0, true));
    }

    /** The person with the flame thrower. */
    public record WrittenShooter(
            @Unwrapped Attacker who,
            @Default("Flame thrower") String with,
            @Within({0, Weapon.LARGEST_MAGAZINE}) Optional<Integer> seconds,
            @Default("relentless") BurningSituation.BurningPolicy policy,
            @Default("false") boolean player) {

        private WrittenShooter as(Attacker other, Optional<Integer> left) {
            return new WrittenShooter(other, with, left, policy, player);
        }

        private BurningSituation.FlamethrowerUser user(int rounds, Catalogue catalogue) {
            Wastelander sheet = catalogue.characters().named(who.is().text()).orElseThrow();
            Weapon.FlameThrower thrower = catalogue.flameThrower(with).orElseThrow();
            return new BurningSituation.FlamethrowerUser(who.shooter(sheet), thrower, sheet.actionPoints(), rounds);
        }
    }

    /** Somebody who can be hit or burns. */
    @Withers
    public record WrittenTarget(
            @Unwrapped Victim victim,
            @Within({0, Encounter.FARTHEST}) Optional<Integer> millimetres,
            Optional<Fire.Stage> alight)
            implements BurningScenarioWrittenTargetBuilder.With {

        private BurningSituation.Target opening(Catalogue catalogue) {
            Person person = victim.person(catalogue);
            return new BurningSituation.Target(
                    person, millimetres.orElse(0), person.condition().hitPoints(), new Fire(alight, false));
        }

        WrittenTarget after(BurningOutcome.BurnState then) {
            return with(it ->
                    it.victim(victim.after(then.condition())).alight(then.fire().due()));
        }
    }
}
