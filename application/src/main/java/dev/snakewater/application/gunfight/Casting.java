package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.GunfighterSheet;
import dev.snakewater.domain.fudge.gunfight.Physique;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.fudge.hitlocation.Wounds;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Makes the gunfighters of a scenario without problems: their sheets, wounds and guns as the fight begins. */
final class Casting {

    private Casting() {}

    static Gunfighter gunfighter(Roster.Member member, Roster roster, Rulings rulings) {
        GunfightScenario.Fighter written = member.sheet();
        List<Name> dropOn = written.dropOn().stream()
                .flatMap(name -> roster.names(name).stream())
                .distinct()
                .toList();
        return new Gunfighter(
                sheet(member, rulings),
                wounds(written, rulings),
                IntStream.range(0, written.guns().size())
                        .mapToObj(i -> gun(written.guns().get(i), !dropOn.isEmpty() && i == 0))
                        .toList(),
                List.of(),
                dropOn,
                false,
                Stance.OPEN,
                Presence.FIGHTING,
                Optional.empty(),
                List.of());
    }

    private static GunfighterSheet sheet(Roster.Member member, Rulings rulings) {
        GunfightScenario.Fighter written = member.sheet();
        Degree pistol = written.pistol().orElse(Degree.POOR);
        return new GunfighterSheet(
                new Name(member.name()),
                member.side(),
                written.nerve().orElse(Degree.FAIR),
                written.fastDraw().orElse(Degree.POOR),
                pistol,
                written.rifle().orElse(Degree.POOR),
                written.shotgun().orElse(Degree.POOR),
                written.twoGun().orElse(Degree.POOR),
                capacity(written),
                written.speedReload().orElse(0),
                written.armour().orElse(0),
                written.coverNearby().orElse(false),
                written.size().orElse(0),
                rulings.located() ? Optional.of(physique(written)) : Optional.empty());
    }

    private static Physique physique(GunfightScenario.Fighter written) {
        Armour armour = Armour.everywhere(written.armour().orElse(0));
        for (PartSheet part : written.parts()) {
            armour = armour.with(part.part(), part.armour().orElse(armour.on(part.part())));
        }
        return new Physique(
                written.agility().orElse(Degree.FAIR),
                written.weaponHand().orElse(BodySide.RIGHT),
                armour,
                written.support().orElse(false));
    }

    private static Wounds wounds(GunfightScenario.Fighter written, Rulings rulings) {
        WoundModel model = rulings.woundModel();
        WoundBoxes boxes = WoundBoxes.of(capacity(written));
        WoundTrack told = written.marks().isEmpty()
                ? model.track(boxes, written.wounds().orElse(0))
                : model.marked(boxes, written.marks());
        return rulings.located() ? body(written, told, model) : told;
    }

    /** Wounds that are told of no part are the torso's (HL-04); who cannot stand begins on the ground (HL-21). */
    private static Body body(GunfightScenario.Fighter written, WoundTrack torso, WoundModel model) {
        Body body = Body.unhurt(capacity(written), model).with(BodyPart.TORSO, torso);
        for (PartSheet part : written.parts()) {
            if (part.tellsWounds()) {
                body = body.with(part.part(), part.track(capacity(written), model));
            }
        }
        return body.lying(!body.canStand(written.support().orElse(false)));
    }

    private static Degree capacity(GunfightScenario.Fighter written) {
        return written.damageCapacity().orElse(Degree.FAIR);
    }

    private static Gun gun(GunfightScenario.CarriedGun written, boolean out) {
        int capacity = written.capacity().orElse(written.kind().capacity());
        return new Gun(
                written.kind(),
                written.strength().orElse(written.kind().strength()),
                capacity,
                written.loaded().orElse(capacity),
                out ? Carried.IN_HAND : written.carried().orElse(Carried.HOLSTERED));
    }
}
