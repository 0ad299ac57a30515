package dev.snakewater.cli.plugin;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** What goes by a name or number: rule texts, books, rules, kinds and scenarios. Who comes first has them. */
final class Claims {

    private final Map<String, String> holders = new TreeMap<>();
    private final Set<Rulebook> books = new HashSet<>();

    /** Adds what the program's own rule texts and scenarios go by. */
    Claims(List<Ruleset> own, List<String> scenarios) {
        String ours = Words.of("plugin.ours");
        own.forEach(ruleset -> claims(ruleset).forEach(claim -> holders.put(claim.key(), ours)));
        named(scenarios).forEach(claim -> holders.put(claim.key(), ours));
        own.forEach(ruleset -> books.addAll(ruleset.rulebooks()));
    }

    /**
     * Adds what the rule texts of a jar go by. They can cite a book that is there already.
     *
     * @throws RefusedPluginException if somebody else has some of it
     */
    void add(Plugin plugin) {
        Map<String, String> own = new TreeMap<>();
        Stream<Claim> claims =
                Stream.concat(plugin.rulesets().stream().flatMap(this::claims), named(plugin.scenarios()));
        claims.forEach(claim -> {
            Stream.of(holders, own)
                    .flatMap(known -> Optional.ofNullable(known.get(claim.key())).stream())
                    .forEach(holder -> RefusedPluginException.when(true, "claimed", claim.what(), claim.id(), holder));
            own.put(claim.key(), String.valueOf(plugin.jar().getFileName()));
        });
        holders.putAll(own);
        plugin.rulesets().forEach(ruleset -> books.addAll(ruleset.rulebooks()));
    }

    private Stream<Claim> claims(Ruleset ruleset) {
        List<Rulebook> cited = ruleset.rulebooks().stream()
                .distinct()
                .filter(book -> !books.contains(book))
                .toList();
        return Stream.of(
                        Stream.of(new Claim("ruleset", ruleset.id())),
                        claims("book", cited.stream(), Rulebook::id),
                        claims("rule", cited.stream().flatMap(book -> book.rules().stream()), Rule::id),
                        claims("kind", ruleset.kinds().stream(), ScenarioKind::id))
                .flatMap(all -> all);
    }

    private static Stream<Claim> named(List<String> scenarios) {
        return claims("scenario", scenarios.stream(), name -> name);
    }

    private static <T> Stream<Claim> claims(String what, Stream<T> all, Function<T, String> id) {
        return all.map(one -> new Claim(what, id.apply(one)));
    }

    private record Claim(String what, String id) {

        String key() {
            return what + " " + id.toLowerCase(Locale.ROOT);
        }
    }
}
