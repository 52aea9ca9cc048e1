import { countCharacters, createCharacterCounter } from "@tangleaf/document";
import { clauseEnds, sentenceEnds } from "./sentence-ends.ts";

/** Far more than any text has for each character it counts (words, spaces): what holds so much is no text. */
const HELD_UNITS_PER_CHARACTER = 20;
const HELD_SPARE_UNITS = 2000;
/** Up to this share of the goal text passes as it comes; after it, in whole sentences. */
const FREE_SHARE = 0.75;

/**
 * Lets an answer through up to its limit. Text near the limit is held back until it is certain to stay, so that nothing
 * a watcher has seen is ever taken away again.
 */
export type Gate = {
  /** What may be shown now. */
  push(text: string): string;
  /** The answer is over (or was ended, being too long): the rest that may be shown. */
  end(input: { cut: boolean }): string;
  /** More came than may be shown: the call can be ended. */
  readonly full: boolean;
  /** Amount let through so far, in the unit of the goal. */
  readonly count: number;
  /** Characters let through, and those that will be once the rest of the text is there. */
  readonly kept: number;
  /** Amount that came, shown or not. */
  readonly received: number;
};

/**
 * By characters. `soft`: where whole sentences stop passing before the end is known; `limit`: where the answer is too long.
 * A too long answer is cut at the last sentence that keeps within `cutAt`.
 */
export function createCharacterGate(input: { goal: number; soft: number; cutAt: number; limit: number }): Gate {
  const counter = createCharacterCounter();
  const free = input.goal * FREE_SHARE;
  const heldMost = input.limit * HELD_UNITS_PER_CHARACTER + HELD_SPARE_UNITS;
  let passed = "";
  let held = "";
  let full = false;

  function pass(units: number): string {
    if (units === 0) return "";
    const out = held.slice(0, units);
    held = held.slice(units);
    counter.push(out);
    passed = (passed + out).slice(-200);
    return out;
  }

  /** Last of `places` whose text keeps within `most` characters. */
  function lastWithin(places: readonly number[], most: number): number {
    for (let at = places.length - 1; at >= 0; at--) {
      const place = places[at] ?? 0;
      if (counter.total + countCharacters(held.slice(0, place)) <= most) return place;
    }
    return 0;
  }

  return {
    push(text) {
      held += text;
      // A unit counts at most 1: far from the limit nothing needs to be counted to know that it passes.
      if (counter.total + held.length <= free) return pass(held.length);
      const total = counter.total + countCharacters(held);
      if (total <= free) return pass(held.length);
      if (total > input.limit || held.length > heldMost) full = true;
      return full ? "" : pass(lastWithin(sentenceEnds(held, passed), input.soft));
    },
    end({ cut }) {
      const ends = sentenceEnds(held, passed);
      if (full) {
        const place = lastWithin(ends, input.cutAt);
        if (place > 0 || counter.total >= 2 * input.goal - input.limit) return pass(place);
        const clause = lastWithin(clauseEnds(held), input.limit);
        return clause > 0 ? withFullStop(pass(clause)) : pass(wholeCharacters(held, input.limit - counter.total));
      }
      if (!cut) return pass(held.length);
      // Broken off in the middle: end with the last whole sentence, unless that would lose most of it.
      const place = ends.at(-1) ?? 0;
      return place >= held.length / 2 ? pass(place) : pass(held.length);
    },
    get full() {
      return full;
    },
    get count() {
      return counter.total;
    },
    get kept() {
      return counter.total;
    },
    get received() {
      return counter.total + countCharacters(held);
    },
  };
}

/** A clause that becomes a sentence: its stop is the one of the language it ends in. */
function withFullStop(clause: string): string {
  return `${clause}${/[\u3000-\u9fff\uff00-\uffef]$/.test(clause) ? "。" : "."}`;
}

/** No length was asked for. */
export function createOpenGate(): Gate {
  return new OpenGate();
}

/** A class: it is asked with every piece, and objects that each define getters share no shape. */
class OpenGate implements Gate {
  readonly full = false;
  readonly #counter = createCharacterCounter();

  get count(): number {
    return this.#counter.total;
  }

  get kept(): number {
    return this.#counter.total;
  }

  get received(): number {
    return this.#counter.total;
  }

  push(text: string): string {
    this.#counter.push(text);
    return text;
  }

  end(): string {
    return "";
  }
}

/** UTF-16 units of the longest beginning of `text` with at most `most` characters. */
function wholeCharacters(text: string, most: number): number {
  const counter = createCharacterCounter();
  let units = 0;
  for (const character of text) {
    if (counter.push(character) > most) break;
    units += character.length;
  }
  return units;
}
