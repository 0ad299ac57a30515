/** The rules with their examples at the command line: which rules have some, and the page that shows them. */
package dev.snakewater.acceptance.rulebook;
