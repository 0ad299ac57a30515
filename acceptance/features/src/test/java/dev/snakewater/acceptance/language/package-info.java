/** The program in a second language, which is one more file beside each bundle: a made-up one, so that whatever stays English shows. */
@NullMarked
package dev.snakewater.acceptance.language;

import org.jspecify.annotations.NullMarked;
