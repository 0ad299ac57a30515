package dev.snakewater.cli.page;

import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws a plan in characters, north up, with the place of everybody beside it; for reading aloud, tells distances and bearings. */
public record PlanDrawing(FloorPlan plan) {

    private static final int MOST_LINES = 20;
    private static final int NARROWEST = 40;
    private static final int GAP = 3;
    private static final int COMPASS_POINT = 45;
    private static final char UNKNOWN = '?';

    /** Prints the plan beside a table, or above it where there is not enough room for both. */
    public void print(Page page, TextTable table) {
        List<String> beside = new ArrayList<>(legend().lines(Integer.MAX_VALUE));
        beside.add("");
        beside.addAll(table.lines(Integer.MAX_VALUE));
        int room = page.width()
                - GAP
                - beside.stream().mapToInt(String::length).max().orElse(0);
        if (room < NARROWEST) {
            print(page);
            page.gap();
            table.print(page, 0);
            return;
        }
        List<String> drawn = lines(room);
        int widest = drawn.stream().mapToInt(String::length).max().orElse(0);
        IntStream.range(0, Math.max(drawn.size(), beside.size()))
                .mapToObj(i -> padded(at(drawn, i), widest + GAP) + at(beside, i))
                .forEach(page::line);
    }

    /** Prints the plan, and below it what stands for whom. */
    public void print(Page page) {
        lines(page.width()).forEach(page::line);
        Map<Name, Character> letters = letters();
        List<String> marks = plan.marks().stream()
                .map(mark -> String.valueOf(letters.getOrDefault(mark.who(), UNKNOWN)) + " " + mark.who() + ": "
                        + mark.at() + " " + faces(mark))
                .map(Unbroken::of)
                .toList();
        page.print(0, 2, String.join("; ", marks));
    }

    /** Tells where everybody is from where somebody stands; nothing of the others, if he is not on the plan. */
    public void tell(Page page, Name from) {
        Optional<FloorPlan.Mark> own =
                plan.marks().stream().filter(mark -> mark.who().equals(from)).findFirst();
        own.ifPresent(mark -> page.say(0, "plan.own", mark));
        for (FloorPlan.Mark mark : plan.marks()) {
            own.filter(self -> !mark.equals(self)).ifPresent(self -> {
                Place at = self.at();
                String away = centimetres(at.distanceTo(mark.at()));
                page.say(0, "plan.other", mark, away, at.bearingTo(mark.at()), plan.isInSight(at, mark.at()));
            });
        }
    }

    /** Returns the drawing in lines of at most so many characters, with what stands for what below it. */
    List<String> lines(int room) {
        int margin = String.valueOf(plan.height()).length() + 1;
        PlanScale scale = PlanScale.of(plan, room - margin, MOST_LINES);
        PlanCanvas canvas = new PlanCanvas(scale);
        plan.stairs().forEach(canvas::stairs);
        plan.walls().stream().filter(wall -> !wall.high()).forEach(canvas::wall);
        plan.walls().stream().filter(FloorPlan.Wall::high).forEach(canvas::wall);
        Map<Name, Character> letters = letters();
        plan.marks().forEach(mark -> canvas.mark(mark, letters.getOrDefault(mark.who(), UNKNOWN), plan.walls()));
        List<String> lines = new ArrayList<>(canvas.lines(margin));
        Stream.of(Words.of("plan.scale", centimetres(scale.step()), centimetres(scale.height())), key())
                .filter(told -> !told.isEmpty())
                .flatMap(told -> Page.broken(room, 0, 2, told).stream())
                .forEach(lines::add);
        return lines;
    }

    private String key() {
        boolean high = plan.walls().stream().anyMatch(FloorPlan.Wall::high);
        boolean low = plan.walls().stream().anyMatch(wall -> !wall.high());
        boolean stairs = !plan.stairs().isEmpty();
        return Words.of("plan.key", high, PlanCanvas.HIGH, low, PlanCanvas.LOW, stairs, PlanCanvas.STAIRS);
    }

    private TextTable legend() {
        Map<Name, Character> letters = letters();
        return new TextTable(
                List.of("", "", Words.of("plan.place"), Words.of("plan.facing")),
                plan.marks().stream()
                        .map(mark -> List.of(
                                String.valueOf(letters.getOrDefault(mark.who(), UNKNOWN)),
                                mark.who().text(),
                                mark.at().toString(),
                                faces(mark)))
                        .toList());
    }

    private static String faces(FloorPlan.Mark mark) {
        return mark.out() ? Words.of("plan.out") : compass(mark.facing());
    }

    private static String compass(int facing) {
        String[] points = Words.of("plan.compass").split(" ", -1);
        return points[Math.floorMod(Math.floorDiv(2 * facing + COMPASS_POINT, 2 * COMPASS_POINT), points.length)];
    }

    /** A letter or a digit for everybody, the same as long as nobody comes or goes: if free, the digit that ends his name, or a letter of it. */
    private Map<Name, Character> letters() {
        Map<Name, Character> letters = new TreeMap<>();
        plan.marks().stream()
                .map(FloorPlan.Mark::who)
                .sorted()
                .forEach(who -> wished(who)
                        .mapToObj(letter -> (char) letter)
                        .filter(letter -> !letters.containsValue(letter))
                        .findFirst()
                        .ifPresent(letter -> letters.put(who, letter)));
        return letters;
    }

    private static IntStream wished(Name who) {
        String name = who.text().toUpperCase(Locale.ROOT);
        String number = name.replaceFirst("^.*?([0-9]?)$", "$1");
        String initials = Stream.of(name.split("[^A-Z]+"))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, 1))
                .collect(Collectors.joining());
        String others = name.replaceAll("[^A-Z]", "");
        return (number + initials + others + "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0").chars();
    }

    private static String centimetres(int millimetres) {
        return millimetres % 10 == 0
                ? String.valueOf(millimetres / 10)
                : String.format(Locale.ROOT, "%.1f", millimetres / 10.0);
    }

    private static String at(List<String> lines, int number) {
        return number < lines.size() ? lines.get(number) : "";
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
