package dev.snakewater.domain.plane;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RootsTest {

    /** One less than a square is not yet its root, even where a floating-point number cannot tell the two apart. */
    @ParameterizedTest
    @CsvSource({"1", "2", "30000", "67108865", "94906267", "900000000"})
    void a_root_is_rounded_down(long root) {
        assertThat(Roots.floor(root * root)).isEqualTo(root);
        assertThat(Roots.floor(root * root - 1)).isEqualTo(root - 1);
        assertThat(Roots.floor(root * root + 1)).isEqualTo(root);
    }
}
