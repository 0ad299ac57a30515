package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.BodyWords;
import dev.snakewater.application.hitlocation.EventWords;
import dev.snakewater.application.hitlocation.HitLocationEvent;
import dev.snakewater.application.hitlocation.PartState;
import dev.snakewater.application.procedure.Finding;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Tableau;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.GunfighterSheet;
import dev.snakewater.domain.fudge.gunfight.Shot;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a gunfight is told: the adjectives of the ladder, dice as faces, names in front. */
final class GunfightTelling implements Telling<Gunfight, GunfightOutcome> {

    private final Wording words = wording();
    private final GunfighterWords people = new GunfighterWords(words);

    /** The words of gunfights, and of the smaller things in them. */
    static Wording wording() {
        return new Wording(ResourceBundle.getBundle("dev.snakewater.application.gunfight.telling"));
    }

    @Override
    public List<Sentence> opening(Gunfight fight) {
        Stream<Sentence> cast = fight.fighters().stream().map(this::cast);
        List<String> rulings = RulingWords.unusual(fight.scene().rulings(), words);
        Stream<Sentence> read = rulings.isEmpty()
                ? Stream.empty()
                : Stream.of(Sentence.deed(words.message("rulings", String.join(", ", rulings)), ""));
        return Stream.concat(cast, read).toList();
    }

    @Override
    public List<Sentence> event(Event event) {
        return switch (event) {
            case HitLocationEvent onTheBody -> new EventWords().told(onTheBody);
            case BodyEvent ofABody -> List.of(people.told(ofABody));
            default ->
                Stream.of(told((GunfightEvent) event))
                        .filter(sentence -> !sentence.text().isEmpty())
                        .toList();
        };
    }

    @Override
    public List<Sentence> ending(GunfightOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        for (GunfightOutcome.Fate fate : outcome.fighters()) {
            told.add(Sentence.deed(
                    words.message(
                            GunfighterWords.ending(fate),
                            fate.name(),
                            people.wounds(fate.wounds(), fate.parts()),
                            guns(fate.guns())),
                    ""));
            fate.parts().ifPresent(parts -> told.addAll(new BodyWords().wounds(parts)));
        }
        List<Side> sides = outcome.sidesStanding();
        told.add(Sentence.deed(
                switch (sides.size()) {
                    case 0 -> words.message("ending.nobody");
                    case 1 -> Wording.capitalised(words.message("ending.won", sides.getFirst()));
                    default -> words.message("ending.open", words.row(sides));
                },
                ""));
        return told;
    }

    @Override
    public List<Finding> findings(GunfightOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        findings.add(standing(outcome));
        for (GunfightOutcome.Fate fate : outcome.fighters()) {
            findings.add(new Finding.Is(
                    people.woundsOf(fate.name(), fate.parts().isPresent()),
                    fate.wounds().ordinal(),
                    Wording.capitalised(fate.wounds().toString())));
        }
        for (GunfightOutcome.Fate fate : outcome.fighters()) {
            if (!fate.guns().isEmpty()) {
                int rounds = fate.guns().stream().mapToInt(Gun::rounds).sum();
                findings.add(new Finding.Counts(words.message("finding.rounds", fate.name()), rounds));
            }
        }
        return findings;
    }

    @Override
    public List<Finding> findings(Event event) {
        return switch (event) {
            case HitLocationEvent onTheBody -> new EventWords().findings(onTheBody);
            case GunfightEvent ofTheFight -> new GunfightProspects(words).findings(ofTheFight);
            default -> List.of();
        };
    }

    @Override
    public Tableau state(Gunfight fight) {
        return new GunfightTableau(words).of(fight);
    }

    @Override
    public List<Sentence> sheet(Gunfight fight, Name fighter) {
        Gunfighter who = fight.fighter(fighter);
        List<Sentence> sheet = new ArrayList<>(List.of(cast(who)));
        who.body().ifPresent(body -> sheet.addAll(new BodyWords().sheet(PartState.sheet(body))));
        return sheet;
    }

    private Sentence cast(Gunfighter fighter) {
        return Sentence.deed(words.message("cast", fighter.name(), traits(fighter), circumstances(fighter)), "");
    }

    /** Whose side is left: one alone first, in the order of the roster; then several, of a fight that was broken off; nobody last. */
    private Finding standing(GunfightOutcome outcome) {
        List<Side> sides = outcome.fighters().stream()
                .map(GunfightOutcome.Fate::side)
                .distinct()
                .toList();
        List<Side> left = outcome.sidesStanding();
        String of = words.message("finding.standing");
        return left.isEmpty()
                ? new Finding.Is(of, Integer.MAX_VALUE, words.message("finding.nobody"))
                : new Finding.Is(of, left.size() * sides.size() + sides.indexOf(left.getFirst()), words.row(left));
    }

