package dev.snakewater.application.port.in;

import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/** Looks things up in the rulebooks. Ids may be spelt as people spell them: {@code GF-14}, {@code gf14}, {@code GF 14}. */
public interface ConsultRules {

    /** All rulebooks, that of any table last. */
    List<Rulebook> books();

    /** The rulebook of this id. */
    Optional<Rulebook> book(String id);

    /** The chart that the procedures of a rulebook follow, in the notation of Mermaid; none if there is none. */
    Optional<String> chart(String bookId);

    /** The rule of this id. */
    Optional<RuleEntry> rule(String id);

    /** The ids of a few rules or rulebooks that may be meant by what is none, the most likely first. */
    List<String> closest(String id);
}
