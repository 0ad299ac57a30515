package dev.snakewater.strength;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import org.pitest.classinfo.ClassName;
import org.pitest.classpath.CodeSource;
import org.pitest.mutationtest.build.MutationGrouper;
import org.pitest.mutationtest.build.MutationGrouperFactory;
import org.pitest.mutationtest.config.PluginServices;
import org.pitest.mutationtest.config.ReportOptions;
import org.pitest.mutationtest.config.SettingsFactory;
import org.pitest.mutationtest.engine.MutationDetails;

/**
 * PIT's parts, but for how mutants are put together: a process of its own tries those of many classes. By itself PIT starts one for
 * each class, which takes longer to start than to try.
 */
final class LargeUnits extends SettingsFactory {

    private static final int SIZE = 250;

    LargeUnits(ReportOptions options, PluginServices plugins) {
        super(options, plugins);
    }

    @Override
    public MutationGrouperFactory getMutationGrouper() {
        return new InOrder();
    }

    private static final class InOrder implements MutationGrouperFactory, MutationGrouper {

        @Override
        public String description() {
            return "Mutants in order of their classes, " + SIZE + " together";
        }

        @Override
        public MutationGrouper makeFactory(Properties properties, CodeSource code, int threads, int unitSize) {
            return this;
        }

        @Override
        public List<List<MutationDetails>> groupMutations(
                Collection<ClassName> classes, Collection<MutationDetails> mutants) {
            List<MutationDetails> inOrder = mutants.stream()
                    .sorted(Comparator.comparing(MutationDetails::getId))
                    .toList();
            List<List<MutationDetails>> units = new ArrayList<>();
            for (int from = 0; from < inOrder.size(); from += SIZE) {
                units.add(List.copyOf(inOrder.subList(from, Math.min(inOrder.size(), from + SIZE))));
            }
            return units;
        }
    }
}
