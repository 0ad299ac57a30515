package dev.snakewater.cli.command;

import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.session.TableCommands;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/**
 * The program as picocli has it, which reads what is not plain, says what is wrong, and prints the help and the script for Tab.
 *
 * @param commands all commands but those of picocli itself
 * @param carryingOut carries a command out, and returns the exit status
 * @param version tells the version, line by line
 */
record PicocliProgram(
        List<Command<?>> commands, ToIntBiFunction<Command<?>, Arguments> carryingOut, IVersionProvider version) {

    static final String NAME = "snakewater";

    private static final String COMPLETION = "completion";
    private static final String HELP = "help";

    /** Returns the program for these words. Of commands that they do not name, the name is made: that is enough to list them. */
    CommandLine asked(List<String> words) {
        boolean all = words.contains(COMPLETION);
        CommandLine program = new CommandLine(standard().name(NAME));
        program.getCommandSpec().usageMessage().synopsisSubcommandLabel("COMMAND");
        for (Command<?> command : commands) {
            boolean named = all || words.contains(command.name());
            program.addSubcommand(command.name(), named ? spec(command) : CommandSpec.create());
        }
        program.addSubcommand(COMPLETION, standard());
        program.addSubcommand(HELP, all || words.contains(HELP) ? new CommandLine.HelpCommand() : CommandSpec.create());
        return program.setExecutionStrategy(this::carriedOut)
                .setHelpFactory((asked, colours) ->
                        new CommandLine.Help(asked.resourceBundleBaseName(TableCommands.HELP), colours));
    }

    private int carriedOut(ParseResult parsed) {
        return Optional.ofNullable(CommandLine.executeHelpRequest(parsed)).orElseGet(() -> {
            CommandLine asked = parsed.asCommandLineList().getLast();
            return commands.stream()
                    .filter(command -> command.name().equals(asked.getCommandName()))
                    .findFirst()
                    .map(command -> carryingOut.applyAsInt(command, said(asked.getParseResult())))
                    .orElseGet(() -> printed(asked));
        });
    }

    private static int printed(CommandLine asked) {
        PrintWriter out = asked.getOut();
        if (asked.getCommandName().equals(COMPLETION)) {
            out.print(AutoComplete.bash(NAME, asked.getParent()));
            out.flush();
        } else {
            asked.usage(out);
        }
        return ExitStatus.DONE;
    }

    private CommandSpec standard() {
        CommandSpec spec = CommandSpec.create().versionProvider(version);
        return spec.addOption(OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .descriptionKey("mixinStandardHelpOptions.help")
                        .build())
                .addOption(OptionSpec.builder("-V", "--version")
                        .versionHelp(true)
                        .descriptionKey("mixinStandardHelpOptions.version")
                        .build());
    }

    private CommandSpec spec(Command<?> command) {
        CommandSpec spec = standard();
        command.takes().forEach(one -> spec.add(spec(one)));
        if (!command.either().isEmpty()) {
            ArgGroupSpec.Builder either = ArgGroupSpec.builder();
            command.either().forEach(one -> either.addArg(spec(one)));
            spec.addArgGroup(either.build());
        }
        return spec;
    }

    private static ArgSpec spec(Argument<?> argument) {
        return argument.isOption() ? option(argument) : parameter(argument);
    }

    private static OptionSpec option(Argument<?> argument) {
        OptionSpec.Builder option = OptionSpec.builder(argument.name());
        if (!argument.isFlag()) {
            option.paramLabel(argument.label())
                    .type(type(argument))
                    .auxiliaryTypes(String.class)
                    .converters(word -> checked(argument, word));
        }
        if (!argument.candidates().isEmpty()) {
            option.completionCandidates(argument.candidates());
        }
        argument.usual().ifPresent(option::defaultValue);
        argument.alone().ifPresent(word -> option.arity("0..1").fallbackValue(word));
        return option.build();
    }

    private static PositionalParamSpec parameter(Argument<?> argument) {
        return PositionalParamSpec.builder()
                .paramLabel(argument.label())
                .required(argument.least() > 0)
                .arity(argument.least() + ".." + (argument.most() > 1 ? "*" : "1"))
                .type(type(argument))
                .auxiliaryTypes(String.class)
                .build();
    }

    private static Class<?> type(Argument<?> argument) {
        return argument.most() > 1 ? List.class : String.class;
    }

    private static String checked(Argument<?> argument, String word) {
        try {
            return Optional.of(argument.reading().apply(List.of(word)))
                    .map(read -> word)
                    .orElseThrow();
        } catch (WrongUsage unreadable) {
            throw new TypeConversionException(unreadable.getMessage());
        }
    }

    private static Arguments said(ParseResult parsed) {
        Map<String, List<String>> words = new HashMap<>();
        for (ArgSpec one : parsed.matchedArgs()) {
            words.put(one instanceof OptionSpec option ? option.longestName() : one.paramLabel(), one.stringValues());
        }
        return new Arguments(words);
    }
}
