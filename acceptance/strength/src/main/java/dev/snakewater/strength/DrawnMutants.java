package dev.snakewater.strength;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.pitest.mutationtest.build.InterceptorParameters;
import org.pitest.mutationtest.build.InterceptorType;
import org.pitest.mutationtest.build.ProjectMutationInterceptor;
import org.pitest.mutationtest.build.ProjectMutationInterceptorFactory;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.plugin.Feature;
import org.pitest.plugin.FeatureParameter;

/** Draws, by a seed, which mutants are tried, where there are too many for all. */
public final class DrawnMutants implements ProjectMutationInterceptorFactory {

    private static final String NAME = "DRAWN";
    private static final FeatureParameter MOST = FeatureParameter.named("most");
    private static final FeatureParameter SEED = FeatureParameter.named("seed");

    /** Returns the words that ask PIT for it. */
    static String asked(int most, int seed) {
        return "+" + NAME + "(most[" + most + "] seed[" + seed + "])";
    }

    @Override
    public Feature provides() {
        return Feature.named(NAME)
                .withOnByDefault(false)
                .withDescription(description())
                .withParameter(MOST)
                .withParameter(SEED);
    }

    @Override
    public String description() {
        return "Draws some of the mutants";
    }

    @Override
    public ProjectMutationInterceptor createInterceptor(InterceptorParameters parameters) {
        int most = parameters.getInteger(MOST).orElse(Integer.MAX_VALUE);
        int seed = parameters.getInteger(SEED).orElse(0);
        return new Drawing(most, seed);
    }

    private record Drawing(int most, int seed) implements ProjectMutationInterceptor {

        @Override
        public InterceptorType type() {
            return InterceptorType.FILTER;
        }

        @Override
        public Collection<MutationDetails> intercept(Collection<MutationDetails> mutants) {
            List<MutationDetails> inOrder = mutants.stream()
                    .sorted(Comparator.comparing(MutationDetails::getId))
                    .toList();
            Set<MutationDetails> drawn = new HashSet<>(drawn(inOrder, most, seed));
            return mutants.stream().filter(drawn::contains).toList();
        }
    }

    /** Returns so many of these at the most, as a seed draws them. */
    static <T> List<T> drawn(List<T> all, int most, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<T> left = new ArrayList<>(all);
        List<T> drawn = new ArrayList<>();
        while (drawn.size() < most && !left.isEmpty()) {
            drawn.add(left.remove(random.nextInt(left.size())));
        }
        return drawn;
    }
}
