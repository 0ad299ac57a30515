package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Records;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Unwrapped;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How the values of domain and application look in a document: records field by field in their own order, what is missing
 * left out, rules by their ids, constants by their words. A record that is one of several kinds of something says in the
 * field {@code is} which one.
 */
final class Written {

    private Written() {}

    /**
     * Returns a value as JSON.
     *
     * @throws IllegalArgumentException if it, or something in it, is of a type that documents cannot hold
     */
    static Json of(Object value) {
        return of(value, Reason::toString);
    }

    /** Returns a value with its reasons in these words. */
    private static Json of(Object value, Function<Reason, String> words) {
        return switch (value) {
            case Json json -> json;
            case Integer number -> new Json.Numeral(number.toString());
            case Long number -> new Json.Numeral(number.toString());
            case BigDecimal number -> new Json.Numeral(number.toPlainString());
            case Double number -> decimal(number);
            case Boolean truth -> new Json.Truth(truth);
            case Chance chance -> new Json.Text(chance.toString());
            case Rule rule -> new Json.Text(rule.id());
            case Enum<?> constant -> new Json.Text(Words.of(constant));
            case Reason reason -> new Json.Text(words.apply(reason));
            case Tally tally -> tally(tally, words);
            case Account.Told told -> told(told);
            case Share share -> share(share);
            case Outlook.Prospect prospect ->
                Json.Fields.NONE
                        .with("is", prospect.is())
                        .with("chance", prospect.share())
                        .with("atLeast", prospect.atLeast());
            case List<?> items ->
                new Json.Items(items.stream().map(item -> of(item, words)).toList());
            case Map<?, ?> map -> map(map, words);
            case Object text when TextForm.of(text.getClass()).isPresent() -> new Json.Text(text.toString());
            case Record fields -> record(fields, words);
            default ->
                throw new IllegalArgumentException(
                        value.getClass().getSimpleName() + " is of a type that documents cannot hold");
        };
    }

    /** Returns a number as JSON spells it; never in a form that only some readers take. */
    private static Json decimal(double value) {
        return new Json.Numeral(value == 0 ? "0" : new BigDecimal(Double.toString(value)).toString());
    }

    /**
     * Returns a record as {@link Reading} takes it: without what may be left out of it because reading adds the same again.
     */
    static Json.Fields sparse(Record value) {
        Map<String, Object> leftOut = new TreeMap<>();
        Shapes.of(value.getClass())
                .fields()
                .forEach(field -> field.leftOut().ifPresent(blank -> leftOut.put(field.name(), blank)));
        return sparse(value, leftOut);
    }

    private static Json.Fields sparse(Record value, Map<String, Object> leftOut) {
        Json.Fields fields = Json.Fields.NONE;
        for (RecordComponent component : Records.components(value.getClass())) {
            String name = Shapes.name(component);
            Object held = Records.held(component, value);
            if (component.isAnnotationPresent(Unwrapped.class)) {
                fields = fields.withAll(sparse((Record) held, leftOut));
            } else if (!held.equals(leftOut.get(name))) {
                fields = fields.with(name, sparse(held));
            }
        }
        return fields;
    }

    private static Json sparse(Object value) {
        return switch (value) {
            case Optional<?> there -> sparse(there.orElseThrow());
            case Record fields
            when !(fields instanceof Json) && TextForm.of(fields.getClass()).isEmpty() -> sparse(fields);
            case List<?> items ->
                new Json.Items(items.stream().map(Written::sparse).toList());
            default -> of(value);
        };
    }

