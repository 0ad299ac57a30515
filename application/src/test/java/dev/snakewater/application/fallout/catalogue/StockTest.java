package dev.snakewater.application.fallout.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWastelander;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWeapon;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Armoury;
import dev.snakewater.domain.fallout.catalogue.Burst;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Reach;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.catalogue.Wastelanders;
import dev.snakewater.domain.fallout.catalogue.Weapon;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Entries of a person's own: what they take over, what place they take, and what can be wrong with them. */
class StockTest {

    private static final Form<WrittenWeapon> CARD = Form.of(WrittenWeapon.class).with("name", "Zip gun");
    private static final Form<WrittenWastelander> SHEET =
            Form.of(WrittenWastelander.class).with("name", "Nell");

    @Test
    void everybody_is_known_by_name_capitals_or_not() {
        Stock stock = Stock.with(Optional.empty());
        assertThat(stock.weapons()).isEqualTo(Armoury.ALL);
        assertThat(stock.wastelander("vera")).contains(Wastelanders.VERA);
        assertThat(stock.gun("ak-112")).isPresent();
        assertThat(stock.flameThrower("AK-112")).isEmpty();
        assertThat(stock.armour("powder")).isEmpty();
    }

    @Test
    void a_sheet_takes_over_what_it_does_not_say() {
        Wastelander nell = Stock.with(Optional.of(
                        catalogue(SHEET.with("like", "Vera").with("strength", 6).filled())))
                .wastelander("Nell")
                .orElseThrow();
        assertThat(nell.statistics().strength()).isEqualTo(6);
        assertThat(nell.statistics().agility()).isEqualTo(8);
        assertThat(nell.skills()).isEqualTo(Wastelanders.VERA.skills());
        assertThat(nell.weapons()).isEqualTo(Wastelanders.VERA.weapons());
        // 15 + ST 6 + 2 x EN 5
        assertThat(nell.hitPoints()).isEqualTo(31);
    }

    @Test
    void who_is_like_nobody_is_average_and_wears_nothing() {
        Wastelander nell = Stock.with(Optional.of(catalogue(SHEET.filled())))
                .wastelander("Nell")
                .orElseThrow();
        assertThat(nell.hitPoints()).isEqualTo(30);
        assertThat(nell.actionPoints()).isEqualTo(7);
        assertThat(nell.armour()).isEqualTo(new Armour("none", 0, 0, 0));
    }

    @Test
    void an_entry_of_the_same_name_takes_the_place_of_the_other() {
        Armour leather = new Armour("leather", 1, 5, 3);
        WrittenCatalogue own = new WrittenCatalogue(
                List.of(),
                List.of(leather),
                List.of(SHEET.with("armour", "leather").filled()));
        Stock stock = Stock.with(Optional.of(own));
        assertThat(stock.armour("leather")).contains(leather);
        assertThat(stock.wastelander("Nell").orElseThrow().armour()).isEqualTo(leather);
    }

    @Test
    void a_card_takes_over_what_it_does_not_say() {
        WrittenWeapon card = CARD.with("like", "AK-112")
                .with("burst", new Burst(7, 5))
                .with("minimumStrength", 6)
                .filled();
        Weapon weapon = Stock.with(Optional.of(new WrittenCatalogue(List.of(card), List.of(), List.of())))
                .weapon("Zip gun")
                .orElseThrow();
        assertThat(weapon).isInstanceOfSatisfying(Gun.class, gun -> {
            assertThat(gun.burst()).contains(new Burst(7, 5));
            assertThat(gun.single()).contains(5);
            assertThat(gun.damage()).hasToString("3d6+5");
            assertThat(gun.mountedStrength()).isEqualTo(6);
            assertThat(gun.magazine()).isEqualTo(24);
        });
    }

    @Test
    void a_statistic_of_nothing_or_99_is_told_with_its_place() {
        assertThat(problems(catalogue(SHEET.with("luck", 0).with("strength", 99).filled())))
                .containsExactly(
                        new Problem("/catalogue/characters/0/strength", "99 is out of range", "1 to 20"),
                        new Problem("/catalogue/characters/0/luck", "0 is out of range", "1 to 20"));
    }

    @Test
    void a_gun_without_bands_is_told_with_its_place() {
        WrittenWeapon card = CARD.with("skill", Skill.HANDGUNS)
                .with("damage", "1d6")
                .with("actionPoints", 4)
                .with("minimumStrength", 2)
                .with("magazine", 1)
                .filled();
        assertThat(problems(card))
                .containsExactly(new Problem(
                        "/catalogue/weapons/0/bands",
                        "a weapon without bands",
                        "five, from close quarters to extreme (FO-11)"));
    }

    @Test
    void bands_go_outwards() {
        List<Reach> bands = IntStream.of(200, 400, 300, 800, 1000)
                .mapToObj(limit -> new Reach(limit, 0, 0))
                .toList();
        assertThat(problems(CARD.with("like", "MP-5").with("bands", bands).filled()))
                .extracting(Problem::pointer)
                .containsExactly("/catalogue/weapons/0/bands/2/limit");
    }

    @Test
    void everything_that_is_wrong_is_told_at_once() {
        WrittenWeapon card = CARD.with("like", "pea shooter")
                .with("skill", Skill.ACROBATICS)
                .with("damage", "much")
                .with("perSecond", 5)
                .with("hands", 3)
                .with("burst", new Burst(0, 1))
                .filled();
        WrittenCatalogue own = new WrittenCatalogue(
                List.of(card, card),
                List.of(new Armour("tin, cheap", -1, 0, 0)),
                List.of(SHEET.with("like", "nobody")
                        .with("rifles", 151)
                        .with("armour", "powder")
                        .with("weapons", List.of("pea shooter"))
                        .filled()));
        assertThat(problems(own))
                .extracting(Problem::pointer)
                .contains(
                        "/catalogue/weapons/0/like",
                        "/catalogue/weapons/0/skill",
                        "/catalogue/weapons/0/hands",
                        "/catalogue/weapons/0/magazine",
                        "/catalogue/weapons/0/perSecond",
                        "/catalogue/weapons/0/burst/rounds",
                        "/catalogue/weapons/1/name",
                        "/catalogue/armours/0/name",
                        "/catalogue/armours/0/head",
                        "/catalogue/characters/0/like",
                        "/catalogue/characters/0/rifles",
                        "/catalogue/characters/0/armour",
                        "/catalogue/characters/0/weapons/0");
    }

    private static List<Problem> problems(WrittenWeapon card) {
        return problems(new WrittenCatalogue(List.of(card), List.of(), List.of()));
    }

    private static List<Problem> problems(WrittenCatalogue own) {
        Complaints complaints = new Complaints();
        CatalogueProblems.find(complaints, "/catalogue", Optional.of(own));
        return complaints.all();
    }

    private static WrittenCatalogue catalogue(WrittenWastelander sheet) {
        return new WrittenCatalogue(List.of(), List.of(), List.of(sheet));
    }
}
