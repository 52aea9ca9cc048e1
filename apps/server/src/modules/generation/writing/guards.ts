import { ModelError } from "../../../ports/model.ts";

/** UTF-16 units: in Chinese twelve are a clause; in English they are two words that any text may have. */
const ECHO_GRAM = { chinese: 12, other: 48 } as const;
/** This much of the prompt repeated is no accident. */
const ECHO_MOST_UNITS = 240;

/** One stage of an answer on its way to the page. */
export type Guard = { push(text: string): string; end(): string };

/** Swallows stretches of the prompt: 12 characters or more in Chinese, 48 in other languages, that stand in the system prompt word for word. Throws ModelError refused when there are many. */
export function createEchoGuard(systemPrompt: string): Guard {
  const gram = /\p{Script=Han}/u.test(systemPrompt) ? ECHO_GRAM.chinese : ECHO_GRAM.other;
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
      if (systemPrompt.includes(rest)) return at;
    }
    return text.length;
  }

  function longestPrefixInPrompt(text: string): number {
    let length = gram;
    while (length < text.length && systemPrompt.includes(text.slice(0, length + 1))) length++;
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

const REFUSAL =
  /^(?:很?抱歉|对不起|非常抱歉|作为(?:一个|一名)?(?:AI|人工智能)|我(?:无法|不能)|I['’]m sorry|I am sorry|Sorry,|As an AI|I can(?:no|['’])t)/i;
const REFUSAL_OPENINGS = [
  "很抱歉",
  "抱歉",
  "对不起",
  "非常抱歉",
  "作为AI",
  "作为一个AI",
  "作为一名AI",
  "作为人工智能",
  "作为一个人工智能",
  "作为一名人工智能",
  "我无法",
  "我不能",
  "I'm sorry",
  "I’m sorry",
  "I am sorry",
  "Sorry,",
  "As an AI",
  "I cannot",
  "I can't",
  "I can’t",
];
/** An answer that begins like a refusal and is longer than this is an answer (a letter of apology). */
const REFUSAL_MOST_UNITS = 160;
const REFUSAL_WORDS = /无法|不能|不可以|不便|拒绝|can(?:no|['’])t|unable|not able|won['’]t/i;

/** Holds back an answer that begins like a refusal until it is long enough not to be one. Throws ModelError refused if it stays short. */
export function createRefusalGuard(): Guard {
  let held: string | null = "";
  return {
    push(text) {
      if (held === null) return text;
      held += text;
      const start = held.trimStart();
      const maybe = REFUSAL_OPENINGS.some((opening) => opening.toLowerCase().startsWith(start.toLowerCase()));
      if (start.length <= REFUSAL_MOST_UNITS && (maybe || REFUSAL.test(start))) return "";
      const out = held;
      held = null;
      return out;
    },
    end() {
      const rest = held ?? "";
      held = null;
      if (REFUSAL.test(rest.trimStart()) && REFUSAL_WORDS.test(rest)) throw new ModelError("refused", "the model declined");
      return rest;
    },
  };
}
