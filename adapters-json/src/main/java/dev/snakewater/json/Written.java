package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Records;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Unwrapped;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * How the values of domain and application look in a document: records field by field in their own order, what is missing
 * left out, rules by their ids, constants by their words. A record that is one of several kinds of something says in the
 * field {@code is} which one.
 */
final class Written {

    private Written() {}

    /**
     * A value as JSON.
     *
     * @throws IllegalArgumentException if it, or something in it, is of a type that documents cannot hold
     */
    static Json of(Object value) {
        return switch (value) {
            case Json json -> json;
            case String text -> new Json.Text(text);
            case Integer number -> new Json.Numeral(number.toString());
            case Long number -> new Json.Numeral(number.toString());
            case BigDecimal number -> new Json.Numeral(number.toPlainString());
            case Boolean truth -> new Json.Truth(truth);
            case Rule rule -> new Json.Text(rule.id());
            case Enum<?> constant -> new Json.Text(Words.of(constant));
            case Name name -> new Json.Text(name.text());
            case Side side -> new Json.Text(side.text());
            case DicePool dice -> new Json.Text(dice.toString());
            case Tally tally -> tally(tally);
            case Account.Told told -> told(told);
            case List<?> items -> new Json.Items(items.stream().map(Written::of).toList());
            case Map<?, ?> map -> map(map);
            case Record fields -> record(fields);
            default ->
                throw new IllegalArgumentException(
                        value.getClass().getSimpleName() + " is of a type that documents cannot hold");
        };
    }

    /**
     * A record as {@link Reading} takes it: without what may be left out of it because reading adds the same again.
     */
    static Json.Fields sparse(Record value) {
        Map<String, Shape.Field> shapes = new TreeMap<>();
        Shapes.of(value.getClass()).fields().forEach(field -> shapes.put(field.name(), field));
        return sparse(value, shapes);
    }

    private static Json.Fields sparse(Record value, Map<String, Shape.Field> shapes) {
        WrittenFields fields = new WrittenFields();
        for (RecordComponent component : Records.components(value.getClass())) {
            Object held = Records.held(component, value);
            if (component.isAnnotationPresent(Unwrapped.class)) {
                fields.withAll(sparse((Record) held, shapes));
            } else if (!Optional.ofNullable(shapes.get(component.getName()))
                    .flatMap(Shape.Field::leftOut)
                    .equals(Optional.of(held))) {
                fields.with(component.getName(), sparse(held));
            }
        }
        return fields.json();
    }

    private static Json sparse(Object value) {
        return switch (value) {
            case Json json -> json;
            case Optional<?> there -> sparse((Object) there.orElseThrow());
            case Record fields when TextForm.of(fields.getClass()).isEmpty() -> sparse(fields);
            case List<?> items ->
                new Json.Items(items.stream().map(Written::sparse).toList());
            default -> of(value);
        };
    }

    /** What sentences say, without their reasons: events carry these as tallies. */
    static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).toList();
    }

    /** An object, if the keys are texts; a list of keys and values otherwise. */
    private static Json map(Map<?, ?> map) {
        if (map.keySet().stream().allMatch(String.class::isInstance)) {
            WrittenFields fields = new WrittenFields();
            map.forEach((name, value) -> fields.with((String) name, value));
            return fields.json();
        }
        List<Json> entries = new ArrayList<>();
        map.forEach((key, value) -> entries.add(
                new WrittenFields().with("key", key).with("value", value).json()));
        return new Json.Items(entries);
    }

    private static Json record(Record value) {
        WrittenFields fields = new WrittenFields();
        if (Stream.of(value.getClass().getInterfaces()).anyMatch(Class::isSealed)) {
            fields.with("is", kebab(value));
        }
        return fields.withAll(components(value)).json();
    }

    private static Json.Fields components(Record value) {
        WrittenFields fields = new WrittenFields();
        for (RecordComponent component : Records.components(value.getClass())) {
            fields.with(component.getName(), Records.held(component, value));
        }
        return fields.json();
    }

    /** What kind of event, how it is told, the event's own fields, every rule that had to do with it. */
    private static Json told(Account.Told told) {
        Event event = told.event();
        if (!(event instanceof Record fields)) {
            throw new IllegalArgumentException(event.getClass().getSimpleName() + " is no record, as events are");
        }
        return new WrittenFields()
                .with("event", kebab(event))
                .with("text", texts(told.sentences()))
                .with("byHand", Optional.of(true).filter(is -> told.byHand()))
                .withAll(components(fields))
                .with("rules", told.happened().cited())
                .json();
    }

    private static Json tally(Tally tally) {
        return new WrittenFields()
                .with("whose", tally.whose())
                .with("of", tally.of())
                .with(
                        "total",
                        Optional.of(tally).filter(one -> !one.awaitsThrow()).map(Tally::total))
                .with("base", base(tally.base()))
                .with("lines", tally.lines().stream().map(Written::line).toList())
                .json();
    }

    private static Json base(Tally.Base base) {
        WrittenFields fields = new WrittenFields();
        switch (base) {
            case Tally.Known known ->
                fields.with("amount", known.amount()).with("for", known.what().toString());
            case Tally.Awaited awaited -> fields.with("dice", awaited.dice());
        }
        return fields.with("rule", base.why()).json();
    }

    private static Json line(Tally.Line line) {
        return switch (line) {
            case Tally.Plus plus ->
                step("plus", plus.modifier().amount(), plus.modifier().what().toString(), plus.why())
                        .json();
            case Tally.Times times ->
                new WrittenFields()
                        .with("times", times.numerator() + "/" + times.denominator())
                        .with("rounding", times.rounding())
                        .with("for", times.what().toString())
                        .with("rule", times.why())
                        .json();
            case Tally.AtMost most ->
                step("atMost", most.limit(), most.what().toString(), most.why()).json();
            case Tally.AtLeast least ->
                step("atLeast", least.limit(), least.what().toString(), least.why())
                        .json();
            case Tally.Waived waived ->
                step(
                                "waived",
                                waived.due().amount(),
                                waived.due().what().toString(),
                                waived.due().why())
                        .with("by", waived.why())
                        .json();
        };
    }

    private static WrittenFields step(String kind, int number, String what, Rule why) {
        return new WrittenFields().with(kind, number).with("for", what).with("rule", why);
    }

    private static String kebab(Object value) {
        return value.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT);
    }
}
