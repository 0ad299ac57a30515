package dev.snakewater.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import dev.snakewater.benchmarks.Program.Loaded;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Optional;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What one more simulated fight costs when many have been fought: the CPU time of twice as many fights less that of as many, of both
 * programs in turn, and that of throwing the dice of the same fights. CPU time is that of the whole Java, garbage and all.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@Warmup(iterations = 1)
@Measurement(iterations = 4)
@Fork(
        value = 2,
        jvmArgs = {"-XX:+UseSerialGC", "-Xmx2g"})
public class OneMoreFight {

    // Java counts the CPU time of a process in hundredths of a second.
    private static final double LEAST = 0.5e9;
    private static final double ENOUGH = 2e9;
    private static final double STILL_FALLING = 0.8;

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The scenario. */
    @Param("")
    public String scenario = "";

    /** Where the program is. */
    @Param("")
    public String now = "";

    /** Where the program to compare with is. */
    @Param("")
    public String before = "";

    private Optional<Match> match = Optional.empty();

    private record Match(Contender now, Contender before, RawDice dice) {}

    /** What a fight costs, in nanoseconds of CPU time. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Nanoseconds {
        /** With the program. */
        public double now;
        /** With the program to compare with. */
        public double before;
        /** With the dice alone. */
        public double dice;
    }

    private static final class Contender {

        private final Loaded program;
        private final String scenario;
        private long fights = 50;

        /** Takes so many fights that one more gets no cheaper by fighting twice as many, or as many as time allows. */
        Contender(String root, String scenario) throws IOException, ReflectiveOperationException {
            program = new Program(Path.of(root)).loaded();
            this.scenario = scenario;
            double last;
            double cost = Double.MAX_VALUE;
            do {
                fights *= 2;
                last = cost;
                cost = oneMore();
            } while (cost * fights < LEAST || cost < STILL_FALLING * last && cost * fights < ENOUGH);
        }

        double oneMore() {
            double once = cpu(fights);
            return (cpu(2 * fights) - once) / fights;
        }

        private double cpu(long many) {
            long began = SYSTEM.getProcessCpuTime();
            program.prints(
                    "simulate", scenario, "--fights", String.valueOf(many), "--seed", "1", "--threads", "1", "--json");
            return SYSTEM.getProcessCpuTime() - began;
        }
    }

    /** Prepares and warms up both. */
    @Setup
    public void prepare() throws IOException, ReflectiveOperationException {
        RawDice dice = RawDice.of(scenario);
        match = Optional.of(new Match(new Contender(now, scenario), new Contender(before, scenario), dice));
    }

    /** Measures both and the dice, once. */
    @Benchmark
    public long fight(Nanoseconds cpu) {
        Match both = match.orElseThrow();
        cpu.before = both.before.oneMore();
        cpu.now = both.now.oneMore();
        long began = THREADS.getCurrentThreadCpuTime();
        long shown = both.dice.thrown();
        cpu.dice = (double) (THREADS.getCurrentThreadCpuTime() - began) / RawDice.THROWN;
        return shown;
    }
}
