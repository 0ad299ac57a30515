package dev.snakewater.json;

import dev.snakewater.application.procedure.Visible;
import java.io.StringWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;

/** How JSON values are laid out as text. */
final class Layout {

    private static final DefaultPrettyPrinter PRETTY = new DefaultPrettyPrinter(
                    Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER))
            .withObjectIndenter(new DefaultIndenter("  ", "\n"));
    private static final JsonFactory FACTORY = new JsonFactory();

    private Layout() {}

    /**
     * As a document for people: every field on its own line, two spaces for each level, the same line ends on every
     * system, the last one included.
     */
    static String document(Json value) {
        return text(value, new ObjectWriteContext.Base() {
                    @Override
                    public PrettyPrinter getPrettyPrinter() {
                        return PRETTY.createInstance();
                    }
                })
                + "\n";
    }

    /** On one line, without its end. */
    static String line(Json value) {
        return text(value, ObjectWriteContext.empty());
    }

    private static String text(Json value, ObjectWriteContext context) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(context, text)) {
            write(value, generator);
        }
        // What JSON itself would let be: in a text, the only place for it, this is how JSON spells it.
        return Visible.lines(text.toString());
    }

    private static void write(Json value, JsonGenerator to) {
        switch (value) {
            case Json.Fields fields -> {
                to.writeStartObject();
                fields.byName().forEach((name, field) -> {
                    to.writeName(name);
                    write(field, to);
                });
                to.writeEndObject();
            }
            case Json.Items items -> {
                to.writeStartArray();
                items.all().forEach(item -> write(item, to));
                to.writeEndArray();
            }
            case Json.Text text -> to.writeString(text.text());
            case Json.Numeral number -> to.writeNumber(number.spelt());
            case Json.Truth truth -> to.writeBoolean(truth.isTrue());
            case Json.Nothing nothing -> to.writeNull();
        }
    }
}