    private Sentence told(GunfightEvent event) {
        return switch (event) {
            case GunfightEvent.PartBegan began ->
                Sentence.heading(words.message("part." + began.part().name()));
            case GunfightEvent.StaredownRefused refused -> deed("staredown.refused", refused.by());
            case GunfightEvent.Stared stared ->
                Sentence.deed(
                        words.message(
                                stared.fall().isPresent() ? "staredown.stared" : "staredown.compared",
                                stared.by(),
                                stared.fall().map(GunfightTelling::dice).orElse(""),
                                Degree.inWords(stared.total())),
                        words.reasons(stared.nerve()));
            case GunfightEvent.StaredownWon won -> deed("staredown.won", won.by());
            case GunfightEvent.StaredownTied tied -> deed("staredown.tied", words.row(tied.highest()));
            case GunfightEvent.Drew drew -> drew(drew);
            case GunfightEvent.DrewAgain again ->
                Sentence.deed(
                        words.message("drew.again", again.by(), dice(again.fall()), Degree.inWords(again.total())),
                        words.reasons(again.fastDraw()));
            case GunfightEvent.OrderSet order -> order(order);
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
            case GunfightEvent.Fanned fanned ->
                deed(fanned.spent() == 1 ? "fanned.one" : "fanned", fanned.by(), fanned.gun(), fanned.spent());
            case GunfightEvent.Fired fired -> fired(fired);
            case GunfightEvent.DamageRolled rolled ->
                Sentence.consequence(words.message("damage.rolled", rolled.by(), dice(rolled.fall())), "");
            case GunfightEvent.FiredAtCover fired ->
                deed("fired.cover", fired.shot().by(), at(fired.shot()), left(fired.left()));
            case GunfightEvent.Wounded wounded -> wounded(wounded);
            case GunfightEvent.Unscathed unscathed ->
                Sentence.consequence(
                        unscathed
                                .where()
                                .map(part -> words.message("unscathed.part", unscathed.who(), part))
                                .orElseGet(() -> words.message("unscathed", unscathed.who())),
                        words.reasons(unscathed.damage()));
            case GunfightEvent.OutOfAction out ->
                Sentence.consequence(words.message("out", out.who(), out.level()), "");
            case GunfightEvent.Left left -> deed("gone." + left.how().name(), left.who());
            case GunfightEvent.CalledOff off -> deed("called-off", words.row(off.by()));
            case GunfightEvent.PrizeLapsed lapsed -> deed("prize.lapsed", lapsed.by());
            case GunfightEvent.TurnEnded ended -> Sentence.deed("", "");
        };
    }

    private Sentence deed(String key, Object... places) {
        return Sentence.deed(words.message(key, places), "");
    }

    private Sentence drew(GunfightEvent.Drew drew) {
        String degree = Degree.inWords(drew.total());
        String key = drew.guns().isEmpty()
                ? "drew.unarmed"
                : (drew.fresh() ? "drew.fresh" : "drew.in-hand") + (drew.guns().size() == 2 ? ".two" : "");
        return Sentence.deed(
                words.message(key, drew.by(), words.row(drew.guns()), dice(drew.fall()), degree),
                words.reasons(drew.fastDraw()));
    }

    private Sentence order(GunfightEvent.OrderSet order) {
        List<String> slots = order.slots().stream().map(words::row).toList();
        String text = slots.size() == 1
                ? words.message("order.together", slots.getFirst())
                : words.message(
                        "order",
                        slots.getFirst(),
                        slots.stream().skip(1).collect(Collectors.joining(words.message("order.then"))));
        return Sentence.deed(text, "");
    }

    private Sentence fired(GunfightEvent.Fired fired) {
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
                        dice(fired.fall()),
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

    private Sentence wounded(GunfightEvent.Wounded wounded) {
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

    /** Dice as players read them: {@code [+ 0 0 -]}; the total where only that was told. */
    private static String dice(Fall fall) {
        return fall.faces().isEmpty()
                ? "[" + Wording.signed(fall.total()) + "]"
                : fall.faces().stream()
                        .map(face -> face > 0 ? "+" : face < 0 ? "-" : "0")
                        .collect(Collectors.joining(" ", "[", "]"));
    }

    /** Nerve, Fast Draw, and the skills that his guns want. */
    private String traits(Gunfighter fighter) {
        GunfighterSheet sheet = fighter.sheet();
        Stream<String> first = Stream.of(
                words.message("cast.skill", "Nerve", sheet.nerve()),
                words.message("cast.skill", "Fast Draw", sheet.fastDraw()));
        Stream<String> skills = fighter.guns().stream()
                .map(gun -> gun.kind().skill())
                .distinct()
                .map(skill -> words.message("cast.skill", skill, sheet.skill(skill)));
        boolean pair =
                fighter.guns().stream().filter(gun -> gun.kind().isPistol()).count() > 1;
        Stream<String> twoGun =
                pair ? Stream.of(words.message("cast.skill", "Two-Gun Shooter", sheet.twoGun())) : Stream.empty();
        return Stream.of(first, skills, twoGun).flatMap(all -> all).collect(Collectors.joining(", "));
    }

    private String circumstances(Gunfighter fighter) {
        List<String> told = new ArrayList<>();
        if (!fighter.sheet().side().text().equals(fighter.name().text())) {
            told.add(words.message("cast.side", fighter.sheet().side()));
        }
        told.add(guns(fighter.guns()));
        if (fighter.sheet().damageCapacity() != Degree.FAIR) {
            told.add(words.message("cast.capacity", fighter.sheet().damageCapacity()));
        }
        if (fighter.sheet().armour() > 0) {
            told.add(words.message("cast.armour", fighter.sheet().armour()));
        }
        if (fighter.sheet().speedReload() > 0) {
            told.add(words.message("cast.speed-reload", fighter.sheet().speedReload()));
        }
        told.addAll(new GunfighterWords(words).body(fighter));
        if (fighter.sheet().coverNearby()) {
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

    private String guns(List<Gun> guns) {
        return guns.isEmpty()
                ? words.message("guns.none")
                : guns.stream()
                        .map(gun -> words.message(key(gun), gun.kind(), gun.rounds(), gun.capacity()))
                        .collect(Collectors.joining(", "));
    }
}
