/** Classes that break the laws on purpose, each in the package where its law looks; see {@code LawsTest}. */
package dev.snakewater.acceptance.planted;
