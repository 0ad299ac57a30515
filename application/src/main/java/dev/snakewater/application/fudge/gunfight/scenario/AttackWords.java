package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.UnclearPhraseException;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads an attack in words, such as {@code Bob fans Joe and Skag, unaimed, Skag dodges}: a verb, and phrases that follow it. */
final class AttackWords {

    private static final Messages WORDS = GunfightProblems.words();
    private static final String AND = "(?:,? and then |,? and |,? then |, )";
    private static final String GUN = "(?:" + oneOf(Firearm.values()) + ")(?: \\d+)?";
    private static final String DEFENDS = "dodges(?: with the \\+2)?|is in cover|dives for cover";
    private static final Pattern ATTACK = pattern("(.+?) (aims and )?(shoots|snapshots|fans)(?: at)? (.+)");

    private static final List<Phrase> PHRASES = List.of(
            phrase(
                    "who (dodge(?: with the \\+2)?|are in cover|dive for cover)",
                    (said, how) -> said.defend(target -> true, how)),
            phrase("who (" + DEFENDS + ")", AttackWords::theOneDefends),
            phrase("(with the \\+2)", (said, words) -> said.plusTwo = true),
            phrase("with (?:the|his|her) (" + GUN + "(?: and " + GUN + ")?)", AttackWords::uses),
            phrase("(unaimed|not aimed|without aiming)", (said, words) -> said.aims(false)),
            phrase("(aimed|after aiming)", (said, words) -> said.aims(true)),
            phrase("(twice)", (said, words) -> said.twice = true),
            phrase("(" + oneOf(RangeBand.values()) + ")", AttackWords::isFrom));

    private static final String END = PHRASES.stream()
            .map(phrase -> phrase.pattern().pattern().replaceAll("\\((?!\\?)", "(?:"))
            .collect(Collectors.joining("|", "(?=$|,| and |", ")"));

    private static final Pattern NO_NAME = pattern(AND + "?(.*?)" + END + ".*");

    private final GunfightScenario gunfight;
    private final Roster roster;
    /** Every name, and who it means: one fighter, or all of a sheet. */
    private final SortedMap<String, Name> names = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    private final List<AttackScenario.Target> at = new ArrayList<>();
    private final List<String> with = new ArrayList<>();
    private Optional<Boolean> aimed = Optional.empty();
    private Optional<RangeBand> range = Optional.empty();
    private boolean twice;
    private boolean plusTwo;

    private AttackWords(GunfightScenario gunfight) {
        this.gunfight = gunfight;
        this.roster = Roster.of(gunfight);
        for (Roster.Member member : roster.members()) {
            for (Name called : List.of(member.name(), member.sheet().name())) {
                names.put(called.text(), roster.names(called).size() == 1 ? member.name() : called);
            }
        }
    }

    private record Phrase(Pattern pattern, BiConsumer<AttackWords, String> means) {}

    /** A whole phrase, with another or nothing after it. */
    private static Phrase phrase(String words, BiConsumer<AttackWords, String> means) {
        return new Phrase(pattern(",? " + words + "(?=$|,| )"), means);
    }

