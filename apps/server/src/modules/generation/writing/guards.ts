import { ModelError } from "../../../ports/model.ts";

/** UTF-16 units: in Chinese twelve are a clause; in English they are two words that any text may have. */
const ECHO_GRAM = { chinese: 12, other: 48 } as const;
/** Pieces of the prompt a stretch is looked up by before it is searched for: few texts of this many units are in it by accident. */
const PIECE_UNITS = { chinese: 4, other: 8 } as const;
/** This much of the prompt repeated is no accident. */
const ECHO_MOST_UNITS = 240;

/** One stage of an answer on its way to the page. */
export type Guard = { push(text: string): string; end(): string };

/**
 * Swallows stretches of the prompt: 12 characters or more in Chinese, 48 in other languages, that stand in the system prompt
 * word for word, but not in `own`: what a person typed may be said again. Throws ModelError refused when there are many.
 */
export function createEchoGuard(systemPrompt: string, own: readonly string[] = []): Guard {
  const language = /\p{Script=Han}/u.test(systemPrompt) ? "chinese" : "other";
  const gram = ECHO_GRAM[language];
  const pieceUnits = PIECE_UNITS[language];
  const pieces = new Set<string>();
  for (let at = 0; at + pieceUnits <= systemPrompt.length; at++) pieces.add(systemPrompt.slice(at, at + pieceUnits));
  const ends = endsOf(systemPrompt);
  const mayBeIn = (text: string) => text.length < pieceUnits || pieces.has(text.slice(-pieceUnits));
  const isEcho = (text: string) => mayBeIn(text) && systemPrompt.includes(text) && !own.some((typed) => typed.includes(text));
  let held = "";
  let swallowing = false;
  let swallowed = 0;

  function step(out: string): string {
    let shown = out;
    for (;;) {
      if (swallowing) {
        const longest = longestPrefixInPrompt(held);
        if (swallowed + longest > ECHO_MOST_UNITS) throw new ModelError("refused", "the answer repeats its prompt");
        if (longest === held.length) return shown;
        swallowed += longest;
        held = held.slice(longest);
        swallowing = false;
      }
      const at = suspiciousFrom(held);
      shown += held.slice(0, at);
      held = held.slice(at);
      if (held.length < gram) return shown;
      swallowing = true;
    }
  }

  /** Where the first stretch begins that is in the prompt: one of full length, or one that reaches the end. */
  function suspiciousFrom(text: string): number {
    for (let at = 0; at < text.length; at++) {
      const to = Math.min(text.length, at + gram);
      if (ends.mayEnd(text, at, to) && isEcho(text.slice(at, to))) return at;
    }
    return text.length;
  }

  function longestPrefixInPrompt(text: string): number {
    let length = gram;
    while (length < text.length && isEcho(text.slice(0, length + 1))) length++;
    return length;
  }

  return {
    push(text) {
      held += text;
      return step("");
    },
    end() {
      const rest = swallowing ? held.slice(longestPrefixInPrompt(held)) : held;
      held = "";
      return rest;
    },
  };
}

/** Bits for every unit and every two units in a row of the prompt. */
const END_BITS = 0x10000;
const BITS_PER_BYTE = 8;

/**
 * Whether a stretch may be in the prompt, by its last two units: for most stretches of most answers they are not, and nothing has to
 * be searched for. A bit that two of them share only means a search for nothing.
 */
function endsOf(prompt: string) {
  const bits = new Uint8Array(END_BITS / BITS_PER_BYTE);
  const bitOf = (before: number, last: number) => (Math.imul(before, 0x9e35) ^ last) & (END_BITS - 1);
  const set = (bit: number) => {
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  };
  for (let at = 0; at < prompt.length; at++) {
    set(bitOf(0, prompt.charCodeAt(at)));
    if (at > 0) set(bitOf(prompt.charCodeAt(at - 1), prompt.charCodeAt(at)));
  }
  return {
    mayEnd(text: string, from: number, to: number): boolean {
      const bit = bitOf(to - from > 1 ? text.charCodeAt(to - 2) : 0, text.charCodeAt(to - 1));
      return ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
    },
  };
}
