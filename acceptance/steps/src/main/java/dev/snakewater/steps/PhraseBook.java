package dev.snakewater.steps;

import dev.snakewater.steps.rules.Coverage;
import io.cucumber.core.backend.Backend;
import io.cucumber.core.backend.BackendProviderService;
import io.cucumber.core.backend.Container;
import io.cucumber.core.backend.Glue;
import io.cucumber.core.backend.Lookup;
import io.cucumber.core.backend.ParameterInfo;
import io.cucumber.core.backend.Snippet;
import io.cucumber.core.backend.StepDefinition;
import io.cucumber.core.backend.TypeResolver;
import io.cucumber.datatable.DataTable;
import java.lang.reflect.Type;
import java.net.URI;
import java.text.MessageFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Makes every phrase a step definition. Cucumber finds it as a service, beside the one that reads annotations. */
public final class PhraseBook implements BackendProviderService {

    @Override
    public Backend create(Lookup lookup, Container container, Supplier<ClassLoader> classLoader) {
        return new Definitions(lookup);
    }

    private record Definitions(Lookup lookup) implements Backend {

        @Override
        public void loadGlue(Glue glue, List<URI> gluePaths) {
            Phrases.all().forEach(phrase -> {
                Coverage.expect(phrase.unsaid());
                glue.addStepDefinition(new Definition(phrase, lookup));
            });
        }

        @Override
        public void buildWorld() {}

        @Override
        public void disposeWorld() {}

        @Override
        public Snippet getSnippet() {
            return new Suggestion();
        }
    }

    private record Definition(Phrases.Phrase phrase, Lookup lookup) implements StepDefinition {

        @Override
        public void execute(Object[] said) {
            Phrases.isSaid(phrase);
            Example example = lookup.getInstance(Example.class);
            if (phrase.isExpectation()) {
                UnknownNames.refuse(example, named(said));
            }
            phrase.lines().forEach(line -> line.happens(example, said));
        }

        /** Who is named in what was said, group by group. */
        private List<String> named(Object[] said) {
            return phrase.naming().stream()
                    .filter(group -> said[group] != null)
                    .map(group -> String.valueOf(said[group]))
                    .toList();
        }

        @Override
        public List<ParameterInfo> parameterInfos() {
            int words = phrase.arguments();
            return IntStream.range(0, words)
                    .<ParameterInfo>mapToObj(i -> new Argument(i == words - 1 && phrase.isOfTable()))
                    .toList();
        }

        @Override
        public String getPattern() {
            return phrase.pattern();
        }

        @Override
        public boolean isDefinedAt(StackTraceElement element) {
            return false;
        }

        @Override
        public String getLocation() {
            return phrase.place();
        }
    }

    private record Argument(boolean isTable) implements ParameterInfo {

        @Override
        public Type getType() {
            return isTable ? DataTable.class : String.class;
        }

        @Override
        public boolean isTransposed() {
            return false;
        }

        @Override
        public TypeResolver getTypeResolver() {
            return this::getType;
        }
    }

    /** What is written where a feature has a phrase that nobody knows. */
    private static final class Suggestion implements Snippet {

        @Override
        public MessageFormat template() {
            return new MessageFormat("{1}\n    /pointer = $1\n");
        }

        @Override
        public String tableHint() {
            return "";
        }

        @Override
        public String arguments(Map<String, Type> arguments) {
            return "";
        }

        @Override
        public String escapePattern(String pattern) {
            return pattern;
        }
    }
}
