import type { Moderation, ModerationStream, ModerationVerdict } from "../../ports/moderation.ts";
import { foldCharacter, foldWord } from "./fold-character.ts";
import { type Automaton, type AutomatonNode, buildAutomaton, type Word } from "./word-automaton.ts";

const MASK = "＊";

/**
 * Lines `word | category | block or mask`; category and action may be left out, `#` begins a comment.
 * Throws on an unknown action, naming the line.
 */
export function parseWordList(source: string): Word[] {
  const words: Word[] = [];
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    const [text = "", category = "", action = "block"] = (line.split("#")[0] ?? "").split("|").map((part) => part.trim());
    if (text === "") continue;
    if (action !== "block" && action !== "mask") throw new Error(`word list, line ${index + 1}: "${action}" is neither block nor mask`);
    words.push({ text, category: category || "general", action });
  }
  return words;
}

/** Finds the words of a list in folded text without separators. */
export function createWordListModeration(words: readonly Word[]): Moderation {
  const usable = words.map((word) => ({ word, folded: foldWord(word.text) })).filter(({ folded }) => folded.length > 0);
  const automaton = buildAutomaton(usable);
  return {
    open: (before = "") => openStream(automaton, before),
    check(text): ModerationVerdict {
      const stream = openStream(automaton, "");
      const { text: shown, blocked } = stream.push(text);
      if (blocked !== null) return { action: "block", category: blocked };
      const whole = shown + stream.end();
      return whole === text ? { action: "pass" } : { action: "mask", text: whole, category: "masked" };
    },
  };
}

function openStream(automaton: Automaton, before: string): ModerationStream {
  let node: AutomatonNode = automaton.root;
  /** Raw characters that have not been returned yet. */
  let held: string[] = [];
  /** Position in `held` of each folded character since the automaton left its root. */
  let places: number[] = [];
  let blocked: string | null = null;
  /** First half of a surrogate pair that was split between two pieces. */
  let half = "";

  /** Runs the automaton over the text before the first piece. That text is not in `held`: a match that begins in it covers our characters only. */
  function walkBefore(): void {
    for (const character of before) {
      for (const folded of foldCharacter(character)) {
        node = automaton.step(node, folded);
        if (node.word !== null) node = automaton.root;
      }
    }
    places = Array.from({ length: node.depth }, () => 0);
  }

  function release(keepFrom: number): string {
    // Bounded: otherwise a word hidden behind many invisible characters would make every piece cost as much as all before it.
    if (keepFrom === 0) return "";
    const out = held.slice(0, keepFrom).join("");
    held = held.slice(keepFrom);
    places = places.map((place) => place - keepFrom).filter((place) => place >= 0);
    return out;
  }

  function settle(): string {
    const open = node.depth;
    if (open === 0) {
      places = [];
      return release(held.length);
    }
    places = places.slice(-open);
    return release(places[0] ?? held.length);
  }

  function walk(character: string): void {
    held.push(character);
    for (const folded of foldCharacter(character)) {
      places.push(held.length - 1);
      node = automaton.step(node, folded);
      if (node.word === null) continue;
      if (node.word.action === "block") {
        blocked = node.word.category;
        // The text before the word may be shown.
        held = held.slice(0, places.at(-node.wordLength) ?? 0);
        return;
      }
      const from = places.at(-node.wordLength) ?? 0;
      for (let at = from; at < held.length; at++) held[at] = MASK;
      node = automaton.root;
    }
  }

  /** Fast path: no character of `text` begins a word, which is so for most pieces of most answers. */
  function beginsNoWord(text: string): boolean {
    if (node !== automaton.root || endsInHighSurrogate(text)) return false;
    for (const character of text) {
      for (const folded of foldCharacter(character)) if (automaton.step(automaton.root, folded) !== automaton.root) return false;
    }
    return true;
  }

  walkBefore();
  return {
    push(text) {
      if (blocked !== null) return { text: "", blocked };
      if (held.length === 0 && half === "" && beginsNoWord(text)) return { text, blocked };
      const whole = half + text;
      half = endsInHighSurrogate(whole) ? whole.slice(-1) : "";
      for (const character of half === "" ? whole : whole.slice(0, -1)) {
        walk(character);
        if (blocked !== null) return { text: release(held.length), blocked };
      }
      return { text: settle(), blocked };
    },
    end() {
      const rest = release(held.length) + half;
      half = "";
      return blocked === null ? rest : "";
    },
  };
}

function endsInHighSurrogate(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
