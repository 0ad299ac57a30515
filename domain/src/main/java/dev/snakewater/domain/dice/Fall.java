package dev.snakewater.domain.dice;

import java.util.List;

/** What dice showed: the total, and each die's face in the order read, which are empty if only the total is known. */
public record Fall(int total, List<Integer> faces) {

    public Fall {
        faces = List.copyOf(faces);
    }
}