    private static Pattern pattern(String words) {
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    private static String oneOf(Object[] words) {
        return Stream.of(words).map(Word::said).collect(Collectors.joining("|"));
    }

    /** Reads the attack, in a gunfight without problems; throws what is unclear or illegal about it. */
    static AttackScenario read(String words, GunfightScenario gunfight) {
        AttackScenario attack = new AttackWords(gunfight)
                .attack(words.strip().replaceAll("\\s+", " ").replaceAll("[,; ]+$", ""));
        List<Problem> problems = AttackProblems.of(attack);
        if (!problems.isEmpty()) {
            throw new UnclearPhraseException(each(problems, Problem::what), each(problems, Problem::instead));
        }
        return attack;
    }

    private static String each(List<Problem> problems, Function<Problem, String> of) {
        return problems.stream().map(of).distinct().collect(Collectors.joining("; and "));
    }

    private AttackScenario attack(String words) {
        Matcher attack = ATTACK.matcher(words);
        if (!attack.matches()) {
            throw unclear("no-attack", words);
        }
        Name by = one(attack.group(1));
        if (attack.group(2) != null) {
            aims(true);
        }
        String verb = attack.group(3).toLowerCase(Locale.ROOT);
        phrases(", " + attack.group(4), verb.equals("fans"));
        AttackScenario written = new AttackScenario(
                gunfight.fighters(),
                gunfight.range(),
                gunfight.distances(),
                gunfight.rulings(),
                new AttackScenario.Attempt(by, means(verb), at, with, aimed, plusTwo));
        for (AttackScenario.Target target : range.isPresent() ? at : List.<AttackScenario.Target>of()) {
            written = target.name().equals(by) ? written : written.apart(target.name(), range.get());
        }
        return written;
    }

    private AttackScenario.Means means(String verb) {
        boolean several = at.size() != 1;
        if (twice && (several || !verb.equals("snapshots"))) {
            throw unclear("twice");
        }
        return switch (verb) {
            case "fans" -> AttackScenario.Means.FAN;
            case "shoots" -> several ? AttackScenario.Means.SHOOT_TWO : AttackScenario.Means.SHOOT;
            default -> several || twice ? AttackScenario.Means.SNAPSHOT_TWICE : AttackScenario.Means.SNAPSHOT;
        };
    }

    /** Reads phrase after phrase; for a fan, a name for several fighters means each of them. */
    private void phrases(String said, boolean fans) {
        String longestFirst = names.keySet().stream()
                .sorted(Comparator.comparing(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        String part = "(?: in (?:the|his|her) (" + oneOf(CalledPart.values()) + "|[\\w ]+?" + END + "))?";
        Pattern somebody = pattern(AND + "(" + longestFirst + ")" + part + "(?: (" + DEFENDS + "))?(?=$|,| )");
        String left = said;
        String last = "";
        while (!left.isEmpty()) {
            Matcher named = somebody.matcher(left);
            boolean isNamed = named.lookingAt() && !(at.isEmpty() && named.group(3) != null);
            if (isNamed && named.group(3) != null) {
                defends(one(named.group(1)), named.group(3));
            } else if (isNamed) {
                Optional<CalledPart> called =
                        Optional.ofNullable(named.group(2)).map(AttackWords::part);
                Name name = one(named.group(1));
                (fans ? roster.names(name) : List.of(name))
                        .forEach(one -> at.add(new AttackScenario.Target(one, Optional.empty(), called)));
            }
            int end = isNamed ? named.end() : phrase(left, last);
            last = isNamed ? named.group(1) : "";
            left = left.substring(end);
        }
    }

    /** Reads the phrase at the beginning, and returns where it ends. */
    private int phrase(String left, String last) {
        for (Phrase phrase : PHRASES) {
            Matcher said = phrase.pattern().matcher(left);
            if (said.lookingAt()) {
                phrase.means().accept(this, said.group(1));
                return said.end();
            }
        }
        throw unknown(NO_NAME.matcher(left.startsWith(" ") ? last + left : left).replaceFirst("$1"));
    }

    private void defends(Name who, String how) {
        if (at.stream().noneMatch(target -> target.name().equals(who))) {
            List<Name> targets = at.stream().map(AttackScenario.Target::name).toList();
            throw unclear("defends-and-is-no-target", who, targets);
        }
        defend(target -> target.name().equals(who), how);
    }

    private void theOneDefends(String how) {
        if (at.size() > 1) {
            throw unclear("one-of-several-defends", at.size(), at.getLast().name());
        }
        defend(target -> true, how);
    }

    /** The first defence that is given for somebody counts. */
    private void defend(Predicate<AttackScenario.Target> who, String how) {
        AttackScenario.Defence defence = how.endsWith("+2")
                ? AttackScenario.Defence.DODGE_HARD
                : how.toLowerCase(Locale.ROOT).startsWith("dodge")
                        ? AttackScenario.Defence.DODGE
                        : AttackScenario.Defence.DIVE;
        at.replaceAll(
                target -> who.test(target) ? target.withDoes(target.does().or(() -> Optional.of(defence))) : target);
    }

    private void uses(String guns) {
        once(with.isEmpty(), "gun");
        with.addAll(List.of(guns.toLowerCase(Locale.ROOT).split(" and ", -1)));
    }

    private void aims(boolean so) {
        once(aimed.isEmpty(), "aim");
        aimed = Optional.of(so);
    }

    private void isFrom(String words) {
        once(range.isEmpty(), "range");
        range = called(words, RangeBand.values());
    }

    private static void once(boolean first, String what) {
        if (!first) {
            throw unclear("said-twice." + what);
        }
    }

    private static CalledPart part(String word) {
        return called(word, CalledPart.values())
                .orElseThrow(() -> unclear("no-such-part", word, List.of(CalledPart.values())));
    }

    private static <E> Optional<E> called(String word, E[] all) {
        return Stream.of(all)
                .filter(one -> Word.said(one).equalsIgnoreCase(word))
                .findFirst();
    }

    private Name one(String written) {
        return Optional.ofNullable(names.get(written)).orElseThrow(() -> unknown(written));
    }

    private UnclearPhraseException unknown(String written) {
        return unclear("nobody-called", written, roster.insteadOf(written));
    }

    private static UnclearPhraseException unclear(String key, Object... places) {
        return UnclearPhraseException.of(WORDS, key, places);
    }
}
