package dev.snakewater.application.gurps.scenario;

import dev.snakewater.application.gurps.procedure.ChartWalk;
import dev.snakewater.application.gurps.procedure.ChartedAttack;
import dev.snakewater.application.gurps.procedure.GurpsOutcome;
import dev.snakewater.application.gurps.procedure.GurpsPolicy;
import dev.snakewater.application.gurps.telling.GurpsTelling;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Sheet;
import dev.snakewater.application.scenario.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.combatant.Posture;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.Engagement.Attacker;
import dev.snakewater.domain.gurps.modifier.Manner;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.weapon.GroupHits;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a person writes to set up one attack. */
@Withers
public record GurpsScenario(
        Attacker attacker,
        WeaponEntry weapon,
        Manner attack,
        Attacked target,
        @Items(most = 20) List<Attacked> bystanders,
        @Unwrapped GroupHits groups,
        Rulings rulings)
        implements GurpsScenarioBuilder.With, SetUp<ChartedAttack, GurpsOutcome> {

    /** Returns the kind {@code gurps3-attack}: one attack, through the chart. */
    public static ScenarioKind<ChartedAttack, GurpsOutcome> kind() {
        return ScenarioKind.of("gurps3-attack", GurpsScenario.class, new ChartWalk(), new GurpsTelling())
                .withPolicies(List.of(GurpsPolicy.values()))
                .withNumbers(List.of(
                        "to hit",
                        "defence",
                        "basic damage",
                        "damage",
                        "keep feet",
                        "DR",
                        "through the armour",
                        "wound",
                        "hits",
                        "location",
                        "knockdown",
                        "consciousness",
                        "death"));
    }

    @Override
    public List<Problem> problems() {
        return GurpsProblems.of(this);
    }

    @Override
    public List<Name> everybody() {
        Stream<Name> others = sheets().stream().map(Attacked::name);
        return Stream.concat(Stream.of(attacker.name()), others).toList();
    }

    @Override
    public ChartedAttack opening() {
        List<Figure> figures = sheets().stream().map(Attacked::figure).toList();
        return ChartedAttack.opening(
                new Engagement(attacker, weapon.inHandsOf(attacker.person().st()), attack, figures, groups, rulings));
    }

    @Override
    public List<Attacked> sheets() {
        return Stream.concat(Stream.of(target), bystanders.stream()).toList();
    }

    @Override
    public void vary(Variations<SetUp<ChartedAttack, GurpsOutcome>> all) {
        Variations<Manner> attacks = all.within(this::withAttack);
        aim(attack.aim(), attacks.when(!attack.aim().isSudden()).within(attack::withAim));
        Variations<Manner> plain =
                attacks.when(!weapon.use().isRanged() && attack.maneuver() == Manner.Maneuver.ATTACK);
        plain.add("variation.to-hit", attack.withManeuver(Manner.Maneuver.ALL_OUT_TO_HIT));
        plain.add("variation.damage", attack.withManeuver(Manner.Maneuver.ALL_OUT_DAMAGE));
        for (HitLocation location : List.of(HitLocation.TORSO, HitLocation.HEAD, HitLocation.VITALS)) {
            attacks.when(location != attack.aimedAt())
                    .add("variation.location", attack.withLocation(Optional.of(location)), Word.of(location));
        }
        guard(target.figure(), all.within(other -> withTarget(new Attacked(other, target.policy(), target.player()))));
        all.add("variation.alone", withBystanders(List.of()));
    }

    private static void aim(Manner.Aim aim, Variations<Manner.Aim> all) {
        int turns = aim.turnsAimed();
        all.when(turns < Manner.Aim.MOST_TURNS).add("variation.aimed", aim.withTurnsAimed(turns + 1), turns);
        all.when(turns > 0).add("variation.braced", aim.withBraced(true));
    }

    private void guard(Figure who, Variations<Figure> all) {
        Guard guard = who.guard();
        all.when(!weapon.use().isRanged())
                .add("variation.retreat", who.withGuard(guard.withMayRetreat(true)), who.name());
        all.add("variation.all-out", who.withGuard(guard.withAllOutDefense(true)), who.name());
        Person lying = who.person().withPosture(Posture.LYING);
        all.when(weapon.use() == Weapon.Use.GUN && who.person().posture() == Posture.STANDING)
                .add("variation.lying", who.withPerson(lying), who.name());
    }

    /** Somebody who can be hit. */
    public record Attacked(
            @Unwrapped Figure figure,
            @Default("best") GurpsPolicy policy,
            @Default("false") boolean player) implements Sheet<ChartedAttack> {

        @Override
        public Name name() {
            return figure.name();
        }
    }

    public GurpsScenario {
        bystanders = List.copyOf(bystanders);
    }
}
