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
      const rest = text.slice(at, at + gram);
      if (isEcho(rest)) return at;
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
