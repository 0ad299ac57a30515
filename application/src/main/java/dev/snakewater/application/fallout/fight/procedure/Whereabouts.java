package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.scene.Stunt;
import dev.snakewater.domain.fallout.scene.Turning;
import dev.snakewater.domain.fallout.scene.Walk;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.plane.Compass;
import dev.snakewater.domain.plane.Path;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where whoever acts can go: what a place costs her, what forbids it, and how one that is said is read. */
public record Whereabouts(FightSituation fight, FightEvent.Gait gait) {

    static final String PLACE = "place";

    private static final int OUT_OF_MOVEMENT = 45;
    private static final Pattern TO = form("to\\s+(.+)");
    private static final Pattern BESIDE = form("next to\\s+(.+)");
    private static final Pattern BEHIND = form("behind\\s+(.+)");
    private static final Pattern TOWARDS = form("towards?\\s+(.+)");
    private static final Pattern SO_FAR = Pattern.compile("(.+?)\\s+(\\d{1,5})");

    /** Returns the choice of a place: free, with a few proposals. */
    Choice<Place> choice() {
        return Choice.anywhere(who().name(), PLACE, proposals(), this::read, rule())
                .barring(this::bars)
                .noting(place -> Optional.of(note(place)))
                .explaining(place -> asFarAs(place).map(far -> Reason.of("as-far-as", far)));
    }

    /** What to know of a place: what is near it or in its direction, how far away it is, and what it costs. */
    private Reason note(Place to) {
        int far = here().distanceTo(to);
        int bearing = here().bearingTo(to);
        return landmark(to)
                .map(near -> Reason.of("way-to", far, bearing, price(to), near))
                .orElseGet(() -> Reason.of("way", far, bearing, price(to)));
    }

    private Optional<Reason> landmark(Place to) {
        return others().filter(other -> other.place().distanceTo(to) <= Obstacle.REACH)
                .findFirst()
                .map(other -> Reason.of("next-to", other.name()))
                .or(() -> ground().coverAt(to).stream().findFirst().map(thing -> Reason.of("at", thing.name())))
                .or(() -> others().filter(other -> here().bearingTo(other.place()) == here().bearingTo(to))
                        .findFirst()
                        .map(other -> Reason.of("towards", other.name())));
    }

    private Stream<Fighter> others() {
        return fight.fighters().stream()
                .filter(other -> other.stands() && !other.name().equals(who().name()));
    }

    /** Returns the places that are proposed, all of them legal. */
    public List<Place> proposals() {
        return new Proposals(this).all();
    }

    /** Returns the rules that forbid going anywhere; none if she can go somewhere. */
    List<Rule> barsOnAll() {
        List<Rule> always = Stream.of(
                        Rule.when(who().person().inCover(), FalloutRule.FO_40_LEAVING_COVER),
                        Rule.when(who().isSetUp(), FalloutRule.FO_26_REST),
                        barsOfTheGait(new Path(here(), here().moved(0, 1)), left()))
                .flatMap(all -> all)
                .toList();
        if (!always.isEmpty()) {
            return always;
        }
        return new Proposals(this).any() ? List.of() : bars(here().moved(0, 1));
    }

    /** Returns the rules that forbid a place: it is where she is, taken, off the table, out of reach, or behind something in the way. */
    public List<Rule> bars(Place to) {
        if (!ground().isOn(to) || to.equals(here())) {
            return List.of(rule());
        }
        Path way = new Path(here(), to);
        boolean isStopped =
                ground().isOnAWall(to) || ground().blocking(way, isJump()).isPresent();
        return Stream.of(
                        Rule.when(fight.othersThan(fight.actor()).anyMatch(to::equals), rule()),
                        Rule.when(isStopped, FalloutRule.FO_36_TAKING_COVER),
                        gait == FightEvent.Gait.RUN ? ground().barsRunning(way).stream() : Stream.<Rule>empty(),
                        barsOfTheGait(way, left() - turning(way)))
                .flatMap(all -> all)
                .toList();
    }

    private Stream<Rule> barsOfTheGait(Path way, int actionPoints) {
        return gait == FightEvent.Gait.WALK
                ? Rule.when(priceOfTheWay(way) > actionPoints, FalloutRule.FO_09_ACTION_POINTS)
                : stunt(way).bars(fight.tested(fight.actor()), actionPoints).stream();
    }

    /** Returns what going to a place costs, in action points, with the turn to the way if that is paid (FR-03). */
    public int price(Place to) {
        Path way = new Path(here(), to);
        return turning(way) + priceOfTheWay(way);
    }

    int priceOfTheWay(Path way) {
        return gait == FightEvent.Gait.WALK
                ? walk().price(ground(), way)
                : stunt(way).price();
    }

    /** Returns the degrees of the turn to a way; 0 if one goes in any direction. */
    int degrees(Path way) {
        return fight.scene().fightRulings().walkTurns() && !isJump()
                ? who().position().turnTo(way.to())
                : 0;
    }

    private int turning(Path way) {
        int degrees = degrees(way);
        return degrees == 0 ? 0 : fight.turn().turning().price(degrees);
    }

    /** Returns how the whole of a way is gone if it is not walked. */
    Stunt stunt(Path way) {
        return isJump()
                ? new Jump(way.length(), isOutOfMovement(way) ? 1 : 0)
                : new Run(way.length(), who().person().pose(), who().winded());
    }

    /** Returns how she walks. */
    Walk walk() {
        return Walk.of(who().person(), fight.scene().rulings());
    }

    private boolean isOutOfMovement(Path way) {
        return fight.turn()
                .heading()
                .filter(heading -> Math.abs(Turning.between(heading, way.bearing())) <= OUT_OF_MOVEMENT)
                .isPresent();
    }

