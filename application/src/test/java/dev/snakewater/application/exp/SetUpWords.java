package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Reach;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.Size;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The words of the set-ups of vectors, such as {@code snow heavy} or {@code attacker bolsters 60 at level 3}. */
final class SetUpWords {

    private SetUpWords() {}

    /** Sets an attack up as these words say. */
    static void say(Assault assault, String words) {
        String[] said = words.split(" ", -1);
        String last = said[said.length - 1];
        String rest = words.substring(words.indexOf(' ') + 1);
        switch (said[0]) {
            case "type" -> assault.type(last);
            case "hexes" -> assault.attack("hexes", Integer.parseInt(last));
            case "rain", "hail", "sandstorm", "wind", "darkness", "snow", "fog" ->
                assault.weather(weather(words.substring(0, words.lastIndexOf(' ')), last));
            case "from" -> assault.attack("fromBehind", true);
            case "range" -> assault.range(rest);
            case "reach" -> assault.weapon("reach", one(Reach.values(), last));
            case "cover" -> assault.cover(Integer.parseInt(last));
            case "concealment" -> assault.protection("concealment", Integer.parseInt(last));
            case "pierced" -> assault.protection("pierced", true);
            case "blind" ->
                assault.blind(
                        Optional.of("footsteps"),
                        rest.startsWith("by ") ? List.of(one(Condition.values(), rest.substring(3))) : List.of());
            case "size" -> assault.target("size", one(Size.values(), last));
            case "own" -> assault.own("the referee's", Integer.parseInt(said[1]), words.endsWith("per hex"));
            case "unfamiliar" -> assault.unfamiliar();
            case "bulk" -> assault.ruling("bulkWeather", true);
            case "high" -> assault.attack("highGravity", true);
            case "load" -> assault.attacker("encumbrance", one(Encumbrance.values(), rest));
            case "naturally" -> assault.attacker("naturallyFast", true);
            case "theatrical" -> assault.theatrical();
            case "attacker" -> attacker(assault, rest, said);
            case "target" -> target(assault, rest, said);
            default -> throw new IllegalArgumentException("'" + words + "' sets nothing up");
        }
    }

    /** The constant of a word. */
    static <E extends Enum<E>> E one(E[] values, String word) {
        return Stream.of(values)
                .filter(value -> value.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is none of " + List.of(values)));
    }

    private static void attacker(Assault assault, String rest, String[] said) {
        switch (said[1]) {
            case "speed" -> assault.attacker("speed", Integer.parseInt(said[2]));
            case "bolsters" -> assault.attackerBolsters(Integer.parseInt(said[2]), Integer.parseInt(said[5]));
            default -> assault.attacker(one(Posture.values(), rest));
        }
    }

    private static void target(Assault assault, String rest, String[] said) {
        switch (said[1]) {
            case "speed" -> assault.target("speed", Integer.parseInt(said[2]));
            case "bolsters" -> assault.targetBolsters(Integer.parseInt(said[2]), Integer.parseInt(said[5]));
            default -> assault.target(one(Posture.values(), rest));
        }
    }

    private static Weather weather(String condition, String row) {
        Condition which = one(Condition.values(), condition);
        return IntStream.rangeClosed(1, which.dice().most())
                .mapToObj(which::weather)
                .filter(weather -> weather.strength().equals(row))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no " + condition + " is " + row));
    }
}
