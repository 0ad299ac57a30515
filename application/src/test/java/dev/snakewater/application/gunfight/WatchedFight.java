package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.hitlocation.HitLocationEvent;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.procedure.TurnEnd;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Happened;
import dev.snakewater.application.table.Minutes;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.application.table.RecordedTable;
import dev.snakewater.application.table.Refused;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** One random fight, and all that is checked along its way. */
final class WatchedFight {

    private static final int TURN_LIMIT = 15;
    private static final int MOST_STEPS = 5_000;

    private static final GunfightScenarios KIND = new GunfightScenarios();
    private static final GunfightProcedure PROCEDURE = new GunfightProcedure();

    private final SplittableRandom random;
    private final Chance chance;
    private final Terms terms;
    private final Gunfight opening;
    private final Minutes minutes;
    private final AttackLog attacks = new AttackLog();
    private final List<Event> events = new ArrayList<>();
    private final List<Answer> answers = new ArrayList<>();
    private final List<Gunfight> turnEnds = new ArrayList<>();
    private final List<Integer> rounds = new ArrayList<>();
    private Gunfight situation;
    private Optional<GunfightOutcome> outcome = Optional.empty();
    private int refusals;
    private int modified;

    WatchedFight(long seed) {
        random = new SplittableRandom(seed);
        GunfightScenario scenario = RandomShowdown.from(random);
        assertThat(KIND.problems(scenario)).isEmpty();
        terms = RandomShowdown.terms(random, scenario, TURN_LIMIT);
        opening = KIND.open(scenario);
        situation = opening;
        chance = new Chance(random);
        minutes = new Minutes(chance, terms.modifiers());
        opening.fighters().forEach(fighter -> rounds.add(rounds(fighter)));
    }

    List<Event> events() {
        return events;
    }

    List<Answer> answers() {
        return answers;
    }

    /** How many barred answers were tried, and refused. */
    int refusals() {
        return refusals;
    }

    /** How many numbers the game master changed. */
    int modified() {
        return modified;
    }

    boolean reachedItsLimit() {
        return turnEnds.size() == TURN_LIMIT;
    }

    void toTheEnd() {
        int steps = 0;
        while (outcome.isEmpty() && !reachedItsLimit()) {
            steps++;
            must(steps < MOST_STEPS, () -> "no end in sight");
            step();
        }
        attacks.partOver();
        boolean calledOff = !events.isEmpty() && events.getLast() instanceof GunfightEvent.CalledOff;
        must(!calledOff || situation.scene().rulings().callingOff(), () -> "called off against the rulings");
        outcome.ifPresent(end -> must(
                calledOff == end.sidesStanding().size() > 1, () -> "over with these standing: " + end.sidesStanding()));
        bulletsAddUp();
    }

    void replaysAlike() {
        Played<Gunfight, GunfightOutcome> replayed = sitting(answers.size()).played();
        must(replayed.turns().stream().flatMap(List::stream).toList().equals(events), () -> "replay: other events");
        must(replayed.answers().equals(answers), () -> "replay: other answers");
        must(
                replayed.turnEnds().stream().map(TurnEnd::situation).toList().equals(turnEnds),
                () -> "replay: other situations at the ends of turns");
        Standing<Gunfight, GunfightOutcome> standing = outcome.<Standing<Gunfight, GunfightOutcome>>map(
                        Standing.Over::new)
                .orElseGet(() -> new Standing.CalledOff<>(PROCEDURE.calledOff(situation)));
        must(replayed.standing().equals(standing), () -> "replay: another end");
    }

    /** The fight with so many of its answers. */
    Sitting<Gunfight, GunfightOutcome> sitting(int answered) {
        return new Sitting<>(PROCEDURE, opening, terms, answers.subList(0, answered));
    }

    private void step() {
        Gunfight before = situation;
        Gunfight copy = copyOf(before);
        chance.forget();
        Next<Gunfight, GunfightOutcome> next = PROCEDURE.step(before, minutes);
        must(before.equals(copy), () -> "the step changed the situation it began with");
        nobodyActsWhoCannot();
        barredIsRefused();
        must(before.equals(copy), () -> "a refusal changed the situation");
        if (random.nextInt(4) == 0) {
            comesOutTheSame(copy, next);
        }
        for (Event event : chance.told) {
            if (event instanceof GunfightEvent ofTheFight) {
                attacks.hears(ofTheFight);
            }
            event.tallies().forEach(this::isModifiedAsAgreed);
        }
        events.addAll(chance.told);
        answers.addAll(chance.answers);
        switch (next) {
            case Next.Done<Gunfight, GunfightOutcome> done -> outcome = Optional.of(done.outcome());
            case Next.Go<Gunfight, GunfightOutcome> go -> {
                situation = go.situation();
                followsFrom(before);
                if (go.turnEnds()) {
                    turnEnds.add(situation);
                    minutes.turnEnded();
                }
            }
        }
    }

