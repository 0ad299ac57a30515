package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Arm;
import dev.snakewater.application.gurps.GurpsScenario.GroupRow;
import dev.snakewater.application.gurps.GurpsScenario.Piece;
import dev.snakewater.application.gurps.GurpsScenario.WrittenAdjustment;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.GroupHits;
import dev.snakewater.domain.gurps.table.Maneuver;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Everything that can be wrong with an attack whose fields could be read. */
final class GurpsProblems {

    private static final int MOST_BYSTANDERS = 20;
    private static final int MOST_IN_CLOSE_COMBAT = 6;
    private static final int GREATEST = 100;
    private static final int DARKEST = -10;
    private static final int LARGEST_GROUP = 20;
    private static final List<Integer> BOXES_OF_THE_ATTACK = List.of(2, 3, 8, 9, 29);
    private static final List<Integer> BOXES_OF_A_FIGURE = List.of(6, 8, 23);

    private final GurpsScenario scenario;
    private final Complaints complaints = new Complaints();

    private GurpsProblems(GurpsScenario scenario) {
        this.scenario = scenario;
    }

    static List<Problem> of(GurpsScenario scenario) {
        GurpsProblems found = new GurpsProblems(scenario);
        found.attacker();
        new WeaponProblems(scenario, found.complaints).look();
        scenario.attack().ifPresent(found::manner);
        new AttackProblems(scenario, found.complaints).look();
        found.figures();
        found.groupTable();
        found.range();
        return found.complaints.all();
    }

    private void attacker() {
        GurpsScenario.Attacker attacker = scenario.attacker();
        String at = "/attacker";
        complaints.name(at + "/name", attacker.name());
        complaints.within(at + "/skill", attacker.skill(), 1, GREATEST);
        complaints.within(at + "/st", attacker.st(), 1, GREATEST);
        complaints.within(at + "/shock", attacker.shock(), 0, GREATEST);
        complaints.within(at + "/dr", attacker.dr(), 0, GREATEST);
        body(at, attacker.dx(), attacker.ht(), attacker.hitPointsMax(), attacker.hitPoints(), attacker.will());
        armour(at, attacker.armour());
        if (attacker.shield().isPresent() && Opening.hands(scenario.weapon()) > 1) {
            complaints.add(
                    at + "/shield",
                    "a shield in a hand that holds the " + called(),
                    "no shield, or a weapon for one hand");
        }
    }

    private String called() {
        Arm weapon = scenario.weapon();
        return weapon.name().or(() -> weapon.is().map(Arms::toString)).orElse("weapon of two hands");
    }

    private void manner(GurpsScenario.Manner manner) {
        String at = "/attack";
        Weapon.Use use = Opening.use(scenario.weapon());
        complaints.within(at + "/turnsAimed", manner.turnsAimed(), 0, GREATEST);
        complaints.within(at + "/furtherGroup", manner.furtherGroup(), 0, GREATEST);
        complaints.within(at + "/sights", manner.sights(), 0, GREATEST);
        complaints.within(at + "/hexesWatched", manner.hexesWatched(), 0, GREATEST);
        complaints.within(at + "/darkness", manner.darkness(), DARKEST, 0);
        int largest = scenario.groupTable().isEmpty()
                ? GroupHits.RECONSTRUCTED.largest()
                : scenario.groupTable().size();
        complaints.within(at + "/rounds", manner.rounds(), 1, largest);
        if (!use.isRanged()) {
            onlyRanged(
                    at + "/turnsAimed",
                    manner.turnsAimed().filter(turns -> turns > 0).isPresent(),
                    "aim");
            onlyRanged(
                    at + "/furtherGroup",
                    manner.furtherGroup().filter(n -> n > 0).isPresent(),
                    "a further group");
            onlyRanged(
                    at + "/hexesWatched",
                    manner.hexesWatched().filter(n -> n > 0).isPresent(),
                    "opportunity fire");
            onlyRanged(at + "/line", manner.line().orElse(false), "opportunity fire");
            onlyRanged(at + "/popUp", manner.popUp().orElse(false), "a pop-up attack");
            onlyRanged(at + "/rounds", manner.rounds().filter(n -> n > 1).isPresent(), "a group of rounds");
            onlyRanged(at + "/braced", manner.braced().orElse(false), "bracing");
            onlyRanged(at + "/sights", manner.sights().filter(n -> n > 0).isPresent(), "sights");
        } else {
            ranged(at, manner, use);
        }
        new GivenNumbers(scenario, complaints).look(at, manner);
        location(at, manner);
        adjustments(at, manner.adjustments(), BOXES_OF_THE_ATTACK);
    }

