package dev.snakewater.application.gurps.scenario;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.combatant.WornArmour;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.scene.Placement;
import dev.snakewater.domain.gurps.scene.SpeedRange;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What does not go together in somebody himself, in where he is who can be hit, and in what he can do against it. */
record FigureProblems(String at, ProblemCollector complaints) {

    /** In his hit points, and in what he wears. */
    void look(Person person) {
        needing("hitPointsMax", "ht")
                .within(at + "/hitPoints", person.hitPoints(), Person.FEWEST_HIT_POINTS, person.healthy());
        ProblemCollector.each(
                at + "/armour", person.armour(), (place, piece) -> new FigureProblems(place, complaints).look(piece));
    }

    private void look(WornArmour piece) {
        boolean beside = piece.eyeslit() && !piece.covered().contains(HitLocation.EYE);
        needing("is", "dr").when(piece.is().isEmpty() && piece.dr().isEmpty(), at, "armour-without-dr");
        needing("covers", "is").when(beside, at + "/eyeslit", "slit-beside-the-eye");
        List<DamageType> types =
                piece.against().stream().map(WornArmour.Against::type).toList();
        complaints.once(types, i -> at + "/against/" + i + "/type", "second-dr");
        int points = types.indexOf(DamageType.IMPALING);
        boolean again = points >= 0 && piece.againstPoints().isPresent();
        complaints.when(again, at + "/against/" + points + "/type", "second-dr", DamageType.IMPALING);
    }

    /** In all of him, if he is attacked with this. */
    void look(Figure figure, WeaponEntry weapon) {
        look(figure.person());
        Placement placement = figure.placement();
        int together = placement.yards() + placement.uphill() + placement.speed();
        complaints.when(together > SpeedRange.FARTHEST, at + "/distance", "too-far", together, SpeedRange.FARTHEST);
        height(placement, weapon);
        hands(figure, figure.guard());
        defences(figure.guard());
    }

    private void height(Placement placement, WeaponEntry weapon) {
        ProblemCollector byUse = complaints.needing(GurpsProblems.USE);
        boolean isHigher = placement.uphill() > 0;
        boolean isLower = placement.downhill() > 0;
        complaints.when(isHigher && isLower, at + "/downhill", "above-and-below");
        String toHit = at + "/elevationToHit";
        String bonus = at + "/downhillBonus";
        Optional<Integer> yards = placement.downhillBonus();
        if (weapon.use().isRanged()) {
            byUse.when(placement.elevationToHit().isPresent(), toHit, "elevation-of-a-shot");
            byUse.when(isLower && yards.isEmpty(), bonus, "downhill-missing", Box.GU_08_RANGE.id());
            // It is smaller than what the same height costs uphill, and no distance is less than none.
            byUse.needing(at + "/downhill", at + "/distance")
                    .within(bonus, yards, 0, Math.min(placement.downhill(), placement.yards()));
        } else {
            boolean missing =
                    (isHigher || isLower) && placement.elevationToHit().isEmpty();
            byUse.when(missing, toHit, "elevation-missing", isHigher, Box.GU_06_TARGET.id());
            byUse.when(yards.isPresent(), bonus, "downhill-of-a-blow");
        }
    }

    private void hands(Figure figure, Guard guard) {
        int strength = figure.person().st();
        boolean hasShield = figure.person().shield().isPresent();
        needing("shield").when(guard.block().isPresent() && !hasShield, at + "/block", "block-without-a-shield");
        guard.weapon().ifPresent(arms -> {
            WeaponEntry held = WeaponEntry.of(arms);
            boolean parriesRanged = guard.parry().isPresent() && held.use().isRanged();
            boolean isUnlisted = held.damage().orElseThrow().inHandsOf(strength).isEmpty();
            complaints
                    .against(Box.GU_23_DEFENCE)
                    .when(parriesRanged, at + "/parry", "parry-with-a-ranged-weapon", arms);
            complaints.when(isUnlisted, at + "/st", "no-such-strength", strength);
            complaints.when(hasShield && held.hands() > 1, at + "/shield", "shield-in-both-hands", arms);
        });
    }

    private void defences(Guard guard) {
        boolean nothingToModify =
                guard.parry().isEmpty() && !guard.parryModifiers().isEmpty();
        boolean tooFew = !guard.open() && guard.active().size() < 2;
        String allOut = at + "/allOutDefense";
        needing("parry").when(nothingToModify, at + "/parryModifiers", "modifiers-without-a-parry");
        complaints.when(guard.allOutDefense() && guard.open(), allOut, "all-out-defense-of-the-open");
        needing("dodge", "parry", "block").when(guard.allOutDefense() && tooFew, allOut, "all-out-defense-too-few");
    }

    private ProblemCollector needing(String... fields) {
        return complaints.needing(
                Stream.of(fields).map(field -> at + "/" + field).toList());
    }
}
