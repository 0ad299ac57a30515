package dev.snakewater.application.gurps.scenario;

import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.combatant.Posture;
import dev.snakewater.domain.gurps.combatant.WornArmour;
import dev.snakewater.domain.gurps.modifier.Manner;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.scene.Placement;
import dev.snakewater.domain.gurps.scene.Placement.Adjustment;
import dev.snakewater.domain.gurps.scene.SpeedRange;
import dev.snakewater.domain.gurps.weapon.Ammunition;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.GroupHits;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The problems of an attack: of the weapon, of the manner, of everybody in it. Problems {@code byUse} depend on whether the weapon is
 * ranged.
 */
record GurpsProblems(
        GurpsScenario scenario,
        Manner manner,
        WeaponEntry weapon,
        ProblemCollector complaints,
        ProblemCollector byUse) {

    /** The fields by which a weapon is one of the hand or a ranged one. */
    static final List<String> USE = List.of("/weapon/use", "/weapon/is");

    private static final int MOST_IN_CLOSE_COMBAT = 6;
    private static final List<Integer> BOXES_OF_A_FIGURE = List.of(6, 8, 23);
    private static final List<Integer> BOXES_OF_THE_ATTACK = List.of(2, 3, 8, 9, 29);

    static List<Problem> of(GurpsScenario scenario) {
        ProblemCollector complaints =
                new ProblemCollector(Messages.in("dev.snakewater.application.gurps.scenario.problems"));
        GurpsProblems found =
                new GurpsProblems(scenario, scenario.attack(), scenario.weapon(), complaints, complaints.needing(USE));
        found.attacker();
        found.weapon(scenario.attacker().person().st(), scenario.weapon().own());
        found.attack();
        found.figures();
        found.groupTable();
        return complaints.all();
    }

    private void attacker() {
        new FigureProblems("/attacker", complaints).look(scenario.attacker().person());
        boolean noHandLeft = scenario.attacker().person().shield().isPresent() && weapon.hands() > 1;
        complaints
                .needing("/weapon/hands", "/weapon/is")
                .when(noHandLeft, "/attacker/shield", "shield-in-both-hands", weapon.name());
    }

    private void weapon(int strength, WeaponEntry.Own own) {
        if (weapon.is().isEmpty()) {
            ProblemCollector unlisted = complaints.needing("/weapon/is");
            unlisted.when(own.damage().isEmpty(), "/weapon/damage", "damage-missing");
            unlisted.when(own.type().isEmpty(), "/weapon/type", "type-missing");
        }
        boolean notInTheTable = weapon.damage()
                .filter(damage -> damage.inHandsOf(strength).isEmpty())
                .isPresent();
        complaints.when(notInTheTable, "/weapon/damage", "no-thrust-and-swing", strength);
        String divisor = own.armourDivisor().toPlainString();
        complaints.when(weapon.divisor().isEmpty(), "/weapon/armourDivisor", "divisor", divisor);
        if (!weapon.type().equals(Optional.of(DamageType.BULLET))) {
            ProblemCollector byType = complaints.needing("/weapon/type", "/weapon/is");
            byType.when(own.calibre().isPresent(), "/weapon/calibre", "calibre-without-bullets");
            byType.when(own.ammunition() != Ammunition.SOLID, "/weapon/ammunition", "ammunition-without-bullets");
        }
        if (weapon.use().isRanged()) {
            boolean listed = weapon.is()
                    .filter(is -> WeaponEntry.of(is).use().isRanged())
                    .isPresent();
            boolean missing = !listed && weapon.shooting().snapShot().isEmpty();
            byUse.when(missing, "/weapon/snapShot", "snap-shot-missing");
        } else {
            written(weapon.shooting()).forEach(field -> byUse.tell("/weapon/" + field, "only-ranged-weapons"));
        }
    }

    private static List<String> written(Record record) {
        return Records.components(record.getClass()).stream()
                .filter(field -> !Blank.leftOut(field).equals(Optional.of(Records.held(field, record))))
                .map(RecordComponent::getName)
                .toList();
    }

    private void attack() {
        GroupHits groups = scenario.groups();
        (groups.groupTable().isEmpty() ? complaints.needing("/groupTable") : complaints)
                .within("/attack/rounds", manner.rounds(), 1, groups.largest());
        if (weapon.use().isRanged()) {
            shot();
        } else {
            blow();
        }
        closeCombat();
        location(manner.aimedAt(), scenario.target().figure());
        situational(manner.situational());
        adjustments("/attack", manner.adjustments(), BOXES_OF_THE_ATTACK);
    }

    private void blow() {
        written(manner.aim()).forEach(field -> byUse.tell("/attack/" + field, "by-hand." + field));
        byUse.when(manner.rounds() > 1, "/attack/rounds", "by-hand.rounds");
        boolean moves = manner.move() != Manner.Move.STANDING;
        boolean hasPenalty = manner.movePenalty().isPresent();
        String rule = Box.GU_03_ATTACKER.id();
        ProblemCollector byMove = byUse.needing("/attack/move");
        byMove.when(moves && !hasPenalty, "/attack/movePenalty", "move-missing", manner.move(), rule);
        byMove.when(!moves && hasPenalty, "/attack/movePenalty", "move-of-nobody");
    }

    private void shot() {
        Weapon.Use use = weapon.use();
        boolean popsUpWithABow = use == Weapon.Use.BOW && manner.aim().popUp();
        byUse.when(manner.maneuver() == Manner.Maneuver.WILD_SWING, "/attack/maneuver", "wild-shot");
        byUse.against(Box.GU_09_OPPORTUNITY).when(popsUpWithABow, "/attack/popUp", "pop-up-with-a-bow");
        byUse.when(use != Weapon.Use.GUN && manner.rounds() > 1, "/attack/rounds", "rounds-without-a-gun");
        int yards = scenario.target().figure().placement().yards();
        weapon.farthest(scenario.attacker().person().st())
                .filter(most -> yards > most)
                .ifPresent(most -> (weapon.shooting().maximum().isPresent() ? byUse : byUse.needing("/attacker/st"))
                        .needing("/weapon/maximum")
                        .tell("/target/distance", "beyond-range", yards, most));
        ProblemCollector.each("/bystanders", scenario.bystanders(), (at, one) -> {
            Figure figure = one.figure();
            boolean isNowhere = figure.placement().distance().isEmpty();
            byUse.when(isNowhere, at + "/distance", "distance-missing", figure.name());
        });
        byUse.when(manner.movePenalty().isPresent(), "/attack/movePenalty", "move-of-a-shot");
    }

    private void closeCombat() {
        String at = "/attack/closeCombatPenalty";
        boolean into = manner.intoCloseCombat();
        boolean hasPenalty = manner.closeCombatPenalty().isPresent();
        boolean isMissing = into && weapon.use().isRanged() && !hasPenalty;
        complaints.needing("/attack/intoCloseCombat").when(!into && hasPenalty, at, "close-combat-of-nobody");
        byUse.when(isMissing, at, "close-combat-missing", Box.GU_06_TARGET.id());
    }

    private void location(HitLocation aimed, Figure target) {
        String at = "/attack/location";
        ProblemCollector unlessRandom = complaints.needing("/attack/random", "/attack/maneuver");
        boolean isWild = manner.maneuver() == Manner.Maneuver.WILD_SWING;
        boolean isElsewhere = manner.isRandom() && aimed != HitLocation.TORSO;
        unlessRandom.when(isElsewhere, at, "aimed-at-random", aimed, isWild);
        boolean isChosen = !manner.isRandom() && manner.location().isPresent();
        target.placement()
                .cover()
                .filter(hiding -> isChosen && hiding.hides(aimed))
                .ifPresent(hiding ->
                        unlessRandom.against(Box.GU_06_TARGET).tell(at, "covered", aimed, hiding, hiding.shown()));
        boolean isUnhurt = weapon.type()
                .filter(type -> !aimed.canBeHurtBy(type, weapon.use()))
                .isPresent();
        byUse.needing("/weapon/type").when(isUnhurt, at, "cannot-be-aimed", weapon.name(), aimed);
        boolean hasNoShield = target.person().shield().isEmpty();
        complaints
                .needing("/target/shield")
                .when(aimed == HitLocation.SHIELD_HAND && hasNoShield, at, "no-shield-hand");
    }

    private void situational(List<Manner.Situational> all) {
        complaints.once(all, i -> "/attack/situational/" + i, "said-twice");
        Manner.Situational close = Manner.Situational.CLOSE_COMBAT_WEAPON;
        boolean isClose = weapon.use() == Weapon.Use.NATURAL || all.contains(close);
        boolean crawls = scenario.attacker().person().posture() == Posture.CRAWLING;
        byUse.needing("/attack/situational")
                .against(Box.GU_03_ATTACKER)
                .when(crawls && !isClose, "/attacker/posture", "crawling", close);
    }

    private void figures() {
        List<String> places = List.of("/attacker/name", "/target/name");
        complaints.once(
                scenario.everybody(), i -> i < 2 ? places.get(i) : "/bystanders/" + (i - 2) + "/name", "second-name");
        figure("/target", scenario.target());
        complaints.when(scenario.target().figure().placement().stands().isPresent(), "/target/stands", "target-stands");
        ProblemCollector.each("/bystanders", scenario.bystanders(), this::figure);
        long close = scenario.bystanders().stream()
                .filter(one -> one.figure().placement().stands().equals(Optional.of(Placement.Stands.IN_CLOSE_COMBAT)))
                .count();
        complaints.when(close > MOST_IN_CLOSE_COMBAT, "/bystanders", "too-many-close", close, MOST_IN_CLOSE_COMBAT);
    }

    private void figure(String at, GurpsScenario.Attacked attacked) {
        new FigureProblems(at, complaints).look(attacked.figure(), weapon);
        adjustments(at, attacked.figure().placement().adjustments(), BOXES_OF_A_FIGURE);
    }

    /** Complains of numbers of one's own at boxes that add none of them, or that this attack does not pass. */
    private void adjustments(String at, List<Adjustment> own, List<Integer> boxes) {
        ProblemCollector bySurprise = complaints.needing("/attack/hexesWatched", "/attack/line", "/attack/popUp");
        ProblemCollector.each(at + "/adjustments", own, (place, one) -> {
            String box = place + "/box";
            int number = one.box();
            boolean adds = boxes.contains(number);
            complaints.when(!adds, box, "box-adds-nothing", number, boxes);
            byUse.when(adds && number == 8 && !weapon.use().isRanged(), box, "box-8-by-hand");
            bySurprise.when(adds && number == 9 && !manner.aim().isSudden(), box, "box-9-expected");
        });
    }

    private void groupTable() {
        List<GroupHits.Row> rows = scenario.groups().groupTable();
        for (int i = 0; i < rows.size(); i++) {
            int rounds = i + 1;
            boolean more = rows.get(i).numbers().stream().anyMatch(number -> number > rounds);
            complaints.when(more, "/groupTable/" + i, "more-hits-than-rounds", rounds);
        }
    }

    /** What does not go together in somebody himself, in where he is who can be hit, and in what he can do against it. */
    private record FigureProblems(String at, ProblemCollector complaints) {

        void look(Person person) {
            needing("hitPointsMax", "ht")
                    .within(at + "/hitPoints", person.hitPoints(), Person.FEWEST_HIT_POINTS, person.healthy());
            ProblemCollector.each(
                    at + "/armour",
                    person.armour(),
                    (place, piece) -> new FigureProblems(place, complaints).look(piece));
        }

        private void look(WornArmour piece) {
            boolean beside = piece.eyeslit() && !piece.covered().contains(HitLocation.EYE);
            needing("is", "dr").when(piece.is().isEmpty() && piece.dr().isEmpty(), at, "armour-without-dr");
            needing("covers", "is").when(beside, at + "/eyeslit", "slit-beside-the-eye");
            List<DamageType> types =
                    piece.against().stream().map(WornArmour.Against::type).toList();
            complaints.once(types, i -> at + "/against/" + i + "/type", "second-dr");
            int points = types.indexOf(DamageType.IMPALING);
            boolean again = points >= 0 && piece.againstPoints().isPresent();
            complaints.when(again, at + "/against/" + points + "/type", "second-dr", DamageType.IMPALING);
        }

        void look(Figure figure, WeaponEntry weapon) {
            look(figure.person());
            Placement placement = figure.placement();
            int together = placement.yards() + placement.uphill() + placement.speed();
            complaints.when(together > SpeedRange.FARTHEST, at + "/distance", "too-far", together, SpeedRange.FARTHEST);
            height(placement, weapon);
            hands(figure, figure.guard());
            defences(figure.guard());
        }

        private void height(Placement placement, WeaponEntry weapon) {
            ProblemCollector byUse = complaints.needing(GurpsProblems.USE);
            boolean isHigher = placement.uphill() > 0;
            boolean isLower = placement.downhill() > 0;
            complaints.when(isHigher && isLower, at + "/downhill", "above-and-below");
            String toHit = at + "/elevationToHit";
            String bonus = at + "/downhillBonus";
            Optional<Integer> yards = placement.downhillBonus();
            if (weapon.use().isRanged()) {
                byUse.when(placement.elevationToHit().isPresent(), toHit, "elevation-of-a-shot");
                byUse.when(isLower && yards.isEmpty(), bonus, "downhill-missing", Box.GU_08_RANGE.id());
                // It is smaller than what the same height costs uphill, and no distance is less than none.
                byUse.needing(at + "/downhill", at + "/distance")
                        .within(bonus, yards, 0, Math.min(placement.downhill(), placement.yards()));
            } else {
                boolean missing =
                        (isHigher || isLower) && placement.elevationToHit().isEmpty();
                byUse.when(missing, toHit, "elevation-missing", isHigher, Box.GU_06_TARGET.id());
                byUse.when(yards.isPresent(), bonus, "downhill-of-a-blow");
            }
        }

        private void hands(Figure figure, Guard guard) {
            int strength = figure.person().st();
            boolean hasShield = figure.person().shield().isPresent();
            needing("shield").when(guard.block().isPresent() && !hasShield, at + "/block", "block-without-a-shield");
            guard.weapon().ifPresent(arms -> {
                WeaponEntry held = WeaponEntry.of(arms);
                boolean parriesRanged = guard.parry().isPresent() && held.use().isRanged();
                boolean isUnlisted =
                        held.damage().orElseThrow().inHandsOf(strength).isEmpty();
                complaints
                        .against(Box.GU_23_DEFENCE)
                        .when(parriesRanged, at + "/parry", "parry-with-a-ranged-weapon", arms);
                complaints.when(isUnlisted, at + "/st", "no-such-strength", strength);
                complaints.when(hasShield && held.hands() > 1, at + "/shield", "shield-in-both-hands", arms);
            });
        }

        private void defences(Guard guard) {
            boolean nothingToModify =
                    guard.parry().isEmpty() && !guard.parryModifiers().isEmpty();
            boolean tooFew = !guard.open() && guard.active().size() < 2;
            String allOut = at + "/allOutDefense";
            needing("parry").when(nothingToModify, at + "/parryModifiers", "modifiers-without-a-parry");
            complaints.when(guard.allOutDefense() && guard.open(), allOut, "all-out-defense-of-the-open");
            needing("dodge", "parry", "block").when(guard.allOutDefense() && tooFew, allOut, "all-out-defense-too-few");
        }

        private ProblemCollector needing(String... fields) {
            return complaints.needing(
                    Stream.of(fields).map(field -> at + "/" + field).toList());
        }
    }
}
