package dev.snakewater.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.util.NameTransformer;

/**
 * How the values of domain and application look in a report: records field by field in their own order, what is missing
 * left out, rules by their ids, constants by their words.
 */
final class ReportMapper {

    private ReportMapper() {}

    /** A mapper that writes so. */
    static JsonMapper mapper() {
        return JsonMapper.builder()
                .defaultPrettyPrinter(Layout.PRETTY)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .changeDefaultVisibility(visible -> visible.withGetterVisibility(Visibility.NONE)
                        .withIsGetterVisibility(Visibility.NONE)
                        .withFieldVisibility(Visibility.ANY))
                .changeDefaultPropertyInclusion(usual -> usual.withValueInclusion(JsonInclude.Include.NON_ABSENT))
                .addModule(new SimpleModule()
                        .addSerializer(Enum.class, text(ReportMapper::constant))
                        .addSerializer(Rule.class, text(Rule::id))
                        .addSerializer(Name.class, text(Name::text))
                        .addSerializer(Side.class, text(Side::text))
                        .addSerializer(DicePool.class, text(DicePool::toString))
                        .addSerializer(Tally.class, fields(ReportMapper::tally))
                        .addSerializer(Tally.Base.class, fields(ReportMapper::base))
                        .addSerializer(Tally.Line.class, fields(ReportMapper::line))
                        .addSerializer(Account.Told.class, new ToldSerializer()))
                .build();
    }

    /** Rulebooks are enums, and Jackson looks for an enum's serializer before an interface's. */
    private static String constant(Enum<?> constant) {
        return constant instanceof Rule rule ? rule.id() : Words.of(constant);
    }

    private static void tally(Tally tally, JsonGenerator json) {
        json.writeStringProperty("whose", tally.whose().text());
        json.writeStringProperty("of", tally.of());
        if (!tally.awaitsThrow()) {
            json.writeNumberProperty("total", tally.total());
        }
        json.writePOJOProperty("base", tally.base());
        json.writePOJOProperty("lines", tally.lines());
    }

    private static void base(Tally.Base base, JsonGenerator json) {
        switch (base) {
            case Tally.Known known -> {
                json.writeNumberProperty("amount", known.amount());
                json.writeStringProperty("for", known.what());
            }
            case Tally.Awaited awaited -> json.writePOJOProperty("dice", awaited.dice());
        }
        json.writeStringProperty("rule", base.why().id());
    }

    private static void line(Tally.Line line, JsonGenerator json) {
        switch (line) {
            case Tally.Plus plus ->
                step(json, "plus", plus.modifier().amount(), plus.modifier().what(), plus.why());
            case Tally.Times times -> {
                json.writeStringProperty("times", times.numerator() + "/" + times.denominator());
                json.writePOJOProperty("rounding", times.rounding());
                json.writeStringProperty("for", times.what());
                json.writeStringProperty("rule", times.why().id());
            }
            case Tally.AtMost most -> step(json, "atMost", most.limit(), most.what(), most.why());
            case Tally.AtLeast least -> step(json, "atLeast", least.limit(), least.what(), least.why());
            case Tally.Waived waived -> {
                step(
                        json,
                        "waived",
                        waived.due().amount(),
                        waived.due().what(),
                        waived.due().why());
                json.writeStringProperty("by", waived.why().id());
            }
        }
    }

    private static void step(JsonGenerator json, String kind, int number, String what, Rule why) {
        json.writeNumberProperty(kind, number);
        json.writeStringProperty("for", what);
        json.writeStringProperty("rule", why.id());
    }

    private static <T> ValueSerializer<T> text(Function<T, String> words) {
        return new ValueSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator json, SerializationContext context) {
                json.writeString(words.apply(value));
            }
        };
    }

    private static <T> ValueSerializer<T> fields(BiConsumer<T, JsonGenerator> fields) {
        return new ValueSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator json, SerializationContext context) {
                json.writeStartObject(value);
                fields.accept(value, json);
                json.writeEndObject();
            }
        };
    }

    /** What kind of event, how it is told, the event's own fields, every rule that had to do with it. */
    private static final class ToldSerializer extends ValueSerializer<Account.Told> {

        @Override
        public void serialize(Account.Told told, JsonGenerator json, SerializationContext context) {
            Event event = told.event();
            json.writeStartObject(told);
            json.writeStringProperty("event", kebab(event.getClass().getSimpleName()));
            json.writePOJOProperty("text", ReportWriter.texts(told.sentences()));
            context.findTypedValueSerializer(event.getClass(), false)
                    .unwrappingSerializer(NameTransformer.NOP)
                    .serialize(event, json, context);
            json.writePOJOProperty("rules", rules(event));
            json.writeEndObject();
        }

        private static List<Rule> rules(Event event) {
            return Stream.concat(
                            event.rules().stream(), event.tallies().stream().flatMap(tally -> tally.rules().stream()))
                    .distinct()
                    .toList();
        }

        private static String kebab(String camel) {
            return camel.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        }
    }
}
