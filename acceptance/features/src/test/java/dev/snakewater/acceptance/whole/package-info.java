/** What a run of all features must come to. Cucumber finds it on the glue path. */
package dev.snakewater.acceptance.whole;
