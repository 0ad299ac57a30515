package dev.snakewater.json.value;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Writes values as JSON: records field by field without what is missing, rules by id, constants by word. A record of a sealed type
 * says in the field {@code is} which one it is.
 */
public record RecordWriter(Function<Reason, String> words, boolean isSparse) {

    private static final ClassValue<String> KEBABS = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return type.getSimpleName()
                    .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-")
                    .toLowerCase(Locale.ROOT);
        }
    };

    private static final RecordWriter WHOLE = new RecordWriter(Reason::toString, false);
    private static final RecordWriter SPARSE = new RecordWriter(Reason::toString, true);

    /** Returns a value as JSON, if it is of a type that documents can hold. */
    public static Json of(Object value) {
        return WHOLE.json(value);
    }

    /** Returns a record, whatever it is one of. */
    public static Json.Fields whole(Record value) {
        return WHOLE.fields(value);
    }

    /** Returns a record without what may be left out of it because {@link RecordReader} adds the same again. */
    public static Json.Fields sparse(Record value) {
        return SPARSE.fields(value);
    }

    /** Returns what sentences say, without their reasons: events carry these as tallies. */
    public static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).toList();
    }

    private Json json(Object value) {
        return switch (value) {
            case Json json -> json;
            case Integer number -> new Json.Numeral(number.toString());
            case Long number -> new Json.Numeral(number.toString());
            case BigDecimal number -> new Json.Numeral(number.toPlainString());
            case Double number -> decimal(number);
            case Boolean truth -> new Json.Truth(truth);
            case Chance chance -> new Json.Text(chance.toString());
            case Rule rule -> new Json.Text(rule.id());
            case Enum<?> constant -> new Json.Text(Word.said(constant));
            case Reason reason -> new Json.Text(words.apply(reason));
            case Tally tally -> tally(tally);
            case FightReport.DiceSource dice -> dice(dice);
            case FightReport.NarratedEvent told -> told(told);
            case Share share -> share(share);
            case MeasureDistribution.Weighted prospect ->
                Json.Fields.NONE
                        .with("is", prospect.is())
                        .with("chance", prospect.share())
                        .with("atLeast", prospect.atLeast());
            case List<?> items -> new Json.Items(items.stream().map(this::json).toList());
            case Map<?, ?> map -> map(map);
            case Object text when Shape.TextForm.of(text.getClass()).isPresent() -> new Json.Text(text.toString());
            case Record fields -> record(fields);
            default ->
                throw new IllegalArgumentException(
                        value.getClass().getSimpleName() + " is of a type that documents cannot hold");
        };
    }

    /** Returns a number as JSON spells it; never in a form that only some readers take. */
    private static Json decimal(double value) {
        return new Json.Numeral(value == 0 ? "0" : new BigDecimal(Double.toString(value)).toString());
    }

    /** An object, if the keys are texts; a list of keys and values otherwise. */
    private Json map(Map<?, ?> map) {
        if (map.keySet().stream().allMatch(String.class::isInstance)) {
            Map<String, Json> fields = new LinkedHashMap<>();
            map.forEach((name, value) -> fields.put((String) name, json(value)));
            return new Json.Fields(fields);
        }
        return new Json.Items(map.entrySet().stream()
                .<Json>map(entry -> Json.Fields.NONE.with("key", entry.getKey()).with("value", json(entry.getValue())))
                .toList());
    }

    private Json record(Record value) {
        boolean isOneOfSeveral =
                !isSparse && Stream.of(value.getClass().getInterfaces()).anyMatch(Class::isSealed);
        return Json.Fields.NONE
                .with("is", Optional.of(value).filter(one -> isOneOfSeveral).map(RecordWriter::kebab))
                .withAll(fields(value));
    }

    private Json.Fields fields(Record value) {
        Map<String, Json> fields = new LinkedHashMap<>();
        for (RecordComponent component : Records.components(value.getClass())) {
            Object held = Records.held(component, value);
            if (component.isAnnotationPresent(Unwrapped.class)) {
                fields.putAll(fields((Record) held).byName());
            } else if (!isSparse || !Blank.leftOut(component).equals(Optional.of(held))) {
                Optional<?> there = held instanceof Optional<?> maybe ? maybe : Optional.of(held);
                there.ifPresent(one -> fields.put(Shape.name(component), json(one)));
            }
        }
        return new Json.Fields(fields);
    }

    /** Returns where the dice came from, as a header says it. */
    public static Json.Fields dice(FightReport.DiceSource dice) {
        return switch (dice) {
            case FightReport.DiceSource.Seeded seeded -> whole(seeded);
            case FightReport.DiceSource.Scripted scripted -> Json.Fields.NONE.with("script", true);
            case FightReport.DiceSource.AtTable table -> Json.Fields.NONE.with("atTable", true);
        };
    }

    private static Json told(FightReport.NarratedEvent told) {
        Event event = told.event();
        if (!(event instanceof Record fields)) {
            throw new IllegalArgumentException(event.getClass().getSimpleName() + " is no record, as events are");
        }
        return Json.Fields.NONE
                .with("event", kebab(event))
                .with("text", texts(told.sentences()))
                .with("byHand", Optional.of(true).filter(is -> told.byHand()))
                .withAll(new RecordWriter(told.words()::of, false).fields(fields))
                .with("rules", told.happened().cited());
    }

    private Json tally(Tally tally) {
        return Json.Fields.NONE
                .with("whose", tally.whose())
                .with("of", tally.of())
                .with(
                        "total",
                        Optional.of(tally).filter(one -> !one.awaitsThrow()).map(Tally::total))
                .with("base", base(tally.base()))
                .with("lines", tally.lines().stream().map(this::line).toList());
    }

    private Json base(Tally.Base base) {
        return switch (base) {
            case Tally.Known known -> step("amount", known.amount(), known.what(), known.why());
            case Tally.Awaited awaited ->
                Json.Fields.NONE.with("dice", awaited.dice()).with("rule", awaited.why());
        };
    }

    private Json line(Tally.Line line) {
        return switch (line) {
            case Tally.Plus(Modifier plus) -> step("plus", plus.amount(), plus.what(), plus.why());
            case Tally.Times times ->
                Json.Fields.NONE
                        .with("times", times.numerator() + "/" + times.denominator())
                        .with("rounding", times.rounding())
                        .with("for", json(times.what()))
                        .with("rule", times.why());
            case Tally.AtMost most -> step("atMost", most.limit(), most.what(), most.why());
            case Tally.AtLeast least -> step("atLeast", least.limit(), least.what(), least.why());
            case Tally.Waived(Modifier due, Rule by) ->
                step("waived", due.amount(), due.what(), due.why()).with("by", by);
        };
    }

    private Json.Fields step(String kind, int number, Reason what, Rule why) {
        return Json.Fields.NONE.with(kind, number).with("for", json(what)).with("rule", why);
    }

    private static Json share(Share share) {
        Json.Fields fields = Json.Fields.NONE.with("decimal", share.value());
        return switch (share) {
            case Share.Exact exact -> fields.with("exactly", exact.chance()).with("falls", exact.inFalls());
            case Share.Near near -> fields;
            case Share.Counted counted ->
                fields.with("times", counted.times()).with("low", counted.low()).with("high", counted.high());
            case Share.Between between ->
                fields.with("least", between.certain())
                        .with("most", between.most())
                        .with("low", between.low())
                        .with("high", between.high());
        };
    }

    private static String kebab(Object value) {
        return KEBABS.get(value.getClass());
    }
}
