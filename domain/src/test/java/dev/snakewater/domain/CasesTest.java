package dev.snakewater.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CasesTest {

    @Test
    void a_failure_names_its_seed() {
        assertThatThrownBy(() ->
                        Cases.forAll(random -> assertThat(random.nextInt(100)).isLessThan(99)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the case with seed ");
    }

    @Test
    void the_cases_are_the_same_every_time_and_differ_among_themselves() {
        List<Long> once = new ArrayList<>();
        List<Long> again = new ArrayList<>();
        Cases.forAll(random -> once.add(random.nextLong()));
        Cases.forAll(random -> again.add(random.nextLong()));
        assertThat(again).isEqualTo(once);
        assertThat(once).doesNotHaveDuplicates().hasSizeGreaterThan(1_000);
    }
}
