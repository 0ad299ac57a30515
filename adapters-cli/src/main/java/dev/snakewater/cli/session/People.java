package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The fighters, found by what they are called at the table: by name, by the name of a sheet or of a side, or all together. */
public record People(List<Name> all, List<Member> roster) {

    private static final String EVERYBODY = "all";
    private static final Pattern NUMBER = Pattern.compile(" \\d+$");
    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");
    private static final Pattern AND = Pattern.compile(" and ");

    /** Some of them, and what they are called together. */
    record Group(String called, List<Name> who) {}

    static People of(FightAtTable fight) {
        List<Member> there = fight.roster();
        Stream<Member> expected = fight.history().answers().stream()
                .filter(Answer.Entered.class::isInstance)
                .map(Answer.Entered.class::cast)
                .filter(one -> fight.fighters().contains(one.by())
                        && there.stream().noneMatch(member -> member.who().equals(one.by())))
                .flatMap(one -> side(one, there).map(side -> new Member(one.by(), side)).stream());
        return new People(
                fight.fighters(), Stream.concat(there.stream(), expected).toList());
    }

    /** Returns the side for which somebody will be there: the one that was said, or that of his model. */
    private static Optional<String> side(Answer.Entered expected, List<Member> there) {
        return expected.side()
                .map(Side::text)
                .or(() -> there.stream()
                        .filter(member -> member.who().equals(expected.like()))
                        .map(Member::side)
                        .findFirst());
    }

    /** Returns the fighter with this name, or the only one whose name begins with it. */
    Optional<Name> called(String words) {
        List<Name> exactly =
                all.stream().filter(name -> name.text().equalsIgnoreCase(words)).toList();
        List<Name> found = exactly.isEmpty() ? beginning(words) : exactly;
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private List<Name> beginning(String words) {
        return all.stream()
                .filter(name -> !words.isEmpty() && bare(name.text()).startsWith(bare(words)))
                .toList();
    }

    /** Returns whether the name of somebody begins with these words. */
    boolean isBegun(String words) {
        return !beginning(words).isEmpty();
    }

    String nobodyIs(String words) {
        List<Name> several = beginning(words);
        if (several.size() > 1) {
            return Words.of("people.several", words, several);
        }
        Optional<String> meant =
                Suggestions.meant(words, all.stream().map(Name::text).toList()).filter(name -> !words.isEmpty());
        return Words.of("people.nobody", !words.isEmpty(), words, meant, all);
    }

    /** Returns everybody whom these words mean, with commas between them; whatever is wrong with any of them is told at once. */
    List<Name> meant(String words) {
        List<String> wrong = new ArrayList<>();
        List<Name> meant = COMMA.splitAsStream(words.strip())
                .flatMap(word -> found(word).isEmpty() ? AND.splitAsStream(word) : Stream.of(word))
                .flatMap(word -> one(word.strip(), wrong))
                .distinct()
                .toList();
        if (!wrong.isEmpty()) {
            throw WrongUsage.listing(wrong);
        }
        return meant;
    }

    /** Returns those of a fight that has not begun. */
    public static <S, O> People beforeTheyFight(ScenarioKind<S, O> kind, SetUp<?, ?> setUp) {
        return new People(
                setUp.everybody(),
                kind.procedure().roster(kind.scenario().cast(setUp).opening()));
    }

    /** Returns everybody whom a word means, or nobody; throws {@link WrongUsage} if it fits several. */
    public List<Name> meantIfAny(String word) {
        return found(word.strip()).isEmpty() ? List.of() : meant(word);
    }

    private Stream<Name> one(String word, List<String> wrong) {
        List<Group> found = found(word);
        if (found.size() == 1) {
            return found.getFirst().who.stream();
        }
        List<String> names = found.stream().map(Group::called).toList();
        wrong.add(names.isEmpty() ? nothingIs(word) : Words.of("people.several", word, names));
        return Stream.empty();
    }

    /** Returns that a word means nobody, and who there is, with the sides. */
    public String nothingIs(String word) {
        List<Group> sheets = sheets();
        List<Group> sides = sides();
        List<String> known = Stream.concat(sheets.stream(), sides.stream())
                .map(Group::called)
                .toList();
        Optional<String> meant = Suggestions.meant(bare(word), known).filter(name -> !word.isEmpty());
        return Words.of("people.nothing", !word.isEmpty(), word, sides.isEmpty(), meant, sheets, sides);
    }

    /** Returns whom a word means: one group, or several whose names begin with it. Who is called exactly so comes first. */
    private List<Group> found(String word) {
        String wanted = bare(word);
        List<Group> single = groups(all, Name::text, name -> name);
        List<Group> together =
                Stream.concat(sheets().stream(), sides().stream()).toList();
        List<Group> groups = Stream.of(Stream.of(new Group(EVERYBODY, all)), single.stream(), together.stream())
                .flatMap(Function.identity())
                .toList();
        return Stream.<Predicate<Group>>of(
                        group -> group.called.equalsIgnoreCase(word),
                        group -> bare(group.called).equals(wanted))
                .flatMap(is -> groups.stream().filter(is))
                .findFirst()
                .map(List::of)
                .or(() -> Optional.of(beginning(wanted, together)).filter(some -> !some.isEmpty()))
                .orElseGet(() -> beginning(wanted, single));
    }

    /** Returns those whose names begin so; of two that are the same people, the first. */
    private static List<Group> beginning(String wanted, List<Group> groups) {
        Map<List<Name>, Group> found = new LinkedHashMap<>();
        groups.stream()
                .filter(group -> !wanted.isEmpty() && bare(group.called).startsWith(wanted))
                .forEach(group -> found.putIfAbsent(group.who, group));
        return List.copyOf(found.values());
    }

    /** Returns some of the fighters, each by his name, or all of one sheet by its name. */
    List<Group> grouped(List<Name> some) {
        return sheets().stream()
                .flatMap(sheet -> some.containsAll(sheet.who)
                        ? Stream.of(sheet)
                        : sheet.who.stream().filter(some::contains).map(name -> new Group(name.text(), List.of(name))))
                .toList();
    }

    /** Returns the fighters by the names of their sheets, of which several are numbered. */
    List<Group> sheets() {
        return groups(all, name -> sheet(name.text()), name -> name);
    }

    /** Returns the sides; somebody who only fights for himself is none. */
    List<Group> sides() {
        return groups(roster, Member::side, Member::who).stream()
                .filter(side ->
                        side.who.size() > 1 || !side.who.getFirst().text().equals(side.called))
                .toList();
    }

    private static <T> List<Group> groups(List<T> all, Function<T, String> by, Function<T, Name> who) {
        return all.stream()
                .collect(Collectors.groupingBy(by, LinkedHashMap::new, Collectors.mapping(who, Collectors.toList())))
                .entrySet()
                .stream()
                .map(group -> new Group(group.getKey(), group.getValue()))
                .toList();
    }

    private static String sheet(String name) {
        return NUMBER.matcher(name).replaceFirst("");
    }

    /** Returns a name without its article: {@code sheet guard} means the guard. */
    static String bare(String words) {
        return words.strip().toLowerCase(Locale.ROOT).replaceFirst("^the ", "");
    }
}
