package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.scenario.HouseRules.WrittenCatalogue;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Weapon;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The mistakes that scenarios of any kind can have: in the catalogue, the people, what they carry, and the rulings. */
public record SceneProblems(HouseRules house, ProblemCollector complaints, Catalogue catalogue) {

    private static final int MOST_GUNS = 4;
    private static final int PERK_FROM_LEVEL = 6;

    /** Returns the mistakes in the scenario's own entries; more can be added. */
    public static SceneProblems of(HouseRules house) {
        ProblemCollector complaints =
                new ProblemCollector(Messages.in("dev.snakewater.application.fallout.scenario.problems"));
        WrittenCatalogue own = house.catalogue();
        SceneProblems found = new SceneProblems(house, complaints, Catalogue.with(own));
        found.catalogue.weapons().requireNames(complaints);
        found.catalogue.armours().requireNames(complaints);
        found.catalogue.characters().requireNames(complaints);
        for (int i = 0; i < own.weapons().size(); i++) {
            found.card(i, own.weapons().get(i));
        }
        for (int i = 0; i < own.characters().size(); i++) {
            found.sheet(i, own.characters().get(i));
        }
        return found;
    }

    /** Complains if there is no sheet with this name. */
    public void sheet(String at, Name is) {
        catalogue.characters().require(complaints, at, is.text());
    }

    /** Complains of mistakes in a target. */
    public void victim(String at, Victim victim) {
        victim.is().ifPresent(is -> sheet(at + "/is", is));
        victim.armour().ifPresent(worn -> catalogue.armours().require(complaints, at + "/armour", worn));
        complaints
                .needing(at + "/is")
                .when(victim.is().isEmpty() && victim.hitPoints().isEmpty(), at + "/hitPoints", "no-hit-points");
    }

    /** Complains if somebody has the perk for two guns too early. */
    public void perk(String at, boolean ambidextrous, Optional<Integer> level) {
        complaints.when(
                ambidextrous && level.orElse(PERK_FROM_LEVEL) < PERK_FROM_LEVEL,
                at + "/ambidextrous",
                "perk-too-early",
                PERK_FROM_LEVEL,
                FalloutRule.FO_63_AMBIDEXTROUS.id());
    }

    /** Complains of mistakes in what somebody with this sheet has at hand. */
    public void guns(String at, Name is, List<WrittenGun> guns) {
        ProblemCollector.each(at + "/guns", guns, this::gun);
        catalogue.characters().named(is.text()).ifPresent(sheet -> {
            int most = Math.max(MOST_GUNS, sheet.weapons().size());
            complaints
                    .needing(at + "/is", catalogue.characters().place(is.text()))
                    .when(guns.size() > most, at + "/guns", "too-many-guns", guns.size(), most);
        });
    }

    private void gun(String at, WrittenGun written) {
        ProblemCollector ofTheCard =
                complaints.needing(at + "/is", catalogue.weapons().place(written.is()));
        catalogue.weapons().require(complaints, at + "/is", written.is());
        catalogue.weapons().named(written.is()).map(Weapon::gun).ifPresent(card -> {
            ofTheCard.within(at + "/rounds", written.rounds(), 0, card.magazine());
            written.support()
                    .filter(support -> card.skill() == Skill.HANDGUNS
                            && !card.isAutomatic()
                            && card.mountedStrength() == card.minimumStrength())
                    .ifPresent(support -> ofTheCard.tell(
                            at + "/support", "support-of-no-use", support, card.name(), FalloutRule.FO_26_REST.id()));
        });
        complaints
                .needing(at + "/support")
                .when(written.rested() && written.support().isEmpty(), at + "/rested", "rested-on-nothing");
        ProblemCollector.each(
                at + "/tunings",
                written.tunings(),
                (here, tuning) -> complaints.needing(here).when(!tuning.isOfUse(), here, "tuning-of-no-use"));
    }

    /** Complains if the game master rules on the handicap of cover (FO-41) where nobody reacts. */
    public void exemption(boolean reacts) {
        Rulings rulings = house.rulings();
        complaints
                .needing("/shooter/reacts", "/target/reacts", "/rulings/reaction")
                .when(
                        rulings.coverExemption() != Rulings.BY_THE_BOOK.coverExemption()
                                && !(reacts && rulings.reaction()),
                        "/rulings/coverExemption",
                        rulings.reaction() ? "nobody-reacts" : "no-reactions",
                        FalloutRule.FO_41_TARGET_IN_COVER.id(),
                        FalloutRule.FO_67_OPTIONAL_RULES.id());
    }

    private void sheet(int place, WrittenWastelander sheet) {
        String at = "/catalogue/characters/" + place;
        sheet.like().ifPresent(like -> catalogue.characters().requireBefore(complaints, place, like));
        sheet.armour().ifPresent(worn -> catalogue.armours().require(complaints, at + "/armour", worn));
        ProblemCollector.each(
                at + "/weapons",
                sheet.weapons(),
                (here, name) -> catalogue.weapons().require(complaints, here, name));
    }

    private void card(int place, WrittenWeapon card) {
        String at = "/catalogue/weapons/" + place;
        card.like().ifPresent(like -> catalogue.weapons().requireBefore(complaints, place, like));
        Optional<Weapon> model = card.like().flatMap(catalogue.weapons().before(place)::named);
        complaints.when(
                card.throwsFire(model) && card.firesRounds(model),
                at + "/perSecond",
                "fire-and-rounds",
                FalloutRule.FO_29_STREAM.id());
        if (card.like().isEmpty()) {
            whole(complaints.needing(at + "/like"), at, card);
        }
        card.damage()
                .filter(dice -> dice.least() < 0)
                .ifPresent(dice -> complaints.tell(at + "/damage", "no-damage", dice));
        bands(at + "/bands", card.bands().orElse(List.of()));
    }

    private static void whole(ProblemCollector complaints, String at, WrittenWeapon card) {
        complaints.when(card.skill().isEmpty(), at + "/skill", "no-skill");
        complaints.when(card.minimumStrength().isEmpty(), at + "/minimumStrength", "no-strength", Statistics.MOST);
        complaints.when(card.magazine().isEmpty(), at + "/magazine", "no-magazine", Weapon.LARGEST_MAGAZINE);
        complaints.when(card.bands().isEmpty(), at + "/bands", "no-bands", FalloutRule.FO_11_RANGE_BANDS.id());
        if (card.perSecond().isEmpty()) {
            fire(complaints.needing(at + "/perSecond"), at, card);
        }
    }

    private static void fire(ProblemCollector complaints, String at, WrittenWeapon card) {
        complaints
                .needing(at + "/burst")
                .when(card.actionPoints().isEmpty() && card.burst().isEmpty(), at + "/actionPoints", "no-price");
        complaints.when(card.damage().isEmpty(), at + "/damage", "no-dice");
    }

    private void bands(String at, List<Bands.Reach> bands) {
        for (int i = 1; i < bands.size(); i++) {
            complaints
                    .needing(at + "/" + (i - 1), at + "/" + i)
                    .when(!isBeyond(bands.get(i), bands.get(i - 1)), at + "/" + i + "/limit", "bands-out-of-order");
        }
    }

    private static boolean isBeyond(Bands.Reach band, Bands.Reach nearer) {
        return Stream.of(Statistics.LEAST, Statistics.MOST)
                .allMatch(perception -> band.limitFor(perception) > nearer.limitFor(perception));
    }
}
