/** What steps say of a value, and what that means. */
package dev.snakewater.steps.values;
