/** The duel of the guide, with a fault in each of its variants: the kit finds it. */
@NullMarked
package com.example.duel;

import org.jspecify.annotations.NullMarked;
