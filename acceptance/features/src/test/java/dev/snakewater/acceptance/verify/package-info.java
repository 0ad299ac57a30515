/** Features and steps at the command line, as testers use them without Maven. */
package dev.snakewater.acceptance.verify;
