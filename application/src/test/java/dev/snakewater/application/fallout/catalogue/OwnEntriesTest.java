package dev.snakewater.application.fallout.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWastelander;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWeapon;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A person's own entries: what they are like, and what is theirs alone. */
class OwnEntriesTest {

    private static final Form<WrittenWastelander> BEAR = Form.of(WrittenWastelander.class)
            .with("name", "Bear")
            .with("hitPoints", 80)
            .with("actionPoints", 12);
    private static final Form<WrittenWastelander> CUB = Form.of(WrittenWastelander.class)
            .with("name", "Cub")
            .with("like", "bear")
            .with("actionPoints", 6);

    /** By the sheet it would be 15 and 5 and twice 5: 30; and 5 and the half of 5: 7. */
    @Test
    void hit_points_and_action_points_can_be_somebodys_own_and_are_taken_over_by_who_is_like_her() {
        Stock stock = Stock.with(Optional.of(people(BEAR.filled(), CUB.filled())));

        Wastelander bear = stock.wastelander("Bear").orElseThrow();
        Wastelander cub = stock.wastelander("Cub").orElseThrow();
        assertThat(List.of(bear.hitPoints(), bear.actionPoints(), cub.hitPoints(), cub.actionPoints()))
                .containsExactly(80, 12, 80, 6);
    }

    @Test
    void a_gun_can_be_like_an_own_one_before_it() {
        WrittenWeapon heavy = Form.of(WrittenWeapon.class)
                .with("name", "Old iron")
                .with("like", "10 mm Pistol")
                .with("magazine", 5)
                .filled();
        WrittenWeapon heavier = Form.of(WrittenWeapon.class)
                .with("name", "Older iron")
                .with("like", "Old iron")
                .with("minimumStrength", 7)
                .filled();
        Stock stock = Stock.with(Optional.of(new WrittenCatalogue(List.of(heavy, heavier), List.of(), List.of())));

        Gun gun = stock.gun("Older iron").orElseThrow();
        assertThat(gun.magazine()).isEqualTo(5);
        assertThat(gun.minimumStrength()).isEqualTo(7);
    }

    @Test
    void what_an_entry_is_like_stands_before_it() {
        assertThat(problems(people(CUB.filled(), BEAR.filled())))
                .extracting(Problem::pointer, Problem::what, Problem::instead)
                .containsExactly(tuple(
                        "/catalogue/characters/0/like",
                        "'bear' does not stand before it",
                        "a character that stands before this one"));
        assertThat(problems(people(BEAR.filled(), CUB.filled()))).isEmpty();
    }

    @Test
    void nobody_has_more_than_anybody_can_have() {
        assertThat(problems(people(
                        BEAR.with("hitPoints", 0).with("actionPoints", 21).filled())))
                .extracting(Problem::pointer)
                .containsExactly("/catalogue/characters/0/hitPoints", "/catalogue/characters/0/actionPoints");
    }

    private static WrittenCatalogue people(WrittenWastelander... people) {
        return new WrittenCatalogue(List.of(), List.of(), List.of(people));
    }

    private static List<Problem> problems(WrittenCatalogue own) {
        Complaints complaints = new Complaints();
        CatalogueProblems.find(complaints, "/catalogue", Optional.of(own));
        return complaints.all();
    }
}