    /** Returns how many millimetres of a way her action points and her legs carry her, whatever stands in it. */
    int reach(Path way) {
        int actionPoints = Math.max(0, left() - turning(way));
        return Math.min(
                way.length(),
                switch (gait) {
                    case WALK -> walk().farthest(ground(), way, actionPoints);
                    case RUN -> Run.farthest(actionPoints);
                    case JUMP ->
                        Math.min(
                                actionPoints * Jump.METRE,
                                new Jump(way.length(), isOutOfMovement(way) ? 1 : 0)
                                        .farthest(fight.tested(fight.actor()))
                                        .total());
                });
    }

    /** Returns the farthest legal place on the way to another, if there is one. */
    public Optional<Place> asFarAs(Place to) {
        Path way = new Path(here(), to);
        int most = Math.min(reach(way), ground().free(way, isJump()));
        return IntStream.iterate(most, far -> far > 0, far -> far - 1)
                .mapToObj(way::after)
                .filter(place -> bars(place).isEmpty())
                .findFirst();
    }

    /** Returns the place that somebody means: {@code 400 120}, {@code north 90}, {@code towards Skag}, {@code behind the car}. */
    Optional<Place> read(String said) {
        return Place.read(part(TO, said).orElse(said))
                .or(() -> compass(said))
                .or(() -> part(TOWARDS, said).flatMap(this::towards))
                .or(() -> part(BEHIND, said)
                        .flatMap(name -> thing(fight, name))
                        .map(thing -> new Proposals(this).behind(thing)))
                .or(() -> part(BESIDE, said)
                        .flatMap(name -> person(fight, name))
                        .map(other -> new Proposals(this).nextTo(other.place())));
    }

    private Optional<Place> compass(String said) {
        return Compass.read(said)
                .map(point -> farTowards(here().at(point.bearing(), ground().width() + ground().height())))
                .or(() -> sayingHowFar(said)
                        .flatMap(parts -> Compass.read(parts.group(1))
                                .map(point -> IntStream.iterate(Integer.parseInt(parts.group(2)), far -> far - 1)
                                        .mapToObj(far -> here().at(point.bearing(), far))
                                        .filter(place -> here().distanceTo(place) <= Integer.parseInt(parts.group(2)))
                                        .findFirst()
                                        .orElseThrow())));
    }

    private Optional<Place> towards(String rest) {
        return person(fight, rest)
                .map(other -> farTowards(new Proposals(this).nextTo(other.place())))
                .or(() ->
                        thing(fight, rest).map(thing -> farTowards(thing.line().middle())))
                .or(() -> sayingHowFar(rest)
                        .flatMap(parts -> named(fight, parts.group(1))
                                .map(other -> within(new Path(here(), other), Integer.parseInt(parts.group(2))))));
    }

    private Place farTowards(Place to) {
        return asFarAs(to).orElseGet(() -> here().towards(to, 1));
    }

    /** The farthest whole place on a way that is at most so far away. */
    Place within(Path way, int millimetres) {
        return IntStream.iterate(millimetres, far -> far - 1)
                .mapToObj(way::after)
                .filter(place -> here().distanceTo(place) <= millimetres)
                .findFirst()
                .orElseThrow();
    }

    /** Returns where the fighter or the thing of this name is. */
    static Optional<Place> named(FightSituation fight, String name) {
        return person(fight, name)
                .map(Fighter::place)
                .or(() -> thing(fight, name).map(thing -> thing.line().middle()));
    }

    /** Returns what somebody says to turn to or to go towards, after the word for it. */
    static Optional<Place> towardsNamed(FightSituation fight, String said) {
        return part(TOWARDS, said).flatMap(name -> named(fight, name));
    }

    private static Optional<Fighter> person(FightSituation fight, String name) {
        return fight.fighters().stream()
                .filter(one -> !one.away() && isCalled(one.name(), name))
                .findFirst();
    }

    private static Optional<Obstacle> thing(FightSituation fight, String name) {
        return fight.scene().ground().obstacles().stream()
                .filter(one -> isCalled(one.name(), name) || isCalled(one.name(), "the " + name))
                .findFirst();
    }

    private static boolean isCalled(Name name, String said) {
        return name.text().equalsIgnoreCase(said.strip());
    }

    private static Pattern form(String form) {
        return Pattern.compile(form, Pattern.CASE_INSENSITIVE);
    }

    private static Optional<String> part(Pattern form, String said) {
        return matched(form, said).map(parts -> parts.group(1));
    }

    private static Optional<Matcher> sayingHowFar(String said) {
        return matched(SO_FAR, said);
    }

    private static Optional<Matcher> matched(Pattern form, String said) {
        return Optional.of(form.matcher(said)).filter(Matcher::matches);
    }

    /** Returns the rule for going like this. */
    FalloutRule rule() {
        return switch (gait) {
            case WALK -> FalloutRule.FO_33_WALKING;
            case RUN -> FalloutRule.FO_54_RUNNING;
            case JUMP -> FalloutRule.FO_52_JUMP_DISTANCE;
        };
    }

    /** Returns the rules behind a way and its price. */
    List<Rule> rules(Path way) {
        Stream<Rule> going =
                gait == FightEvent.Gait.WALK ? walk().rules(ground().stairsOn(way)).stream() : Stream.of(rule());
        return Stream.concat(going, Stream.of(FalloutRule.FO_09_ACTION_POINTS, FalloutRule.FO_71_SCALE))
                .toList();
    }

    boolean isJump() {
        return gait == FightEvent.Gait.JUMP;
    }

    Fighter who() {
        return fight.acting();
    }

    Place here() {
        return who().place();
    }

    Ground ground() {
        return fight.scene().ground();
    }

    private int left() {
        return fight.turn().actionPoints();
    }
}
