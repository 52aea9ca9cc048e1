import { heldBy, openThread, type Pattern, stepThread, type Thread } from "./pattern.ts";
import { type Automaton, buildAutomaton, stepAutomaton } from "./word-automaton.ts";
import type { Term, WordList } from "./word-list.ts";

/** A place of a text: positions of its first and its last character. */
export type Match = { readonly term: Term; readonly from: number; readonly to: number };

/** Looks for the terms of a list in folded characters as they come. */
export type TermFinder = {
  /** `at`: position in the text of the character this one was folded from. */
  step(character: string, at: number): void;
  /** What is found and not part of an allowed phrase, once each. `ended`: no text follows that could make it part of one. */
  take(ended?: boolean): Match[];
  /** The first position that may still become part of a match; Infinity = none. */
  openFrom(): number;
};

export type CompiledList = {
  readonly root: Automaton;
  /** Words of Chinese characters alone, which are also looked for with letters between them. */
  readonly spread: Automaton;
  readonly patterns: ReadonlyMap<string, readonly (Term & { readonly pattern: Pattern })[]>;
  /** Whether anything of the list begins with a character. */
  begins(character: string): boolean;
};

const HAN = /^\p{Script=Han}$/u;
const LETTER = /^[a-z0-9]$/;
/** Nearly every Chinese character is between these: the expression is for the rest. */
const COMMON_HAN = { first: 0x4e00, last: 0x9fa5 } as const;
/** Shorter words stand apart in ordinary sentences: 「好坏，A 词」. */
const SPREAD_MIN_CHARACTERS = 3;
/** Letters and digits between two characters of a word. */
const SPREAD_LETTERS_MAX = 2;

export function compileList({ words, patterns, allowed }: WordList): CompiledList {
  const root = buildAutomaton(words, allowed);
  const spreadable = words.filter(({ folded }) => folded.length >= SPREAD_MIN_CHARACTERS && folded.every(isHan));
  const spread = buildAutomaton(spreadable, []);
  const byFirst = new Map<string, (Term & { readonly pattern: Pattern })[]>();
  for (const one of patterns) {
    for (const first of one.pattern[0]?.characters ?? []) byFirst.set(first, [...(byFirst.get(first) ?? []), one]);
  }
  return { root, spread, patterns: byFirst, begins: (character) => root.next.has(character) || byFirst.has(character) };
}

export function openFinder(list: CompiledList): TermFinder {
  let node = list.root;
  let spreadNode = list.spread;
  /** Positions of the characters the automata have in hand, the newest last. */
  let places: number[] = [];
  let spreadPlaces: number[] = [];
  /** Letters since the last Chinese character, and how many there are before each character in hand. */
  let letters = 0;
  let lettersBefore: number[] = [];
  const threads = new Map<Term, Thread>();
  let waiting: Match[] = [];

  function stepPlain(character: string, at: number): void {
    node = stepAutomaton(node, character);
    places.push(at);
    // Cut now and then: cutting at every character would copy it all at every character.
    if (places.length > 2 * node.depth + 16) places = places.slice(places.length - node.depth);
    if (node.term !== null) waiting.push({ term: node.term, from: places.at(-node.termLength) ?? at, to: at });
  }

  function stepSpread(character: string, at: number): void {
    const isSpreadable = isHan(character);
    if (!isSpreadable && spreadNode !== list.spread && LETTER.test(character) && ++letters <= SPREAD_LETTERS_MAX) return;
    if (!isSpreadable) {
      spreadNode = list.spread;
      letters = 0;
      return;
    }
    spreadNode = stepAutomaton(spreadNode, character);
    spreadPlaces.push(at);
    lettersBefore.push(letters);
    if (spreadPlaces.length > 2 * spreadNode.depth + 16) {
      spreadPlaces = spreadPlaces.slice(-Math.max(spreadNode.depth, 1));
      lettersBefore = lettersBefore.slice(-Math.max(spreadNode.depth, 1));
    }
    letters = 0;
    const { term, termLength } = spreadNode;
    // Without letters between, it is found as a plain word.
    if (term !== null && lettersBefore.slice(1 - termLength).some((count) => count > 0)) {
      waiting.push({ term, from: spreadPlaces.at(-termLength) ?? at, to: at });
    }
  }

  function stepPatterns(character: string, at: number): void {
    const beginning = list.patterns.get(character);
    if (beginning === undefined && threads.size === 0) return;
    for (const one of beginning ?? []) if (!threads.has(one)) threads.set(one, openThread(one.pattern));
    for (const [term, thread] of threads) {
      const from = stepThread(thread, character, at);
      if (from !== -1) waiting.push({ term, from, to: at });
      if (heldBy(thread) === -1) threads.delete(term);
    }
  }

  return {
    step(character, at) {
      stepPlain(character, at);
      stepSpread(character, at);
      stepPatterns(character, at);
      if (node.allowLength === 0 || waiting.length === 0) return;
      const allowedFrom = places.at(-node.allowLength) ?? at;
      waiting = waiting.filter(({ from }) => from < allowedFrom);
    },
    take(ended = false) {
      if (waiting.length === 0) return waiting;
      const open = ended || node.allowOpen === 0 ? Number.POSITIVE_INFINITY : (places.at(-node.allowOpen) ?? 0);
      const found = waiting.filter(({ from }) => from < open);
      waiting = waiting.filter(({ from }) => from >= open);
      return found;
    },
    openFrom() {
      const plain = node.open === 0 ? Number.POSITIVE_INFINITY : (places.at(-node.open) ?? 0);
      const spread = spreadNode.open === 0 ? Number.POSITIVE_INFINITY : (spreadPlaces.at(-spreadNode.open) ?? 0);
      if (waiting.length === 0 && threads.size === 0) return Math.min(plain, spread);
      return Math.min(plain, spread, ...waiting.map(({ from }) => from), ...[...threads.values()].map(heldBy));
    },
  };
}

function isHan(character: string): boolean {
  const unit = character.charCodeAt(0);
  return (unit >= COMMON_HAN.first && unit <= COMMON_HAN.last) || HAN.test(character);
}