    /** Returns what sentences say, without their reasons: events carry these as tallies. */
    static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).toList();
    }

    /** An object, if the keys are texts; a list of keys and values otherwise. */
    private static Json map(Map<?, ?> map, Function<Reason, String> words) {
        if (map.keySet().stream().allMatch(String.class::isInstance)) {
            Map<String, Json> fields = new LinkedHashMap<>();
            map.forEach((name, value) -> fields.put((String) name, of(value, words)));
            return new Json.Fields(fields);
        }
        return new Json.Items(map.entrySet().stream()
                .<Json>map(entry ->
                        Json.Fields.NONE.with("key", entry.getKey()).with("value", of(entry.getValue(), words)))
                .toList());
    }

    private static Json record(Record value, Function<Reason, String> words) {
        boolean isOneOfSeveral = Stream.of(value.getClass().getInterfaces()).anyMatch(Class::isSealed);
        return Json.Fields.NONE
                .with("is", Optional.of(value).filter(one -> isOneOfSeveral).map(Written::kebab))
                .withAll(components(value, words));
    }

    private static Json.Fields components(Record value, Function<Reason, String> words) {
        Json.Fields fields = Json.Fields.NONE;
        for (RecordComponent component : Records.components(value.getClass())) {
            Object held = Records.held(component, value);
            fields = component.isAnnotationPresent(Unwrapped.class)
                    ? fields.withAll(components((Record) held, words))
                    : fields.with(Shapes.name(component), written(held, words));
        }
        return fields;
    }

    private static Optional<Json> written(Object held, Function<Reason, String> words) {
        Optional<?> there = held instanceof Optional<?> maybe ? maybe : Optional.of(held);
        return there.map(present -> of(present, words));
    }

    /** What kind of event, how it is told, the event's own fields, every rule that had to do with it. */
    private static Json told(Account.Told told) {
        Event event = told.event();
        if (!(event instanceof Record fields)) {
            throw new IllegalArgumentException(event.getClass().getSimpleName() + " is no record, as events are");
        }
        return Json.Fields.NONE
                .with("event", kebab(event))
                .with("text", texts(told.sentences()))
                .with("byHand", Optional.of(true).filter(is -> told.byHand()))
                .withAll(components(fields, reason -> told.words().of(reason)))
                .with("rules", told.happened().cited());
    }

    private static Json tally(Tally tally, Function<Reason, String> words) {
        return Json.Fields.NONE
                .with("whose", tally.whose())
                .with("of", tally.of())
                .with(
                        "total",
                        Optional.of(tally).filter(one -> !one.awaitsThrow()).map(Tally::total))
                .with("base", base(tally.base(), words))
                .with(
                        "lines",
                        tally.lines().stream().map(line -> line(line, words)).toList());
    }

    private static Json base(Tally.Base base, Function<Reason, String> words) {
        return switch (base) {
            case Tally.Known known -> step("amount", known.amount(), words.apply(known.what()), known.why());
            case Tally.Awaited awaited ->
                Json.Fields.NONE.with("dice", awaited.dice()).with("rule", awaited.why());
        };
    }

    private static Json line(Tally.Line line, Function<Reason, String> words) {
        return switch (line) {
            case Tally.Plus(Modifier plus) -> step("plus", plus.amount(), words.apply(plus.what()), plus.why());
            case Tally.Times times ->
                Json.Fields.NONE
                        .with("times", times.numerator() + "/" + times.denominator())
                        .with("rounding", times.rounding())
                        .with("for", words.apply(times.what()))
                        .with("rule", times.why());
            case Tally.AtMost most -> step("atMost", most.limit(), words.apply(most.what()), most.why());
            case Tally.AtLeast least -> step("atLeast", least.limit(), words.apply(least.what()), least.why());
            case Tally.Waived(Modifier due, Rule by) ->
                step("waived", due.amount(), words.apply(due.what()), due.why()).with("by", by);
        };
    }

    private static Json.Fields step(String kind, int number, String what, Rule why) {
        return Json.Fields.NONE.with(kind, number).with("for", what).with("rule", why);
    }

    private static Json share(Share share) {
        Json.Fields fields = Json.Fields.NONE.with("decimal", share.value());
        return switch (share) {
            case Share.Exact exact -> fields.with("exactly", exact.chance()).with("falls", exact.inFalls());
            case Share.Near near -> fields;
            case Share.Counted counted ->
                fields.with("times", counted.times()).with("low", counted.low()).with("high", counted.high());
        };
    }

    private static String kebab(Object value) {
        return value.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT);
    }
}
