package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.EventWords;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Shot;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What is told of the events of a gunfight.
 *
 * @param words what it is called
 */
record GunfightEventWords(Wording words) {

    /** What is told of what happens to bodies only here. */
    Sentence told(BodyEvent event) {
        return Sentence.deed(
                switch (event) {
                    case BodyEvent.Announced announced -> words.message("announced", announced.by(), announced.what());
                    case BodyEvent.StoodUp stood ->
                        words.message(stood.leaning() ? "stood.leaning" : "stood", stood.by());
                },
                "");
    }

    /** What is told of an event of the fight; without text, if nothing is. */
    Sentence told(GunfightEvent event) {
        return switch (event) {
            case GunfightEvent.PartBegan began ->
                Sentence.heading(words.message("part." + began.part().name()));
            case OpeningEvent opening -> opening(opening);
            case GunfightEvent.Aimed aimed -> deed("aimed", aimed.by());
            case GunfightEvent.Dodged dodged -> deed(dodged.prize() ? "dodged.hard" : "dodged", dodged.by());
            case GunfightEvent.Dived dived -> deed("dived", dived.by());
            case GunfightEvent.Waited waited -> deed("waited", waited.by());
            case GunfightEvent.Reloaded reloaded ->
                Sentence.deed(
                        words.message(
                                "reloaded",
                                reloaded.by(),
                                reloaded.loaded().total(),
                                reloaded.rounds(),
                                reloaded.capacity(),
                                reloaded.gun()),
                        words.reasons(reloaded.loaded()));
            case ShootingEvent shooting -> shooting(shooting);
            case GunfightEvent.OutOfAction out ->
                Sentence.consequence(words.message("out", out.who(), out.level()), "");
            case GunfightEvent.Left left -> deed("gone." + left.how().name(), left.who());
            case GunfightEvent.CalledOff off -> deed("called-off", words.row(off.by()));
            case GunfightEvent.PrizeLapsed lapsed -> deed("prize.lapsed", lapsed.by());
            case GunfightEvent.TurnEnded ended -> Sentence.deed("", "");
        };
    }

    private Sentence opening(OpeningEvent event) {
        return switch (event) {
            case OpeningEvent.StaredownRefused refused -> deed("staredown.refused", refused.by());
            case OpeningEvent.Stared stared ->
                Sentence.deed(
                        words.message(
                                stared.fall().isPresent() ? "staredown.stared" : "staredown.compared",
                                stared.by(),
                                stared.fall().map(EventWords::dice).orElse(""),
                                Degree.inWords(stared.total())),
                        words.reasons(stared.nerve()));
            case OpeningEvent.StaredownWon won -> deed("staredown.won", won.by());
            case OpeningEvent.StaredownTied tied -> deed("staredown.tied", words.row(tied.highest()));
            case OpeningEvent.Drew drew -> drew(drew);
            case OpeningEvent.DrewAgain again ->
                Sentence.deed(
                        words.message(
                                "drew.again", again.by(), EventWords.dice(again.fall()), Degree.inWords(again.total())),
                        words.reasons(again.fastDraw()));
            case OpeningEvent.OrderSet order -> order(order);
        };
    }

    private Sentence shooting(ShootingEvent event) {
        return switch (event) {
            case ShootingEvent.Fanned fanned ->
                deed(fanned.spent() == 1 ? "fanned.one" : "fanned", fanned.by(), fanned.gun(), fanned.spent());
            case ShootingEvent.Fired fired -> fired(fired);
            case ShootingEvent.DamageRolled rolled ->
                Sentence.consequence(words.message("damage.rolled", rolled.by(), EventWords.dice(rolled.fall())), "");
            case ShootingEvent.FiredAtCover fired ->
                deed("fired.cover", fired.shot().by(), at(fired.shot()), left(fired.left()));
            case ShootingEvent.Wounded wounded -> wounded(wounded);
            case ShootingEvent.Unscathed unscathed ->
                Sentence.consequence(
                        unscathed
                                .where()
                                .map(part -> words.message("unscathed.part", unscathed.who(), part))
                                .orElseGet(() -> words.message("unscathed", unscathed.who())),
                        words.reasons(unscathed.damage()));
        };
    }

    private Sentence deed(String key, Object... places) {
        return Sentence.deed(words.message(key, places), "");
    }

    private Sentence drew(OpeningEvent.Drew drew) {
        String degree = Degree.inWords(drew.total());
        String key = drew.guns().isEmpty()
                ? "drew.unarmed"
                : (drew.fresh() ? "drew.fresh" : "drew.in-hand") + (drew.guns().size() == 2 ? ".two" : "");
        return Sentence.deed(
                words.message(key, drew.by(), words.row(drew.guns()), EventWords.dice(drew.fall()), degree),
                words.reasons(drew.fastDraw()));
    }

    private Sentence order(OpeningEvent.OrderSet order) {
        List<String> slots = order.slots().stream().map(words::row).toList();
        String text = slots.size() == 1
                ? words.message("order.together", slots.getFirst())
                : words.message(
                        "order",
                        slots.getFirst(),
                        slots.stream().skip(1).collect(Collectors.joining(words.message("order.then"))));
        return Sentence.deed(text, "");
    }

    private Sentence fired(ShootingEvent.Fired fired) {
        String result =
                fired.hit() ? words.message("fired.hit", fired.margin()) : words.message("fired.miss", -fired.margin());
        String critical = fired.critical().isPresent() ? words.message("fired.critical", result) : result;
        boolean fanned = fired.shot().manner() == Shot.Manner.FAN;
        return new Sentence(
                fanned ? Sentence.Level.CONSEQUENCE : Sentence.Level.DEED,
                words.message(
                        "fired." + fired.shot().manner().name(),
                        fired.shot().by(),
                        at(fired.shot()),
                        EventWords.dice(fired.fall()),
                        Degree.inWords(fired.total()),
                        Degree.inWords(fired.difficulty().total()),
                        critical,
                        fanned ? "" : left(fired.left())),
                words.message("fired.reasons", words.reasons(fired.toHit()), words.reasons(fired.difficulty())));
    }

    /** Whom a shot is meant for, and which part of him. */
    private String at(Shot shot) {
        return shot.called()
                .map(called -> words.message("fired.called", shot.at(), called))
                .orElse(shot.at().toString());
    }

    private String left(int rounds) {
        return switch (rounds) {
            case 0 -> words.message("left.none");
            case 1 -> words.message("left.one");
            default -> words.message("left", rounds);
        };
    }

    private Sentence wounded(ShootingEvent.Wounded wounded) {
        String level = wounded.before() == wounded.after()
                ? words.message("wounded.still", wounded.after())
                : wounded.after().toString();
        return Sentence.consequence(
                words.message(
                        "wounded",
                        wounded.who(),
                        wounded.points(),
                        words.message(wounded.points() == 1 ? "wounded.point" : "wounded.points"),
                        level),
                words.reasons(wounded.damage()));
    }
}
