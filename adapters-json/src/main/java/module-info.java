/**
 * Documents: scenarios in, reports out, and their schemas.
 *
 * <p>Open, since documents are read into records by reflection; and words lie beside their classes.
 */
@SuppressWarnings("module") // The modules that some packages are for come later.
open module dev.snakewater.json {
    requires transitive dev.snakewater.application;
    requires tools.jackson.core;
    requires static org.jspecify;

    exports dev.snakewater.json.document;
    exports dev.snakewater.json.schema;
    exports dev.snakewater.json.file to
            dev.snakewater.cli,
            dev.snakewater.testkit;
    exports dev.snakewater.json.transcript to
            dev.snakewater.cli,
            dev.snakewater.testkit;
}
