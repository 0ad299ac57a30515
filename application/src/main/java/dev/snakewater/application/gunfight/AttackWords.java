package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Unclear;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads an attack that is said in words: {@code Bob shoots Joe}, {@code Bob fans Joe and Skag, unaimed, Skag dodges}. */
final class AttackWords {

    private static final String EXAMPLES =
            "'Bob shoots Joe', 'Bob snapshots Joe twice' or 'Bob fans Joe and Frank', with the names of this fight";
    private static final Pattern ATTACK =
            Pattern.compile("(.+?) (aims and )?(shoots|snapshots|fans)(?: at)? (.+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern CALLED_SHOT =
            Pattern.compile(".* in (?:the|his|her) [\\w ]+", Pattern.CASE_INSENSITIVE);
    private static final Pattern AND =
            Pattern.compile("^(?:,? and then |,? and |,? then |, )", Pattern.CASE_INSENSITIVE);

    private final GunfightScenario gunfight;
    private final Roster roster;

    private AttackWords(GunfightScenario gunfight) {
        this.gunfight = gunfight;
        this.roster = Roster.of(gunfight);
    }

    /**
     * The attack that is meant, in a gunfight without problems.
     *
     * @throws Unclear if the words say no attack, or one that the rules bar
     */
    static AttackScenario read(String words, GunfightScenario gunfight) {
        AttackScenario attack = new AttackWords(gunfight)
                .attack(words.strip().replaceAll("\\s+", " ").replaceAll("[,; ]+$", ""));
        List<Problem> problems = AttackProblems.of(attack);
        if (!problems.isEmpty()) {
            throw new Unclear(
                    problems.stream().map(Problem::what).distinct().collect(Collectors.joining("; and ")),
                    problems.stream().map(Problem::instead).distinct().collect(Collectors.joining("; and ")));
        }
        return attack;
    }

    private AttackScenario attack(String words) {
        Matcher attack = ATTACK.matcher(words);
        if (!attack.matches()) {
            throw new Unclear("'" + words + "' is no attack that is known here", EXAMPLES);
        }
        String by = one(attack.group(1));
        AttackTails tails = AttackTails.of(attack.group(4));
        boolean fans = attack.group(3).equalsIgnoreCase("fans");
        List<String> names = targets(tails.head(), fans);
        AttackScenario.Means means = means(attack.group(3).toLowerCase(Locale.ROOT), names.size(), tails.twice());
        Optional<Boolean> aimed = attack.group(2) == null ? tails.aimed() : Optional.of(true);
        if (attack.group(2) != null && tails.aimed().isPresent()) {
            throw new Unclear("it is said twice whether " + by + " aims", "once");
        }
        AttackScenario written = AttackScenario.in(
                gunfight,
                new AttackScenario.Attempt(
                        by,
                        means,
                        targets(names, tails),
                        tails.with(),
                        aimed,
                        tails.plusTwo() ? Optional.of(true) : Optional.empty()));
        boolean oneEach = !names.contains(by)
                && Stream.concat(Stream.of(by), names.stream())
                        .allMatch(name -> called(name).size() == 1);
        return tails.range()
                .filter(range -> oneEach)
                .map(range -> apart(written, range))
                .orElse(written);
    }

    private static AttackScenario apart(AttackScenario attack, RangeBand range) {
        AttackScenario apart = attack;
        for (AttackScenario.Target target : attack.attack().at()) {
            apart = AttackVariations.apart(apart, target.name(), range);
        }
        return apart;
    }

    private static AttackScenario.Means means(String verb, int targets, boolean twice) {
        if (twice && (targets > 1 || !verb.equals("snapshots"))) {
            throw new Unclear("only a snapshot can be fired twice in a turn, at one man", EXAMPLES);
        }
        return switch (verb) {
            case "fans" -> AttackScenario.Means.FAN;
            case "shoots" -> targets == 1 ? AttackScenario.Means.SHOOT : AttackScenario.Means.SHOOT_TWO;
            default -> targets == 1 && !twice ? AttackScenario.Means.SNAPSHOT : AttackScenario.Means.SNAPSHOT_TWICE;
        };
    }

    private List<AttackScenario.Target> targets(List<String> names, AttackTails tails) {
        List<AttackScenario.Target> targets = new ArrayList<>(names.stream()
                .map(name -> new AttackScenario.Target(name, Optional.empty()))
                .toList());
        for (AttackTails.Defending defending : tails.defending()) {
            Optional<String> who = defending.who().map(this::one);
            if (who.isPresent() && !names.contains(who.get())) {
                throw new Unclear(
                        who.get() + " defends himself and is no target", "one of: " + String.join(", ", names));
            }
            if (who.isEmpty() && !defending.all() && names.size() > 1) {
                throw new Unclear(
                        "one of " + names.size() + " targets does something against it, and it is not said which",
                        "', " + names.getLast() + " dodges', or ', who dodge' of all");
            }
            targets.replaceAll(target -> who.isEmpty() || who.get().equals(target.name())
                    ? new AttackScenario.Target(target.name(), Optional.of(defending.how()))
                    : target);
        }
        return targets;
    }

    /** Who is named in a row. A name of several stands for each of them, for a fan. */
    private List<String> targets(String row, boolean fans) {
        List<String> targets = new ArrayList<>();
        String left = row;
        while (!left.isEmpty()) {
            String name = nameAtTheStartOf(left);
            List<String> called = called(name);
            targets.addAll(fans ? called : List.of(called.size() == 1 ? called.getFirst() : name));
            left = AND.matcher(left.substring(name.length())).replaceFirst("");
        }
        return targets;
    }

    /** The longest name that a row begins with. */
    private String nameAtTheStartOf(String row) {
        return names().filter(name -> row.regionMatches(true, 0, name, 0, name.length()))
                .filter(name -> row.length() == name.length()
                        || AND.matcher(row.substring(name.length())).find())
                .reduce((one, other) -> other.length() > one.length() ? other : one)
                .orElseThrow(() -> noTarget(row.replaceFirst("(?i)(?:,| and ).*", "")));
    }

    /** The name of a single fighter, spelt as he spells it; the name of several as it is. */
    private String one(String written) {
        String name = names().filter(written::equalsIgnoreCase).findFirst().orElseThrow(() -> unknown(written));
        List<String> called = called(name);
        return called.size() == 1 ? called.getFirst() : name;
    }

    private List<String> called(String name) {
        return roster.names(name).stream().map(Name::text).toList();
    }

    /** Every name that stands for somebody. */
    private Stream<String> names() {
        return roster.members().stream()
                .flatMap(member -> Stream.of(member.name(), member.sheet().name()))
                .distinct();
    }

    /** Of what is no name it is asked last whether it is a called shot: there may be a Man in the Black Hat. */
    private Unclear noTarget(String written) {
        return CALLED_SHOT.matcher(written).matches()
                ? new Unclear(
                        "'" + written + "' is a called shot, and called shots are not in this version",
                        "the same without a part of the body")
                : unknown(written);
    }

    private Unclear unknown(String written) {
        return new Unclear("nobody here is called '" + written + "'", roster.insteadOf(written));
    }
}
