package dev.snakewater.application.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NextTest {

    @Test
    void a_turn_goes_on_where_neither_it_nor_the_fight_ends() {
        assertThat(Next.go("reloading").onward()).contains("reloading");
        assertThat(Next.nextTurn("reloading").onward()).isEmpty();
        assertThat(Next.done("a draw").onward()).isEmpty();
    }
}