    private void ranged(String at, GurpsScenario.Manner manner, Weapon.Use use) {
        if (manner.maneuver().equals(Optional.of(Maneuver.WILD_SWING))) {
            complaints.add(at + "/maneuver", "a Wild Swing with a ranged weapon", "another maneuver, or random fire");
        }
        boolean bow = use == Weapon.Use.BOW;
        if (bow && manner.popUp().orElse(false)) {
            complaints.add(at + "/popUp", "a pop-up attack with a bow, against GU-09", "no pop-up attack");
        }
        if (use != Weapon.Use.GUN
                && manner.rounds().filter(rounds -> rounds > 1).isPresent()) {
            complaints.add(at + "/rounds", "a group of rounds without a gun", "1, or left out");
        }
    }

    private void onlyRanged(String at, boolean there, String what) {
        if (there) {
            complaints.add(at, what + " with a hand weapon", "a ranged weapon, or leave the field out");
        }
    }

    private void location(String at, GurpsScenario.Manner manner) {
        boolean wild = manner.maneuver().equals(Optional.of(Maneuver.WILD_SWING));
        boolean random = manner.random().orElse(false) || wild;
        Optional<HitLocation> aimed = manner.location().filter(location -> location != HitLocation.TORSO);
        if (random && aimed.isPresent()) {
            complaints.add(
                    at + "/location",
                    "aimed at the " + aimed.get() + (wild ? ", of a Wild Swing" : ", of a random blow"),
                    "no location: the dice choose it");
        }
    }

    private void figures() {
        SortedSet<String> taken = new TreeSet<>();
        taken.add(scenario.attacker().name().toLowerCase(Locale.ROOT));
        figure("/target", scenario.target(), taken);
        if (scenario.target().stands().isPresent()) {
            complaints.add("/target/stands", "the target stands where it stands", "no such field; bystanders have it");
        }
        if (scenario.bystanders().size() > MOST_BYSTANDERS) {
            complaints.add("/bystanders", scenario.bystanders().size() + " bystanders", "at most " + MOST_BYSTANDERS);
        }
        for (int i = 0; i < scenario.bystanders().size(); i++) {
            figure("/bystanders/" + i, scenario.bystanders().get(i), taken);
        }
        long close = scenario.bystanders().stream()
                .filter(figure -> figure.stands().equals(Optional.of(Ground.Stands.IN_CLOSE_COMBAT)))
                .count();
        if (close > MOST_IN_CLOSE_COMBAT) {
            complaints.add(
                    "/bystanders", close + " in a close combat with the target", "at most " + MOST_IN_CLOSE_COMBAT);
        }
    }

    private void figure(String at, GurpsScenario.Figure figure, SortedSet<String> taken) {
        complaints.name(at + "/name", figure.name());
        if (!taken.add(figure.name().toLowerCase(Locale.ROOT))) {
            complaints.add(at + "/name", "a second " + figure.name(), "a name that nobody else has");
        }
        new FigureProblems(at, figure, complaints).look();
        new GivenNumbers(scenario, complaints).look(at, figure);
        body(at, figure.dx(), figure.ht(), figure.hitPointsMax(), figure.hitPoints(), figure.will());
        armour(at, figure.armour());
        adjustments(at, figure.adjustments(), BOXES_OF_A_FIGURE);
    }

    private void body(
            String at,
            Optional<Integer> dx,
            Optional<Integer> ht,
            Optional<Integer> most,
            Optional<Integer> left,
            Optional<Integer> will) {
        complaints.within(at + "/dx", dx, 1, GREATEST);
        complaints.within(at + "/ht", ht, 1, GREATEST);
        complaints.within(at + "/hitPointsMax", most, 1, GREATEST);
        complaints.within(at + "/will", will, -GREATEST, GREATEST);
        int all = most.or(() -> ht).orElse(Opening.AVERAGE);
        complaints.within(at + "/hitPoints", left, -GREATEST * GREATEST, Math.max(1, all));
    }

