/** What can be played: rule texts with their kinds of scenario, their set-ups, problems, variations and tellings. */
@NullMarked
package dev.snakewater.application.scenario;

import org.jspecify.annotations.NullMarked;
