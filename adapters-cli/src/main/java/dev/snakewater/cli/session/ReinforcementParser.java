package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.plane.Compass;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Brings people into the fight, and takes people out of it. */
record ReinforcementParser(FightAtTable fight) {

    private static final Pattern ENTERS = Pattern.compile(
            "(.+?)\\s+like\\s+(.+?)(?:\\s+for\\s+(.+?))?(?:\\s+at\\s+(-?\\d+(?:\\s*,\\s*|\\s+)-?\\d+))?(?:\\s+facing\\s+(.+?))?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBERED = Pattern.compile("(.+?) (\\d{1,3})");
    private static final Pattern NEW_SIDE = Pattern.compile("an?\\s+new\\s+side\\s+(.+)", Pattern.CASE_INSENSITIVE);
    private static final String NUMBER = "\\d+";
    private static final String FEW = "[1-9]\\d?";

    /** Parses {@code Cal like Harlan for the gang at 300 650 facing south}; instead of a name, how many. */
    List<Answer.Reinforcement> entering(String words) {
        isAWholeFight("refused.enter.kind");
        Matcher parts = ENTERS.matcher(words.strip());
        WrongUsage.when(!parts.matches(), "enter.how", fight.plan().isPresent(), people().all());
        String like = parts.group(2);
        Name model = people().called(like)
                .or(() -> firstOf(like))
                .orElseThrow(() -> WrongUsage.of("said", people().nobodyIs(like)));
        Optional<Side> side = Optional.ofNullable(parts.group(3)).map(this::side);
        Optional<Place> at = Optional.ofNullable(parts.group(4)).flatMap(Place::read);
        Optional<Integer> facing = Optional.ofNullable(parts.group(5)).map(ReinforcementParser::facing);
        return names(parts.group(1), model).stream()
                .<Answer.Reinforcement>map(name -> new Answer.Entered(name, model, side, at, facing))
                .toList();
    }

    /** Parses the names of those who leave, or of their side. */
    List<Answer.Reinforcement> leaving(String words) {
        isAWholeFight("refused.leave.kind");
        return people().meant(words).stream()
                .<Answer.Reinforcement>map(Answer.Left::new)
                .toList();
    }

    /** Does all of it, or nothing: what was answered since the step began is answered again. */
    void come(List<Answer.Reinforcement> comers, Consumer<HistoryEntry> does) {
        int inStep = fight.answersInStep();
        List<Answer> answers = fight.history().answers();
        List<HistoryEntry> acts = new ArrayList<>();
        if (inStep > 0) {
            acts.add(new HistoryEntry.Undone(inStep));
        }
        acts.addAll(comers);
        acts.addAll(answers.subList(answers.size() - inStep, answers.size()));
        FightAtTable then = fight;
        for (HistoryEntry act : acts) {
            WrongUsage.when(then.question().isEmpty(), "enter.over");
            then = after(then, act);
        }
        acts.forEach(does);
    }

    private static FightAtTable after(FightAtTable fight, HistoryEntry act) {
        try {
            return fight.after(act);
        } catch (RefusedException refused) {
            throw WrongUsage.of("sentence", String.valueOf(refused.getMessage()));
        }
    }

    Stream<String> completions() {
        List<Member> there = fight.roster();
        Stream<String> models = there.stream().map(member -> "enter NAME like " + member.who());
        return Stream.concat(models, there.stream().map(member -> "leave " + member.who()));
    }

    private void isAWholeFight(String otherwise) {
        WrongUsage.when(fight.question().isEmpty(), "enter.over");
        WrongUsage.when(
                fight.roster().isEmpty(),
                "enter.refused",
                Words.of(otherwise, fight.scenario().kind().id()));
    }

    private People people() {
        return People.of(fight);
    }

    /** Returns the first of several of one sheet: {@code Bandit} is Bandit 1. */
    private Optional<Name> firstOf(String sheet) {
        return fight.fighters().stream()
                .filter(name -> stem(name).map(People::bare).equals(Optional.of(People.bare(sheet))))
                .findFirst();
    }

    private static Optional<String> stem(Name name) {
        return Optional.of(NUMBERED.matcher(name.text()))
                .filter(Matcher::matches)
                .map(parts -> parts.group(1));
    }

    private Side side(String words) {
        Matcher isNew = NEW_SIDE.matcher(words);
        String said = isNew.matches() ? isNew.group(1) : words;
        List<String> sides =
                fight.roster().stream().map(Member::side).distinct().toList();
        Optional<String> spelt = sides.stream()
                .filter(side -> People.bare(side).equals(People.bare(said)))
                .findFirst();
        // With an article or without, it is the same side.
        spelt.ifPresent(
                side -> WrongUsage.when(!said.endsWith(side) && !side.endsWith(said), "enter.spelt", side, said));
        if (spelt.isEmpty() && !isNew.matches()) {
            isFarFrom(sides, said);
        }
        return new Side(spelt.orElse(said));
    }

    private static void isFarFrom(List<String> sides, String said) {
        Optional<String> meant = Suggestions.meant(
                People.bare(said), sides.stream().map(People::bare).toList());
        sides.stream()
                .filter(side -> meant.equals(Optional.of(People.bare(side))))
                .findFirst()
                .ifPresent(near -> {
                    throw WrongUsage.of("enter.near", said, near);
                });
    }

    private static int facing(String said) {
        return Compass.read(said)
                .map(Compass::bearing)
                .or(() -> Optional.of(said)
                        .filter(number -> number.matches("\\d{1,3}"))
                        .map(Integer::parseInt))
                .filter(degrees -> degrees < Place.TURN)
                .orElseThrow(() -> WrongUsage.of("enter.facing", said));
    }

    /** Returns the one name, or as many new ones as are asked for: {@code Harlan 2}, {@code Harlan 3}. */
    private List<Name> names(String said, Name model) {
        if (!said.matches(NUMBER)) {
            return List.of(name(said));
        }
        WrongUsage.when(!said.matches(FEW), "enter.many", said);
        String stem = stem(model).orElse(model.text());
        int last = fight.fighters().stream()
                .map(name -> NUMBERED.matcher(name.text()))
                .filter(parts -> parts.matches() && parts.group(1).equals(stem))
                .mapToInt(parts -> Integer.parseInt(parts.group(2)))
                .max()
                .orElse(1);
        return IntStream.rangeClosed(last + 1, last + Integer.parseInt(said))
                .mapToObj(number -> name(stem + " " + number))
                .toList();
    }

    private static Name name(String said) {
        WrongUsage.when(!Name.isProper(said), "enter.name", said, Name.LONGEST);
        return new Name(said);
    }
}