    private void armour(String at, List<Piece> pieces) {
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            String here = at + "/armour/" + i;
            complaints.within(here + "/pd", piece.pd(), 0, GREATEST);
            complaints.within(here + "/dr", piece.dr(), 0, GREATEST);
            complaints.within(here + "/againstPoints", piece.againstPoints(), 0, GREATEST);
            new PieceProblems(here, piece, complaints).look();
            if (piece.is().isEmpty() && piece.dr().isEmpty()) {
                complaints.add(
                        here,
                        "armour that is nothing of the list and has no DR",
                        "'is', or 'dr', which is that of torso and vitals unless 'covers' says where");
            }
        }
    }

    private void adjustments(String at, List<WrittenAdjustment> adjustments, List<Integer> boxes) {
        for (int i = 0; i < adjustments.size(); i++) {
            WrittenAdjustment one = adjustments.get(i);
            String here = at + "/adjustments/" + i;
            if (!boxes.contains(one.box())) {
                complaints.add(here + "/box", "box " + one.box() + " adds nothing of this", "one of: " + row(boxes));
            }
            if (one.box() == 8 && !Opening.use(scenario.weapon()).isRanged()) {
                complaints.add(here + "/box", "a hand attack does not pass box 8", "another box, or a ranged weapon");
            }
            if (one.box() == 9 && !isSudden()) {
                complaints.add(
                        here + "/box",
                        "box 9 adds only to opportunity fire and pop-up attacks",
                        "another box, or hexesWatched, line or popUp");
            }
            complaints.within(here + "/amount", one.amount(), -GREATEST, GREATEST);
            if (one.what().isBlank()) {
                complaints.add(here + "/what", "an amount without a reason", "what it is for");
            }
        }
    }

    private boolean isSudden() {
        return scenario.attack()
                .filter(attack -> attack.popUp().orElse(false)
                        || attack.line().orElse(false)
                        || attack.hexesWatched().orElse(0) > 1)
                .isPresent();
    }

    private static String row(List<Integer> boxes) {
        return String.join(", ", boxes.stream().map(String::valueOf).toList());
    }

    private void groupTable() {
        List<GroupRow> rows = scenario.groupTable();
        if (rows.size() > LARGEST_GROUP) {
            complaints.add("/groupTable", rows.size() + " rows", "at most " + LARGEST_GROUP);
        }
        for (int i = 0; i < rows.size(); i++) {
            List<Integer> numbers = rows.get(i).numbers();
            int rounds = i + 1;
            if (numbers.stream().anyMatch(number -> number < 0 || number > rounds)) {
                complaints.add("/groupTable/" + i, "more or fewer hits than rounds", "0 to " + rounds);
            } else {
                hitsWithSomething("/groupTable/" + i, numbers);
            }
        }
    }

    private void hitsWithSomething(String at, List<Integer> numbers) {
        for (int column = 1; column < GroupHits.COLUMNS; column++) {
            if (numbers.get(column) < 1) {
                complaints.add(
                        at + "/" + GroupRow.class.getRecordComponents()[column].getName(),
                        "an attack that is made hits with nothing",
                        "1 or more");
            }
        }
    }

    /** Said last, of an attack that can be opened. */
    private void range() {
        if (!complaints.isEmpty()) {
            return;
        }
        Engagement engagement = Opening.of(scenario);
        int yards = engagement.figure(Engagement.TARGET).ground().yards();
        engagement
                .weapon()
                .ranged()
                .flatMap(Weapon.Ranged::maximum)
                .filter(most -> yards > most)
                .ifPresent(most -> complaints.add(
                        "/target/distance", yards + " yards are beyond the weapon's range", "at most " + most));
        HitLocation location = engagement.manner().location();
        if (!location.canBeHurtBy(engagement.weapon())) {
            complaints.add(
                    "/attack/location",
                    "the " + engagement.weapon().name() + " cannot be aimed at the " + location + ", by GU-06",
                    "another location");
        }
        boolean noShield = engagement.figure(Engagement.TARGET).guard().shield().isEmpty();
        if (location == HitLocation.SHIELD_HAND && noShield) {
            complaints.add(
                    "/attack/location", "aimed at the shield hand of who has no shield", "the hand, or a shield");
        }
    }
}
