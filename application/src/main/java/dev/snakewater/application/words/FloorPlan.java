package dev.snakewater.application.words;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.List;

/**
 * Where everybody is, on a plane of this width and height in millimetres, whose south-west corner is the place {@code 0 0}.
 *
 * @param marks those who are on it, in the order in which they act
 */
@Withers
public record FloorPlan(int width, int height, List<Wall> walls, List<Segment> stairs, List<Mark> marks)
        implements FloorPlanBuilder.With {

    /** A wall, higher than a man or only as high as his hip. */
    public record Wall(Segment line, boolean high) {}

    /** Where somebody is, which way he faces, in degrees from north, and whether he is out of the fight. */
    public record Mark(Name who, Place at, int facing, boolean out) {}

    public FloorPlan {
        walls = List.copyOf(walls);
        stairs = List.copyOf(stairs);
        marks = List.copyOf(marks);
    }

    /** Returns whether no high wall stands between two places. */
    public boolean isInSight(Place from, Place to) {
        Segment line = new Segment(from, to);
        return walls.stream().noneMatch(wall -> wall.high() && wall.line().crosses(line));
    }
}
