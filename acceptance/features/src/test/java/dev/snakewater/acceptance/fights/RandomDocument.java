package dev.snakewater.acceptance.fights;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.json.document.JsonScenarios;
import java.awt.geom.Line2D;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A document of a fight by chance: two to six people with all sorts of weapons, walls, fences, stairs, and rulings. */
final class RandomDocument {

    private static final List<String> PEOPLE = List.of("Vera", "Brock", "Skag", "Gorm");
    private static final List<String> GUNS = List.of(
            "10 mm Pistol",
            "Desert Eagle",
            ".44 Magnum Revolver",
            "MAC-10",
            "Micro-Uzi",
            ".223 Pistol",
            "Laser pistol (civilian)",
            "MP-5",
            "Hunting rifle",
            "AK-112",
            "Hunting shotgun",
            "Sniper rifle",
            "Minimi",
            "Flame thrower");
    private static final List<String> AUTOMATIC = List.of("MAC-10", "Micro-Uzi", "MP-5", "AK-112", "Minimi");
    private static final List<String> SWITCHES = List.of(
            "firstAimApGivesBonus",
            "wounds",
            "reaction",
            "running",
            "jumping",
            "initiative",
            "coveringFire",
            "walkTurns");

    private final Random random;
    private final List<int[]> lines = new ArrayList<>();
    private final List<String> places = new ArrayList<>();
    private final int width;
    private final int height;

    private RandomDocument(long seed) {
        random = new Random(seed);
        width = 200 + random.nextInt(800);
        height = 200 + random.nextInt(800);
    }

    /** Returns the scenario of a document. */
    static Scenario<?, ?> scenario(long seed) {
        String document = new RandomDocument(seed).written();
        try {
            return new JsonScenarios(
                            Examples.RULESETS, new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)))
                    .find("-");
        } catch (UnreadableException wrong) {
            throw new AssertionError(wrong.problems() + " in " + document, wrong);
        }
    }

    private String written() {
        String things = several(random.nextInt(7), this::thing);
        String stairs = several(random.nextInt(3), number -> {
            int[] line = line();
            return "{\"from\":\"%d %d\",\"to\":\"%d %d\",\"width\":%d}"
                    .formatted(line[0], line[1], line[2], line[3], 20 + random.nextInt(100));
        });
        boolean poses = random.nextInt(4) > 0;
        String fighters = several(2 + random.nextInt(5), number -> fighter(number, poses));
        return "{\"snakewater\":1,\"kind\":\"fallout-fight\",\"title\":\"By chance\","
                + "\"table\":{\"width\":%d,\"height\":%d},\"things\":%s,\"stairs\":%s,\"fighters\":%s,"
                        .formatted(width, height, things, stairs, fighters)
                + "\"rounds\":%d,\"rulings\":{%s}}".formatted(1 + random.nextInt(10), rulings(poses));
    }

    private String thing(int number) {
        int[] line = line();
        lines.add(line);
        return "{\"name\":\"thing %d\",\"from\":\"%d %d\",\"to\":\"%d %d\",\"height\":\"%s\"}"
                .formatted(number, line[0], line[1], line[2], line[3], random.nextBoolean() ? "high" : "hip high");
    }

    private int[] line() {
        int x = random.nextInt(width + 1);
        int y = random.nextInt(height + 1);
        int toX = Math.clamp(x + random.nextInt(-200, 201), 0, width);
        int toY = random.nextInt(3) == 0 ? y : Math.clamp(y + random.nextInt(-200, 201), 0, height);
        return x == toX && y == toY ? line() : new int[] {x, y, toX, toY};
    }

    private String fighter(int number, boolean poses) {
        List<String> fields = new ArrayList<>(List.of(
                "\"is\":\"%s\",\"name\":\"No %d\"".formatted(oneOf(PEOPLE), number),
                "\"side\":\"%s\""
                        .formatted(
                                number < 2
                                        ? List.of("north", "south").get(number)
                                        : oneOf(List.of("north", "south", "east"))),
                "\"facing\":" + random.nextInt(360)));
        String place = place();
        fields.add("\"at\":[\"" + place + "\"]");
        if (random.nextInt(8) == 0) {
            fields.add("\"armed\":false");
        } else if (random.nextInt(4) > 0) {
            fields.add("\"guns\":" + several(1 + random.nextInt(3), gun -> gun(gun == 0)));
        }
        add(fields, "\"armour\":\"" + oneOf(List.of("none", "leather", "metal", "combat")) + "\"");
        add(fields, "\"wounds\":[\"" + oneOf(List.of("head", "legs", "arm", "torso")) + "\"]");
        add(fields, "\"alight\":\"" + oneOf(List.of("first round", "second round", "third round")) + "\"");
        add(fields, "\"bonus\":" + random.nextInt(-3, 4));
        add(fields, "\"actionPoints\":" + random.nextInt(0, 16));
        add(fields, "\"hitPoints\":" + random.nextInt(1, 60));
        if (poses) {
            add(fields, "\"pose\":\"" + oneOf(List.of("crouched", "prone")) + "\"");
        }
        if (random.nextInt(3) == 0) {
            fields.add("\"cover\":true");
            add(fields, "\"inCover\":true");
        }
        return "{" + String.join(",", fields) + "}";
    }

    /** One in three has it. */
    private void add(List<String> fields, String field) {
        if (random.nextInt(3) == 0) {
            fields.add(field);
        }
    }

    private String gun(boolean isFirst) {
        String name = oneOf(GUNS);
        String support = !AUTOMATIC.contains(name) || random.nextInt(3) > 0
                ? ""
                : ",\"support\":\"%s\",\"rested\":%s"
                        .formatted(oneOf(List.of("bipod", "tripod")), isFirst && random.nextBoolean());
        String rounds = random.nextInt(3) == 0 ? ",\"rounds\":" + random.nextInt(5) : "";
        return "{\"is\":\"" + name + "\"" + rounds + support + "}";
    }

    /** A place of her own, near another one or somewhere, on no line. */
    private String place() {
        int x = random.nextInt(width + 1);
        int y = random.nextInt(height + 1);
        String place = x + " " + y;
        boolean isFree = !places.contains(place)
                && lines.stream().allMatch(line -> Line2D.ptSegDist(line[0], line[1], line[2], line[3], x, y) > 0.5);
        if (!isFree) {
            return place();
        }
        places.add(place);
        return place;
    }

    private String rulings(boolean poses) {
        List<String> all = new ArrayList<>();
        boolean isReaction = true;
        for (String one : SWITCHES) {
            if (random.nextInt(4) == 0) {
                boolean isOn = random.nextBoolean();
                isReaction &= !one.equals("reaction") || isOn;
                all.add("\"" + one + "\":" + isOn);
            }
        }
        if (isReaction && random.nextInt(3) == 0) {
            all.add("\"nested\":false");
        }
        if (isReaction && random.nextInt(4) == 0) {
            all.add("\"coverExemption\":\"" + oneOf(List.of("target reacts", "both")) + "\"");
        }
        if (random.nextInt(4) == 0) {
            all.add("\"statTestDie\":" + oneOf(List.of(6, 20)));
        }
        if (random.nextInt(4) == 0) {
            all.add("\"roundThirds\":\"up\"");
        }
        if (random.nextInt(4) == 0) {
            all.add("\"twoGuns\":false");
        }
        all.add("\"poses\":" + poses);
        return String.join(",", all);
    }

    private static String several(int count, IntFunction<String> each) {
        return IntStream.range(0, count).mapToObj(each).collect(Collectors.joining(",", "[", "]"));
    }

    private <T> T oneOf(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
