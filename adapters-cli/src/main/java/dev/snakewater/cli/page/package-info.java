/** What is shown: messages, pages, tables, charts and stories. Knows no commands and asks nobody anything. */
@NullMarked
package dev.snakewater.cli.page;

import org.jspecify.annotations.NullMarked;
