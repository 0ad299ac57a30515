package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Somebody in words: as he stands, and what has become of him. */
final class PersonWords {

    private final Wording words = BodyWords.wording();
    private final BodyWords bodies = new BodyWords();

    /** How he is before anything happens. */
    List<Sentence> opening(Person who) {
        List<String> told = new ArrayList<>();
        told.add(armour(who));
        if (!who.holds().isEmpty()) {
            told.add(words.message("cast.holds", holds(who)));
        }
        if (who.body().prone()) {
            told.add(words.message("cast.prone"));
        }
        if (who.support()) {
            told.add(words.message("cast.support"));
        }
        List<Sentence> sentences = new ArrayList<>();
        sentences.add(Sentence.deed(
                words.message(
                        "cast",
                        who.name(),
                        told.stream()
                                .filter(text -> !text.isEmpty())
                                .map(Wording::capitalised)
                                .collect(Collectors.joining(". "))),
                ""));
        sentences.addAll(bodies.wounds(PartState.sheet(who.body())));
        return sentences;
    }

    /** All there is to know of him now: the whole sheet of his body. */
    List<Sentence> sheet(Person who) {
        List<Sentence> sentences = new ArrayList<>();
        sentences.add(opening(who).getFirst());
        sentences.addAll(bodies.sheet(PartState.sheet(who.body())));
        return sentences;
    }

    /** How several stand, as a table. */
    Tableau state(List<Person> people) {
        return new Tableau(
                List.of(words.message("state.wounds"), words.message("state.holds"), words.message("state.stance")),
                people.stream()
                        .map(who -> new Tableau.Row(
                                who.name(),
                                List.of(
                                        Wording.capitalised(summary(who.whole(), PartState.sheet(who.body()))),
                                        holds(who),
                                        who.body().prone() ? words.message("state.prone") : ""),
                                !who.canAct()))
                        .toList());
    }

    /** What has become of somebody. */
    List<Sentence> ending(Fate fate) {
        List<Sentence> sentences = new ArrayList<>();
        sentences.add(Sentence.deed(became(fate), ""));
        if (!fate.whole()) {
            sentences.addAll(bodies.wounds(fate.body()));
        }
        return sentences;
    }

    private String became(Fate fate) {
        if (fate.out()) {
            return words.message("ending.out", fate.name(), fate.wounds());
        }
        List<String> told = new ArrayList<>();
        if (fate.whole() && fate.wounds() != WoundLevel.UNHURT) {
            told.add(fate.wounds().toString());
        }
        fate.dropped().forEach(what -> told.add(words.message("ending.dropped", what)));
        if (fate.prone()) {
            told.add(words.message("ending.prone"));
        }
        if (!told.isEmpty()) {
            return words.message("ending.more", fate.name(), String.join("; ", told));
        }
        boolean unhurt = fate.body().stream().allMatch(PartState::isUnhurt);
        return words.message(unhurt ? "ending.unhurt" : "ending", fate.name());
    }

    /** What is counted of how badly somebody is hurt: the worse of head and torso, or all of what has no parts. */
    Finding wounds(Fate fate) {
        return Finding.ranked(
                words.message(fate.whole() ? "finding.wounds.whole" : "finding.wounds", fate.name()),
                fate.wounds().ordinal(),
                Wording.capitalised(fate.wounds().toString()));
    }

    /** What is counted of somebody's limbs: those that cannot be used any more, the worse the further down. */
    Finding uselessLimbs(Fate fate) {
        List<PartState> useless = fate.body().stream()
                .filter(part -> part.part().isLimb() && !part.level().canAct())
                .toList();
        // Eight limbs, each of which may be Useless, Crippled or lost, or none of it.
        int rank = useless.stream()
                .mapToInt(part -> (part.level().ordinal() - WoundLevel.VERY_HURT.ordinal())
                        << (2 * (part.part().ordinal() - BodyPart.LEFT_ARM.ordinal())))
                .sum();
        return Finding.ranked(
                words.message("finding.useless", fate.name()),
                rank,
                useless.isEmpty() ? words.message("finding.useless.none") : Wording.capitalised(limbs(useless)));
    }

    /** Limbs by what has become of them, both of a pair in one word: {@code hands Useless; left leg Crippled}. */
    private String limbs(List<PartState> limbs) {
        return limbs.stream()
                .map(PartState::state)
                .distinct()
                .map(state -> words.message(
                        "body.part",
                        pairs(limbs.stream()
                                .filter(limb -> limb.state().equals(state))
                                .map(PartState::part)
                                .toList()),
                        state))
                .collect(Collectors.joining("; "));
    }

    private String pairs(List<BodyPart> limbs) {
        List<String> told = new ArrayList<>();
        for (BodyPart.Kind kind : BodyPart.Kind.values()) {
            List<BodyPart> ofIt =
                    limbs.stream().filter(limb -> limb.kind() == kind).toList();
            if (ofIt.size() > 1) {
                told.add(words.message("limbs." + kind.name()));
            } else {
                ofIt.forEach(limb -> told.add(limb.toString()));
            }
        }
        return words.row(told);
    }

    /** What is counted of somebody's fate, beside his wounds. */
    List<Finding> findings(Fate fate, boolean held, boolean stood) {
        List<Finding> findings = new ArrayList<>();
        if (held) {
            findings.add(Finding.is(
                    words.message("finding.drops", fate.name()), !fate.dropped().isEmpty()));
        }
        if (stood && !fate.whole()) {
            findings.add(Finding.is(words.message("finding.falls", fate.name()), fate.fell()));
        }
        return findings;
    }

    private String summary(boolean whole, List<PartState> body) {
        return whole ? body.getFirst().state() : bodies.summary(body);
    }

    /** What he wears: what most parts do, and the others. */
    private String armour(Person who) {
        List<Integer> worn = who.armour().byPart();
        int most = worn.stream()
                .max(Comparator.comparingInt(points -> Collections.frequency(worn, points)))
                .orElseThrow();
        String others = BodyPart.ALL.stream()
                .filter(part -> who.armour().on(part) != most)
                .map(part ->
                        words.message("cast.armour.part", part, who.armour().on(part)))
                .collect(Collectors.joining(", "));
        if (!others.isEmpty() && !who.whole()) {
            return most == 0
                    ? words.message("cast.armour.only", others)
                    : words.message("cast.armour.parts", most, others);
        }
        int all = who.armour().on(BodyPart.TORSO);
        return all == 0 ? words.message("cast.bare") : words.message("cast.armour", all);
    }

    private String holds(Person who) {
        return who.holds().stream().map(this::held).collect(Collectors.joining(", "));
    }

    private String held(Holding held) {
        return held.in() == Hands.BOTH
                ? words.message("cast.held.both", held.what())
                : words.message("cast.held", held.what(), held.in());
    }
}
