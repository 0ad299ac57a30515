package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.Features;
import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.runtime.Runtime;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.tagexpressions.Expression;
import io.cucumber.tagexpressions.TagExpressionException;
import io.cucumber.tagexpressions.TagExpressionParser;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Features as Cucumber runs them. The program finds this as a service. */
public final class CucumberFeatures implements Features {

    private static final URI GLUE = URI.create("classpath:/dev/snakewater/steps");

    @Override
    public Verified verify(Wanted wanted) {
        FeatureFiles files = FeatureFiles.of(wanted.files());
        Filters filters = Filters.of(wanted);
        List<String> unclear = Stream.concat(
                        files.empty().stream().map(folder -> folder + ": no file in it ends in .feature"),
                        filters.unclear().stream())
                .toList();
        if (!files.missing().isEmpty() || !files.unread().isEmpty() || !unclear.isEmpty()) {
            return new Verified(files.missing(), files.unread(), unclear, List.of());
        }
        RuntimeOptionsBuilder options = quietly(wanted.dry());
        files.found().forEach(file -> options.addFeature(FeatureWithLines.parse(file)));
        filters.tags().ifPresent(options::addTagFilter);
        filters.name().ifPresent(options::addNameFilter);
        wanted.reports().forEach(report -> options.addPluginName(plugin(report.format()) + ":" + report.file()));
        Examples examples = new Examples(StepBook.ALL::steps, wanted.dry());
        run(options, examples);
        return new Verified(List.of(), List.of(), List.of(), examples.examples());
    }

    @Override
    public List<Step> steps() {
        return StepBook.ALL.steps();
    }

    @Override
    public List<Step> stepsInUse() {
        return StepBook.ALL.stepsInUse();
    }

    private static RuntimeOptionsBuilder quietly(boolean dry) {
        return new RuntimeOptionsBuilder()
                .addGlue(GLUE)
                .setDryRun(dry)
                .setNoSummary()
                .setPublishQuiet(true);
    }

    /** Runs these features or folders of them, and tells this listener. */
    static void run(List<URI> features, boolean dry, ConcurrentEventListener listener) {
        RuntimeOptionsBuilder options = quietly(dry);
        features.forEach(feature -> options.addFeature(FeatureWithLines.create(feature, List.of())));
        run(options, listener);
    }

    private static void run(RuntimeOptionsBuilder options, ConcurrentEventListener listener) {
        Runtime.builder()
                .withRuntimeOptions(options.build())
                .withAdditionalPlugins(listener)
                .withClassLoader(CucumberFeatures.class::getClassLoader)
                .build()
                .run();
    }

    private static String plugin(Report.Format format) {
        return switch (format) {
            case HTML -> "html";
            case JUNIT -> "junit";
            case MESSAGES -> "message";
        };
    }

    private record Filters(Optional<Expression> tags, Optional<Pattern> name, List<String> unclear) {

        static Filters of(Wanted wanted) {
            Optional<Pattern> name;
            try {
                name = wanted.name().map(Pattern::compile);
                return new Filters(wanted.tags().map(TagExpressionParser::parse), name, List.of());
            } catch (PatternSyntaxException unclear) {
                return unclear("--name " + unclear.getPattern() + ": " + unclear.getDescription());
            } catch (TagExpressionException unclear) {
                return unclear("--tags " + wanted.tags().orElse("") + ": " + shortly(unclear));
            }
        }

        private static Filters unclear(String why) {
            return new Filters(Optional.empty(), Optional.empty(), List.of(why));
        }

        /** Its last sentence; the first repeats the expression. */
        private static String shortly(TagExpressionException unclear) {
            String[] sentences = String.valueOf(unclear.getMessage()).split("because of .*?: ", -1);
            return sentences[sentences.length - 1].strip().toLowerCase(Locale.ROOT);
        }
    }
}
