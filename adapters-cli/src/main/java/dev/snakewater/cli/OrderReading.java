package dev.snakewater.cli;

import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Understands orders, and completes them.
 *
 * @param fighters everybody in the fight
 * @param policies the ids of the policies there are
 */
record OrderReading(List<Name> fighters, List<String> policies) {

    private static final String EVERYBODY = "all";
    private static final String PERSON = "me";
    private static final int MOST_DIGITS = 5;
    private static final Pattern FORCED = Pattern.compile("(^|\\s+)--force$");

    /** The words that orders begin with, the most useful first. */
    static final List<String> WORDS = List.of(
            "why", "barred", "odds", "undo", "redo", "sheet", "table", "log", "story", "luck", "rule", "roll", "dice",
            "hand", "add", "allow", "amend", "ruling", "save", "quit", "help");

    /**
     * The order that a line is.
     *
     * @param asked who is asked just now
     * @return none if it does not begin with the word of one
     */
    Optional<Order> read(String line, Optional<Name> asked) {
        String[] parts = line.strip().split("\\s+", 2);
        String rest = parts.length == 1 ? "" : parts[1].strip();
        Optional<Order> order = switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "help", "?" -> Optional.of(new Order.Help());
            case "table", "state" -> Optional.of(new Order.State());
            case "why" -> Optional.of(new Order.Why());
            case "barred" -> Optional.of(new Order.Barred());
            case "odds" -> Optional.of(new Order.Odds());
            case "log" -> Optional.of(new Order.Log());
            case "story" -> Optional.of(new Order.Tell());
            case "luck" -> Optional.of(new Order.Lucks());
            case "roll" -> Optional.of(new Order.Roll(rest));
            case "quit", "exit" -> Optional.of(new Order.Quit());
            case "undo" -> Optional.of(count(rest).<Order>map(Order.Undo::new).orElseGet(() -> number("undo")));
            case "redo" -> Optional.of(count(rest).<Order>map(Order.Redo::new).orElseGet(() -> number("redo")));
            case "sheet" -> Optional.of(sheet(rest, asked));
            case "rule", "rules" ->
                Optional.of(
                        rest.isEmpty()
                                ? new Order.Mistaken(
                                        "Which rule? Its number follows, as in: rule GM-01; or words to look for, as"
                                                + " in: rule two guns")
                                : new Order.LookUp(rest));
            case "save" -> Optional.of(save(rest));
            case "add", "modifier" -> Optional.of(new Order.Add(rest));
            case "allow" -> Optional.of(new Order.Allow(rest));
            case "amend" -> Optional.of(new Order.Amend(rest));
            case "ruling", "rulings" -> Optional.of(new Order.Ruling(rest));
            case "dice" -> Optional.of(dice(rest));
            case "hand" -> Optional.of(hand(rest));
            default -> Optional.empty();
        };
        return order;
    }

    private static Order save(String rest) {
        boolean force = FORCED.matcher(rest).find();
        String file = FORCED.matcher(rest).replaceFirst("");
        return new Order.Save(Optional.of(file).filter(name -> !name.isEmpty()), force);
    }

    /** Whole lines that may be typed where these words are options. */
    List<String> completions(List<String> options) {
        List<String> all = new ArrayList<>(options);
        WORDS.stream()
                .filter(word -> !List.of("sheet", "dice", "hand", "rule", "add", "allow")
                        .contains(word))
                .forEach(all::add);
        all.add("rule ");
        all.add("add ");
        fighters.forEach(name -> all.add("sheet " + name));
        Stream.of(Seat.Dice.values()).forEach(dice -> all.add("dice " + dice));
        for (Name name : fighters) {
            all.add("hand " + name + " to " + PERSON);
            policies.forEach(policy -> all.add("hand " + name + " to " + policy));
        }
        return all;
    }

    private Order sheet(String who, Optional<Name> asked) {
        if (who.isEmpty() && asked.isPresent()) {
            return new Order.Sheet(asked.get());
        }
        return named(who)
                .<Order>map(Order.Sheet::new)
                .orElseGet(() -> new Order.Mistaken("Whose sheet? " + nobody(who)));
    }

    /** {@code hand}, or {@code random}, and then whose, if not everybody's. */
    private Order dice(String words) {
        for (Seat.Dice dice : Seat.Dice.values()) {
            if (words.equalsIgnoreCase(dice.toString())) {
                return new Order.DiceOf(fighters, dice);
            }
            if (words.toLowerCase(Locale.ROOT).startsWith(dice + " ")) {
                return people(words.substring(dice.toString().length()), names -> new Order.DiceOf(names, dice));
            }
        }
        return new Order.Mistaken(
                "Who throws? 'dice hand': you do, and tell what they show. 'dice random': the program."
                        + " A name may follow, as in: dice hand " + fighters.getFirst());
    }

    /** Names, {@code to}, and a policy or {@code me}. */
    private Order hand(String words) {
        int to = words.toLowerCase(Locale.ROOT).lastIndexOf(" to ");
        if (to < 0) {
            return new Order.Mistaken("Hand over whom, and to whom? As in: hand " + fighters.getFirst() + " to "
                    + policies.getFirst() + "; or to me");
        }
        String whom = words.substring(to + " to ".length()).strip();
        if (whom.equalsIgnoreCase(PERSON)) {
            return people(words.substring(0, to), names -> new Order.Hand(names, Optional.empty()));
        }
        return policies.stream()
                .filter(policy -> policy.equalsIgnoreCase(whom))
                .findFirst()
                .map(policy -> people(words.substring(0, to), names -> new Order.Hand(names, Optional.of(policy))))
                .orElseGet(() -> new Order.Mistaken("No policy is called '" + Page.fit(whom) + "'. There are: "
                        + String.join(", ", policies) + "; and me, which is you."));
    }

    private interface OfPeople {
        Order order(List<Name> names);
    }

    private Order people(String words, OfPeople then) {
        if (words.strip().equalsIgnoreCase(EVERYBODY)) {
            return then.order(fighters);
        }
        List<Name> names = new ArrayList<>();
        for (String word : words.split(",", -1)) {
            Optional<Name> name = named(word.strip());
            if (name.isEmpty()) {
                return new Order.Mistaken(nobody(word.strip()));
            }
            names.add(name.get());
        }
        return then.order(names);
    }

    /** The fighter of this name, or the only one whose name begins so. */
    private Optional<Name> named(String words) {
        List<Name> exactly = fighters.stream()
                .filter(name -> name.text().equalsIgnoreCase(words))
                .toList();
        List<Name> beginning = fighters.stream()
                .filter(name -> !words.isEmpty() && bare(name.text()).startsWith(bare(words)))
                .toList();
        List<Name> found = exactly.isEmpty() ? beginning : exactly;
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /** A name without its article, as it is said: {@code sheet guard} means the guard. */
    static String bare(String words) {
        return words.strip().toLowerCase(Locale.ROOT).replaceFirst("^the ", "");
    }

    private String nobody(String words) {
        String all = fighters.stream().map(Name::text).collect(Collectors.joining(", "));
        if (words.isEmpty()) {
            return "There are: " + all + ".";
        }
        String meant = Spelling.meant(words, fighters.stream().map(Name::text).toList())
                .map(name -> " Did you mean " + name + "?")
                .orElse(" There are: " + all + ".");
        return "Nobody here is called '" + Page.fit(words) + "'." + meant;
    }

    private static Order number(String word) {
        return new Order.Mistaken("How many answers? As in: " + word + " 3; without a number it is one.");
    }

    private static Optional<Integer> count(String words) {
        if (words.isEmpty()) {
            return Optional.of(1);
        }
        return words.matches("[1-9]\\d{0," + (MOST_DIGITS - 1) + "}")
                ? Optional.of(Integer.valueOf(words))
                : Optional.empty();
    }
}
