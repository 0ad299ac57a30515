package dev.snakewater.domain.dice;

import java.util.List;

/**
 * What thrown dice showed.
 *
 * @param total the sum of the faces and of the pool's addition
 * @param faces each die's face in the order read; empty where only the total was told
 */
public record Fall(int total, List<Integer> faces) {

    public Fall {
        faces = List.copyOf(faces);
    }
}
