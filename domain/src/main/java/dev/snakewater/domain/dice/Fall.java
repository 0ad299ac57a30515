package dev.snakewater.domain.dice;

import java.util.List;

/**
 * What dice showed.
 *
 * @param total the sum of the faces and of the pool's addition
 * @param faces each die's face in the order read; empty if only the total is known
 */
public record Fall(int total, List<Integer> faces) {

    public Fall {
        faces = List.copyOf(faces);
    }
}
