package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Unclear;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
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

    private static final String PARTS =
            Stream.of(CalledPart.values()).map(CalledPart::toString).collect(Collectors.joining("|"));
    private static final String EXAMPLES =
            "'Bob shoots Joe', 'Bob snapshots Joe twice' or 'Bob fans Joe and Frank', with the names of this fight";
    private static final Pattern ATTACK =
            Pattern.compile("(.+?) (aims and )?(shoots|snapshots|fans)(?: at)? (.+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern IN_A_PART =
            Pattern.compile("^ in (?:the|his|her) (" + PARTS + ")(?=$|,| and )", Pattern.CASE_INSENSITIVE);
    private static final Pattern IN_SOMETHING =
            Pattern.compile("(.*) in (?:the|his|her) ([\\w ]+)", Pattern.CASE_INSENSITIVE);
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
        List<Aim> aims = targets(tails.head(), fans);
        List<String> names = aims.stream().map(Aim::name).toList();
        AttackScenario.Means means = means(attack.group(3).toLowerCase(Locale.ROOT), names.size(), tails.twice());
        Optional<Boolean> aimed = attack.group(2) == null ? tails.aimed() : Optional.of(true);
        if (attack.group(2) != null && tails.aimed().isPresent()) {
            throw new Unclear("it is said twice whether " + by + " aims", "once");
        }
        AttackScenario written = AttackScenario.in(
                gunfight,
                new AttackScenario.Attempt(
                        new Name(by), means, targets(aims, tails), tails.with(), aimed, tails.plusTwo()));
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

    /** Somebody, and the part of him that is aimed at. */
    private record Aim(String name, Optional<CalledPart> part) {}

    private List<AttackScenario.Target> targets(List<Aim> aims, AttackTails tails) {
        List<String> names = aims.stream().map(Aim::name).toList();
        List<AttackScenario.Target> targets = new ArrayList<>(aims.stream()
                .map(aim -> new AttackScenario.Target(new Name(aim.name()), Optional.empty(), aim.part()))
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
            targets.replaceAll(
                    target -> who.isEmpty() || who.get().equals(target.name().text())
                            ? target.defending(Optional.of(defending.how()))
                            : target);
        }
        return targets;
    }

    /** Who is named in a row, and which part of him. A name of several stands for each of them, for a fan. */
    private List<Aim> targets(String row, boolean fans) {
        List<Aim> targets = new ArrayList<>();
        String left = row;
        while (!left.isEmpty()) {
            String name = nameAtTheStartOf(left);
            String after = left.substring(name.length());
            Matcher inAPart = IN_A_PART.matcher(after);
            Optional<CalledPart> part = inAPart.find() ? Optional.of(part(inAPart.group(1))) : Optional.empty();
            List<String> called = called(name);
            (fans ? called : List.of(called.size() == 1 ? called.getFirst() : name))
                    .forEach(one -> targets.add(new Aim(one, part)));
            left = AND.matcher(part.isPresent() ? after.substring(inAPart.end()) : after)
                    .replaceFirst("");
        }
        return targets;
    }

    private static CalledPart part(String words) {
        return Stream.of(CalledPart.values())
                .filter(part -> part.toString().equalsIgnoreCase(words))
                .findFirst()
                .orElseThrow();
    }

    /** The longest name that a row begins with. */
    private String nameAtTheStartOf(String row) {
        return names().filter(name -> row.regionMatches(true, 0, name, 0, name.length()))
                .filter(name -> {
                    String after = row.substring(name.length());
                    return after.isEmpty()
                            || AND.matcher(after).find()
                            || IN_A_PART.matcher(after).find();
                })
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
        return roster.names(new Name(name)).stream().map(Name::text).toList();
    }

    /** Every name that stands for somebody. */
    private Stream<String> names() {
        return roster.members().stream()
                .flatMap(member -> Stream.of(member.name(), member.sheet().name()))
                .map(Name::text)
                .distinct();
    }

    /** Of what is no name it is asked last whether it is a part that nobody has: there may be a Man in the Black Hat. */
    private Unclear noTarget(String written) {
        Matcher somewhere = IN_SOMETHING.matcher(written);
        return somewhere.matches() && names().anyMatch(somewhere.group(1)::equalsIgnoreCase)
                ? new Unclear(
                        "nobody has a '" + somewhere.group(2) + "' to aim at, by " + HitLocationRule.HL_02_SIZE.id(),
                        "one of: " + PARTS.replace("|", ", "))
                : unknown(written);
    }

    private Unclear unknown(String written) {
        return new Unclear("nobody here is called '" + written + "'", roster.insteadOf(written));
    }
}