    private void comesOutTheSame(Gunfight equal, Next<Gunfight, GunfightOutcome> next) {
        Minutes again = new Minutes(new RecordedTable(chance.answers), terms.modifiers());
        turnEnds.forEach(ended -> again.turnEnded());
        must(PROCEDURE.step(equal, again).equals(next), () -> "equal situation and answers, another result");
        must(
                again.turns().stream()
                        .flatMap(List::stream)
                        .map(Happened::event)
                        .toList()
                        .equals(chance.told),
                () -> "equal situation and answers, other events");
    }

    private void nobodyActsWhoCannot() {
        for (Question question : chance.questions) {
            must(situation.fighter(question.by()).isAble(), () -> question.by() + " is asked and cannot act");
            if (question instanceof Choice<?> choice) {
                choice.options().forEach(option -> isNoTargetThatIsGone(option.answer()));
            }
        }
        for (Event event : chance.told) {
            actor(event).ifPresent(by -> must(situation.fighter(by).isAble(), () -> by + " acts and cannot: " + event));
            shot(event).ifPresent(shot -> isNoTargetThatIsGone(shot.at()));
        }
    }

    private void isNoTargetThatIsGone(Object answer) {
        Object target = answer instanceof Optional<?> maybe && maybe.isPresent() ? maybe.get() : answer;
        if (target instanceof Name name) {
            Gunfighter fighter = situation.fighter(name);
            must(fighter.presence() == Presence.FIGHTING, () -> name + " is gone and a target");
            must(fighter.wounds().level() != WoundLevel.DEAD, () -> name + " is dead and a target");
        }
    }

    /** Answers the step as before up to a choice, and there with a word that is barred. */
    private void barredIsRefused() {
        for (int i = 0; i < chance.questions.size(); i++) {
            if (chance.questions.get(i) instanceof Choice<?> choice
                    && !choice.barred().isEmpty()
                    && random.nextInt(6) == 0) {
                Choice.Barred barred =
                        choice.barred().get(random.nextInt(choice.barred().size()));
                must(!barred.by().isEmpty(), () -> "'" + barred.word() + "' is barred by no rule");
                List<Answer> tried = new ArrayList<>(chance.answers.subList(0, i));
                tried.add(Answer.of(choice, barred.word()));
                refusals++;
                try {
                    PROCEDURE.step(situation, new RecordedTable(tried));
                } catch (Refused refused) {
                    must(refused.rules().equals(barred.by()), () -> "refused by other rules than it is barred by");
                    continue;
                }
                throw new AssertionError("'" + barred.word() + "' is barred and was taken");
            }
        }
    }

    /** The game master's lines in a tally are those that were agreed on for it, one for one. */
    private void isModifiedAsAgreed(Tally tally) {
        int turn = turnEnds.size() + 1;
        List<String> expected = terms.modifiers().stream()
                .filter(modifier -> modifier.whom().equals(tally.whose()))
                .filter(modifier -> modifier.on().equalsIgnoreCase(tally.of()))
                .filter(modifier -> modifier.turn().map(in -> in == turn).orElse(true))
                .map(modifier -> modifier.amount() + " " + modifier.reason())
                .toList();
        List<String> lines = tally.lines().stream()
                .filter(line -> line.why() == GameMasterRule.GM_01_MODIFIER)
                .map(line -> line instanceof Tally.Plus plus
                        ? plus.modifier().amount() + " " + plus.modifier().what()
                        : "" + line)
                .toList();
        must(lines.equals(expected), () -> "the game master's lines in " + tally + " are not " + expected);
        modified += lines.size();
    }

    private void followsFrom(Gunfight before) {
        int prizes = 0;
        for (int i = 0; i < situation.fighters().size(); i++) {
            Gunfighter fighter = situation.fighters().get(i);
            Gunfighter earlier = before.fighters().get(i);
            must(fighter.sheet().equals(earlier.sheet()), () -> "another sheet");
            for (Gun gun : fighter.guns()) {
                must(gun.rounds() >= 0 && gun.rounds() <= gun.capacity(), () -> "impossible rounds: " + gun);
            }
            must(
                    fighter.wounds().level().compareTo(earlier.wounds().level()) >= 0,
                    () -> fighter.name() + " got better");
            body(fighter, earlier);
            Presence expected = left(fighter.name()).orElse(earlier.presence());
            must(fighter.presence() == expected, () -> fighter.name() + " is " + fighter.presence());
            prizes += fighter.holdsPrize() ? 1 : 0;
            must(!fighter.holdsPrize() || fighter.isAble(), () -> "a prize held by one out of action");
            loads(i, earlier, fighter);
        }
        int holding = prizes;
        must(holding <= (situation.firstTurn() ? 1 : 0), () -> holding + " hold the prize");
    }

