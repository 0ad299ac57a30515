/** Tests of fights of any kind. */
@NullMarked
package dev.snakewater.application.session;

import org.jspecify.annotations.NullMarked;
