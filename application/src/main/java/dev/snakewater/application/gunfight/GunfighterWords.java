package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.BodyWords;
import dev.snakewater.application.hitlocation.PartState;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Physique;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.Traits;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is told of a gunfighter: his skills, his guns, and his body with its wounds, and where hits have locations, how he is
 * made and how he lies.
 *
 * @param words what it is called
 */
record GunfighterWords(Wording words) {

    /** Who he is: his skills, his guns and all that matters of him now. */
    Sentence cast(Gunfighter fighter) {
        return Sentence.deed(words.message("cast", fighter.name(), traits(fighter), circumstances(fighter)), "");
    }

    /** All there is to tell of his body; nothing, of somebody unhurt without parts. */
    private List<String> body(Gunfighter fighter) {
        return switch (fighter.wounds()) {
            case WoundTrack track when track.level() == WoundLevel.UNHURT -> List.of();
            case WoundTrack track -> List.of(words.message("cast.wounds", track.level()));
            case Body body -> parts(fighter, body);
        };
    }

    /** The key of what is told at the end of how somebody came out of a fight. */
    static String ending(GunfightOutcome.Fate fate) {
        if (fate.able()) {
            return fate.prone().orElse(false) ? "ending.able.prone" : "ending.able";
        }
        if (!fate.isAlive()) {
            return "ending.dead";
        }
        return fate.presence() == Presence.FIGHTING
                ? "ending.out"
                : "ending." + fate.presence().name();
    }

    /**
     * How badly somebody is hurt: where hits have locations, only head and torso count, and of the living it is said which of them it is.
     *
     * @param parts those parts that are looked at, where hits have locations
     */
    String wounds(WoundLevel level, Optional<List<PartState>> parts) {
        if (parts.isEmpty() || level == WoundLevel.DEAD) {
            return level.toString();
        }
        List<BodyPart> hurt = parts.get().stream()
                .filter(part -> !part.part().isLimb() && part.level() == level)
                .map(PartState::part)
                .sorted(Comparator.reverseOrder())
                .toList();
        return words.message(
                "wounds.located", hurt.isEmpty() ? words.message("wounds.located.either") : words.row(hurt), level);
    }

    /** What it is that is counted of how badly somebody is hurt. */
    String woundsOf(Name name, boolean located) {
        return words.message(located ? "finding.wounds.located" : "finding.wounds", name);
    }

    /** His wounds in a few words. */
    String wounds(Gunfighter fighter) {
        return switch (fighter.wounds()) {
            case WoundTrack track -> Wording.capitalised(track.level().toString());
            case Body body -> Wording.capitalised(new BodyWords().summary(PartState.sheet(body)));
        };
    }

    private List<String> parts(Gunfighter fighter, Body body) {
        List<String> told = new ArrayList<>();
        fighter.sheet().physique().ifPresent(physique -> told.addAll(physique(physique, fighter)));
        if (BodyPart.ALL.stream().anyMatch(part -> body.level(part) != WoundLevel.UNHURT)) {
            told.add(words.message("cast.wounds", new BodyWords().summary(PartState.sheet(body))));
        }
        if (body.prone()) {
            told.add(words.message("state.prone"));
        }
        return told;
    }

    private List<String> physique(Physique physique, Gunfighter fighter) {
        List<String> told = new ArrayList<>();
        told.add(words.message("cast.skill", "Agility", physique.agility()));
        Armour armour = physique.armour();
        for (BodyPart part : BodyPart.ALL) {
            if (armour.on(part) != fighter.sheet().traits().armour()) {
                told.add(words.message("cast.armour-on", part, armour.on(part)));
            }
        }
        if (physique.weaponHand() == BodySide.LEFT) {
            told.add(words.message("cast.left-handed"));
        }
        BodySide other = physique.weaponHand().other();
        if (fighter.body().filter(body -> body.hands().equals(List.of(other))).isPresent()) {
            told.add(words.message("cast.other-hand", other));
        }
        if (physique.support()) {
            told.add(words.message("cast.support"));
        }
        return told;
    }

    /** Nerve, Fast Draw, and the skills that his guns want. */
    private String traits(Gunfighter fighter) {
        Traits traits = fighter.sheet().traits();
        Stream<String> first = Stream.of(
                words.message("cast.skill", "Nerve", traits.nerve()),
                words.message("cast.skill", "Fast Draw", traits.fastDraw()));
        Stream<String> skills = fighter.guns().stream()
                .map(gun -> gun.kind().skill())
                .distinct()
                .map(skill -> words.message("cast.skill", skill, traits.skill(skill)));
        boolean pair =
                fighter.guns().stream().filter(gun -> gun.kind().isPistol()).count() > 1;
        Stream<String> twoGun =
                pair ? Stream.of(words.message("cast.skill", "Two-Gun Shooter", traits.withTwoGuns())) : Stream.empty();
        return Stream.of(first, skills, twoGun).flatMap(all -> all).collect(Collectors.joining(", "));
    }

    private String circumstances(Gunfighter fighter) {
        Traits traits = fighter.sheet().traits();
        List<String> told = new ArrayList<>();
        if (!fighter.sheet().side().text().equals(fighter.name().text())) {
            told.add(words.message("cast.side", fighter.sheet().side()));
        }
        told.add(guns(fighter.guns()));
        if (traits.damageCapacity() != Degree.FAIR) {
            told.add(words.message("cast.capacity", traits.damageCapacity()));
        }
        if (traits.armour() > 0) {
            told.add(words.message("cast.armour", traits.armour()));
        }
        if (traits.speedReload() > 0) {
            told.add(words.message("cast.speed-reload", traits.speedReload()));
        }
        if (traits.size() != 0) {
            told.add(words.message("cast.size", Wording.signed(traits.size())));
        }
        told.addAll(body(fighter));
        if (traits.coverNearby()) {
            told.add(words.message("cast.cover"));
        }
        if (!fighter.drop().isEmpty()) {
            told.add(words.message("cast.drop", words.row(fighter.drop())));
        }
        return told.stream().map(Wording::capitalised).collect(Collectors.joining(". "));
    }

    private static String key(Gun gun) {
        return switch (gun.carried()) {
            case HOLSTERED -> "gun";
            case IN_HAND -> "gun.in-hand";
            case DROPPED -> "gun.dropped";
        };
    }

    /** His guns, with what is in them. */
    String guns(List<Gun> guns) {
        return guns.isEmpty()
                ? words.message("guns.none")
                : guns.stream()
                        .map(gun -> words.message(key(gun), gun.kind(), gun.rounds(), gun.capacity()))
                        .collect(Collectors.joining(", "));
    }
}
