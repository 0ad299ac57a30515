/**
 * The command line. It is a program; none of its packages is for others.
 *
 * <p>Open, since picocli and Guice make its commands by reflection; and words lie beside their classes.
 */
open module dev.snakewater.cli {
    requires com.google.guice;
    requires jakarta.inject;
    requires dev.snakewater.json;
    requires info.picocli;
    requires org.jline.reader;
    requires org.jline.terminal;
    requires static org.jspecify;

    uses dev.snakewater.application.port.out.Features;
    uses dev.snakewater.application.port.out.RuleExamples;
    uses dev.snakewater.application.scenario.Ruleset;
}