    /** Boxes of a part are only filled; what is lost stays as it is; and nobody holds a gun in a hand that can hold nothing. */
    private static void body(Gunfighter fighter, Gunfighter earlier) {
        if (!(fighter.wounds() instanceof Body body) || !(earlier.wounds() instanceof Body before)) {
            must(
                    !(fighter.wounds() instanceof Body) && !(earlier.wounds() instanceof Body),
                    () -> fighter.name() + " has changed his kind of wounds");
            return;
        }
        for (BodyPart part : BodyPart.ALL) {
            must(
                    body.level(part).compareTo(before.level(part)) >= 0,
                    () -> "the " + part + " of " + fighter.name() + " got better");
            must(
                    !before.isLost(part) || body.track(part).equals(before.track(part)),
                    () -> "the lost " + part + " of " + fighter.name() + " was hit");
        }
        must(
                fighter.gunsInUse().isEmpty() || !body.hands().isEmpty(),
                () -> fighter.name() + " holds a gun without a hand");
        must(
                fighter.gunsInUse().size() < 2 || body.hands().size() == 2,
                () -> fighter.name() + " holds two guns in " + body.hands());
        must(fighter.gunsInUse().stream().noneMatch(Gun::isDropped), () -> "a gun on the ground is in use");
    }

    private Optional<Presence> left(Name who) {
        return chance.told.stream()
                .filter(event ->
                        event instanceof GunfightEvent.Left left && left.who().equals(who))
                .map(event -> ((GunfightEvent.Left) event).how())
                .findFirst();
    }

    /** Guns get rounds by a reload that is told, as many as it tells unless the game master had a say in it. */
    private void loads(int index, Gunfighter earlier, Gunfighter fighter) {
        int more = rounds(fighter) - rounds(earlier);
        int told = 0;
        for (Event event : chance.told) {
            if (event instanceof GunfightEvent.Reloaded reloaded
                    && reloaded.by().equals(fighter.name())) {
                boolean asWritten = reloaded.loaded().rules().stream().noneMatch(GameMasterRule.class::isInstance);
                told += asWritten ? reloaded.loaded().total() : Math.max(more, 0);
                rounds.set(index, rounds.get(index) + more);
            }
        }
        int loaded = told;
        must(more <= loaded, () -> fighter.name() + " has " + more + " rounds more and put in " + loaded);
    }

    /** Each shot told cost one bullet, each fan all, and nothing but reloads put any in. */
    private void bulletsAddUp() {
        List<List<Gun>> atTheEnd = outcome.map(end ->
                        end.fighters().stream().map(GunfightOutcome.Fate::guns).toList())
                .orElseGet(() ->
                        situation.fighters().stream().map(Gunfighter::guns).toList());
        for (int i = 0; i < atTheEnd.size(); i++) {
            Name name = opening.fighters().get(i).name();
            int expected = rounds.get(i);
            for (Event event : events) {
                expected -= event instanceof GunfightEvent.Fanned fanned
                                && fanned.by().equals(name)
                        ? fanned.spent()
                        : shot(event)
                                        .filter(shot -> shot.by().equals(name) && shot.manner() != Shot.Manner.FAN)
                                        .isPresent()
                                ? 1
                                : 0;
            }
            int left = atTheEnd.get(i).stream().mapToInt(Gun::rounds).sum();
            int due = expected;
            must(left == due, () -> left + " rounds left to " + name + " instead of " + due);
        }
    }

    private static int rounds(Gunfighter fighter) {
        return fighter.guns().stream().mapToInt(Gun::rounds).sum();
    }

    /** An equal situation that shares no list with this one. */
    private static Gunfight copyOf(Gunfight fight) {
        List<Gunfighter> fighters = new ArrayList<>();
        for (Gunfighter fighter : fight.fighters()) {
            fighters.add(new Gunfighter(
                    fighter.sheet(),
                    fighter.wounds(),
                    new ArrayList<>(fighter.guns()),
                    new ArrayList<>(fighter.inUse()),
                    new ArrayList<>(fighter.drop()),
                    fighter.holdsPrize(),
                    fighter.stance(),
                    fighter.presence(),
                    fighter.announced()));
        }
        return new Gunfight(fight.scene(), fighters, fight.firstTurn(), fight.phase());
    }

