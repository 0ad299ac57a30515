package dev.snakewater.cli.report;

import dev.snakewater.application.table.answering.RandomDice;

/** What stands at the table beside the fight: dice that nobody asks for, and the files of its story. */
public record SideTable(RandomDice freeDice, ReportFiles reports) {}
