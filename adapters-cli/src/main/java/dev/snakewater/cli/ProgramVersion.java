package dev.snakewater.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class ProgramVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        // Only a jar has a manifest to say it; classes run from a folder have none.
        String version = Optional.ofNullable(Snakewater.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
        return new String[] {
            "snakewater " + version,
            "Java " + System.getProperty("java.version") + ", " + System.getProperty("java.vendor")
        };
    }
}
