import { MODERATION_ACTIONS, type ModerationAction } from "../../ports/moderation.ts";
import { foldWord } from "./fold-character.ts";
import { isPattern, type Pattern, readPattern } from "./pattern.ts";

/** A line of the list. */
export type Term = { readonly term: string; readonly category: string; readonly action: ModerationAction };
/** What is wrong with a line, which is then left out. */
export type ListFault = {
  readonly line: number;
  readonly problem: "action" | "long" | "blank" | "pattern" | "tooMany";
  readonly text: string;
};
export type WordList = {
  readonly words: readonly (Term & { readonly folded: readonly string[] })[];
  readonly patterns: readonly (Term & { readonly pattern: Pattern })[];
  /** Phrases in which words of the list mean nothing. */
  readonly allowed: readonly (readonly string[])[];
  readonly faults: readonly ListFault[];
};

const TERM_MAX_CHARACTERS = 64;
const CATEGORY_MAX_CHARACTERS = 40;
const WORDS_MAX = 100_000;
/** Each costs a look at every character of a text in which it has begun. */
const PATTERNS_MAX = 2000;
const FAULT_MAX_CHARACTERS = 80;
const ALLOW = "allow";

type Draft = { words: WordList["words"][number][]; patterns: WordList["patterns"][number][]; allowed: string[][] };

/**
 * Lines `term | category | action`: block, refuse, stop, mask, log, or allow for a phrase in which words of the list mean nothing.
 * Category and action may be left out, `#` begins a comment. A line that cannot be used is named and left out, the others hold.
 */
export function readWordList(source: string): WordList {
  const draft: Draft = { words: [], patterns: [], allowed: [] };
  const faults: ListFault[] = [];
  for (const [index, line] of source
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .entries()) {
    const plain = (line.split("#")[0] ?? "").trim();
    if (plain === "") continue;
    const problem = take(draft, plain);
    if (problem !== null) faults.push({ line: index + 1, problem, text: plain.slice(0, FAULT_MAX_CHARACTERS) });
  }
  return { ...draft, faults };
}

function take({ words, patterns, allowed }: Draft, line: string): ListFault["problem"] | null {
  const [term = "", category = "", action = "block"] = line.split("|").map((part) => part.trim());
  if (term.length > TERM_MAX_CHARACTERS || category.length > CATEGORY_MAX_CHARACTERS) return "long";
  if (words.length + allowed.length >= WORDS_MAX || patterns.length >= PATTERNS_MAX) return "tooMany";
  const folded = foldWord(term);
  if (folded.length === 0) return "blank";
  if (action === ALLOW) {
    allowed.push(folded);
    return null;
  }
  if (!isAction(action)) return "action";
  const found = { term, category: category || "general", action };
  if (!isPattern(term)) {
    words.push({ ...found, folded });
    return null;
  }
  const pattern = readPattern(term);
  if (pattern === null) return "pattern";
  patterns.push({ ...found, pattern });
  return null;
}

function isAction(text: string): text is ModerationAction {
  return (MODERATION_ACTIONS as readonly string[]).includes(text);
}
