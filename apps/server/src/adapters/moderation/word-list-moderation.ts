import type {
  Moderation,
  ModerationAction,
  ModerationSide,
  ModerationStream,
  ModerationVerdict,
  OnFinding,
} from "../../ports/moderation.ts";
import { type CompiledList, compileList, type Match, openFinder } from "./find-terms.ts";
import { foldCharacter } from "./fold-character.ts";
import type { WordList } from "./word-list.ts";

const MASK = "＊";
const NO_FINDING: OnFinding = () => {};
/** What stands before a finding is told with it, and no more of the finding than this. */
const BEFORE_UNITS = 24;
const EXCERPT_UNITS = 80;
/** What was returned is cut to BEFORE_UNITS when it has become this long, not with every piece. */
const RETURNED_UNITS = 1000;

/** What an action does to what a person sends and to what is written. */
const EFFECTS: Readonly<Record<ModerationAction, Readonly<Record<ModerationSide, "end" | "mask" | "note">>>> = {
  block: { input: "end", output: "end" },
  refuse: { input: "end", output: "note" },
  stop: { input: "note", output: "end" },
  mask: { input: "mask", output: "mask" },
  log: { input: "note", output: "note" },
};

/** Finds the terms of a list in folded text without separators. */
export function createWordListModeration(words: WordList): Moderation {
  const list = compileList(words);
  return {
    open: (before = "", onFinding = NO_FINDING) => openStream({ list, before, side: "output", onFinding }),
    check(text, { side = "input", onFinding = NO_FINDING } = {}): ModerationVerdict {
      const stream = openStream({ list, before: "", side, onFinding });
      const pushed = stream.push(text);
      const ended = pushed.blocked === null ? stream.end() : pushed;
      if (ended.blocked !== null) return { action: "block", category: ended.blocked };
      const whole = pushed.text + ended.text;
      return whole === text ? { action: "pass" } : { action: "mask", text: whole, category: "masked" };
    },
  };
}

type Asked = { list: CompiledList; before: string; side: ModerationSide; onFinding: OnFinding };

function openStream({ list, before, side, onFinding }: Asked): ModerationStream {
  const finder = openFinder(list);
  /** Characters that have not been returned yet, the position of the first of them, and as they came, before masking. */
  let held: string[] = [];
  let base = 0;
  let raw: string[] = [];
  /** The end of what has been returned, as it came. */
  let returned = before.slice(-BEFORE_UNITS);
  let blocked: string | null = null;
  /** First half of a surrogate pair that was split between two pieces. */
  let half = "";

  /** That text is not ours to mask: a match that begins in it covers our characters only, one that ends in it is none. */
  function walkBefore(): void {
    const characters = [...before];
    for (const [index, character] of characters.entries()) {
      for (const folded of foldCharacter(character)) finder.step(folded, index - characters.length);
    }
  }

  function release(count: number): string {
    // Bounded: otherwise a word hidden behind many invisible characters would make every piece cost as much as all before it.
    if (count <= 0) return "";
    const out = held.slice(0, count).join("");
    returned = (returned + raw.slice(Math.max(0, count - BEFORE_UNITS), count).join("")).slice(-BEFORE_UNITS);
    held = held.slice(count);
    raw = raw.slice(count);
    base += count;
    return out;
  }

  function act({ term, from, to }: Match): void {
    if (to < 0 || blocked !== null) return;
    const first = Math.max(0, from - base);
    const { action, category } = term;
    // No more than is shown: joining all before it would make a text of findings cost the square of its length.
    const lead = (returned + raw.slice(Math.max(0, first - BEFORE_UNITS), first).join("")).slice(-BEFORE_UNITS);
    const excerpt = (lead + raw.slice(first, to - base + 1).join("")).slice(0, EXCERPT_UNITS);
    onFinding({ category, action, term: term.term, excerpt });
    const effect = EFFECTS[action][side];
    if (effect === "note") return;
    if (effect === "mask") {
      for (let index = first; index <= to - base; index++) held[index] = MASK;
      return;
    }
    blocked = category;
    // The text before the word may be shown.
    held = held.slice(0, first);
  }

  function walk(character: string): void {
    held.push(character);
    raw.push(character);
    for (const folded of foldCharacter(character)) finder.step(folded, base + held.length - 1);
    for (const match of finder.take()) act(match);
  }

  /** Fast path: no character of `text` begins a word, which is so for most pieces of most answers. */
  function beginsNoWord(text: string): boolean {
    if (finder.openFrom() !== Number.POSITIVE_INFINITY || endsInHighSurrogate(text)) return false;
    for (const character of text) {
      for (const folded of foldCharacter(character)) if (list.begins(folded)) return false;
    }
    return true;
  }

  walkBefore();
  return {
    push(text) {
      if (blocked !== null) return { text: "", blocked };
      if (held.length === 0 && half === "" && beginsNoWord(text)) {
        returned = returned.length > RETURNED_UNITS ? (returned + text).slice(-BEFORE_UNITS) : returned + text;
        return { text, blocked };
      }
      const whole = half + text;
      half = endsInHighSurrogate(whole) ? whole.slice(-1) : "";
      for (const character of half === "" ? whole : whole.slice(0, -1)) {
        walk(character);
        if (blocked !== null) return { text: release(held.length), blocked };
      }
      return { text: release(Math.min(held.length, finder.openFrom() - base)), blocked };
    },
    end() {
      if (blocked !== null) return { text: "", blocked };
      for (const match of finder.take(true)) act(match);
      const rest = release(held.length) + (blocked === null ? half : "");
      half = "";
      return { text: rest, blocked };
    },
  };
}

function endsInHighSurrogate(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