    /** The shot that an event tells of. */
    static Optional<Shot> shot(Event event) {
        return switch (event) {
            case GunfightEvent.Fired fired -> Optional.of(fired.shot());
            case GunfightEvent.FiredAtCover fired -> Optional.of(fired.shot());
            default -> Optional.empty();
        };
    }

    private static Optional<Name> actor(Event event) {
        return switch (event) {
            case HitLocationEvent.Located located -> Optional.of(located.by());
            case HitLocationEvent.Swayed swayed -> Optional.of(swayed.who());
            case BodyEvent.Announced announced -> Optional.of(announced.by());
            case BodyEvent.StoodUp stood -> Optional.of(stood.by());
            case GunfightEvent ofTheFight -> actor(ofTheFight);
            default -> Optional.empty();
        };
    }

    private static Optional<Name> actor(GunfightEvent event) {
        return switch (event) {
            case GunfightEvent.StaredownRefused refused -> Optional.of(refused.by());
            case GunfightEvent.Stared stared -> Optional.of(stared.by());
            case GunfightEvent.StaredownWon won -> Optional.of(won.by());
            case GunfightEvent.Drew drew -> Optional.of(drew.by());
            case GunfightEvent.DrewAgain drew -> Optional.of(drew.by());
            case GunfightEvent.Aimed aimed -> Optional.of(aimed.by());
            case GunfightEvent.Dodged dodged -> Optional.of(dodged.by());
            case GunfightEvent.Dived dived -> Optional.of(dived.by());
            case GunfightEvent.Waited waited -> Optional.of(waited.by());
            case GunfightEvent.Reloaded reloaded -> Optional.of(reloaded.by());
            case GunfightEvent.Fanned fanned -> Optional.of(fanned.by());
            case GunfightEvent.Fired fired -> Optional.of(fired.shot().by());
            case GunfightEvent.FiredAtCover fired -> Optional.of(fired.shot().by());
            case GunfightEvent.DamageRolled rolled -> Optional.of(rolled.by());
            case GunfightEvent.Left left -> Optional.of(left.who());
            case GunfightEvent.PrizeLapsed lapsed -> Optional.of(lapsed.by());
            case GunfightEvent.PartBegan began -> Optional.empty();
            case GunfightEvent.StaredownTied tied -> Optional.empty();
            case GunfightEvent.OrderSet set -> Optional.empty();
            case GunfightEvent.Wounded wounded -> Optional.empty();
            case GunfightEvent.Unscathed unscathed -> Optional.empty();
            case GunfightEvent.OutOfAction out -> Optional.empty();
            case GunfightEvent.CalledOff off -> Optional.empty();
            case GunfightEvent.TurnEnded ended -> Optional.empty();
        };
    }

    /** A check that costs little, for there are millions of them. */
    static void must(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise.get());
        }
    }

    /** Decides everything by chance, and remembers what it was asked, answered and told. */
    private static final class Chance implements Table {

        private final SplittableRandom random;
        private final RandomDice dice;
        private final List<Question> questions = new ArrayList<>();
        private final List<Answer> answers = new ArrayList<>();
        private final List<Event> told = new ArrayList<>();

        Chance(SplittableRandom random) {
            this.random = random;
            dice = new RandomDice(random.nextLong());
        }

        void forget() {
            questions.clear();
            answers.clear();
            told.clear();
        }

        @Override
        public Fall roll(Throw what) {
            Fall fall = dice.roll(what);
            questions.add(what);
            answers.add(Answer.of(what, fall));
            return fall;
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            List<Choice.Option<A>> options = random.nextInt(3) == 0 ? choice.options() : deadly(choice.options());
            Choice.Option<A> option = options.get(random.nextInt(options.size()));
            questions.add(choice);
            answers.add(Answer.of(choice, option.word()));
            return option.answer();
        }

        /** The options that fire a gun; all, if none does. Without them most fights would go on for ever. */
        private static <A> List<Choice.Option<A>> deadly(List<Choice.Option<A>> options) {
            List<Choice.Option<A>> deadly = options.stream()
                    .filter(option -> option.word().startsWith("snapshot")
                            || option.word().startsWith("shoot")
                            || option.word().startsWith("fan"))
                    .toList();
            return deadly.isEmpty() ? options : deadly;
        }

        @Override
        public Tally count(Tally asWritten) {
            return asWritten;
        }

        @Override
        public void tell(Event event) {
            told.add(event);
        }
    }
}
