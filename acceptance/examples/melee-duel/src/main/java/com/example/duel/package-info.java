/** A duel with swords, a rule text for Snakewater. */
package com.example.duel;
