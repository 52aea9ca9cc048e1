import { countCharacters } from "@tangleaf/document";
import type { Aspect, Bank, FnBank } from "../banks/bank-types.ts";
import { toneOf } from "../scene/tone-of.ts";
import { expand } from "../text/expand.ts";
import { overlap, type Units, unitsOf } from "../text/overlap.ts";
import type { Random } from "../text/random.ts";
import { capitalize, smooth } from "../text/smooth.ts";
import type { Brief } from "./draft-types.ts";

export type SentenceKind = keyof FnBank;

export interface Draw {
  /** Section of the sentence, where a bank has sentences for it by name. */
  readonly name?: string;
  readonly fn: string;
  readonly kind: SentenceKind;
  /** Wanted length; null = any. */
  readonly want?: number | null;
  readonly max?: number;
  /** Only sentences this text has not used yet. */
  readonly once?: boolean;
}

export interface SentencePool {
  /** An unused (or least used) sentence, or null when nothing fits. */
  readonly draw: (request: Draw) => string | null;
  /** Makes the next sentence start with another aspect of the subject. */
  readonly turn: () => void;
  /** Cells of a table row, all from one new aspect. */
  readonly cells: (templates: readonly string[]) => string[] | null;
}

/** How many consecutive sentences keep one aspect, so that a paragraph is coherent. */
const SENTENCES_PER_ASPECT = 2;
/** Expansions tried when a length is wanted. */
const TRIES_FOR_LENGTH = 22;
const TRIES = 8;
/** Added to the use count of the core bank's sentences, so that the genre's own come first. */
const CORE_PENALTY = 1;
/** Added for genre sentences that fit any section: they rank between the section's own and the core's. */
const ANY_PENALTY = 1;
/** Functions with sentences of their own: the genre's general sentences come after theirs. */
const OWN_VOICE = new Set([
  "greet",
  "thanks",
  "wish",
  "hook",
  "scene",
  "close",
  "cta",
  "feel",
  "list",
  "qa",
  "shot",
  "dialog",
  "request",
  "title",
  "sign",
]);
/** A sentence without aspect reads the same when it is repeated, so it is repeated late. */
const PLAIN_WEIGHT = 4;
/** The last sentences are not repeated at once. */
const RECENT = 6;
const RECENT_WEIGHT = 3;
/** Cost of a clause that was used before, in characters of length. */
const USED_CLAUSE = 40;
const ASPECT_SLOT = /\{(?:n|do2?|why|lack|see2?)\}/;

interface Candidate {
  readonly template: string;
  readonly text: string;
  readonly aspect: Aspect | null;
  readonly clauses: readonly string[];
}

interface Rated {
  readonly template: string;
  readonly penalty: number;
  /** Cost of one use. */
  readonly weight: number;
}

/** The sentences of one text; each is repeated as rarely as the bank allows. */
export function createSentencePool({ brief, bank, core, random }: { brief: Brief; bank: Bank; core: Bank; random: Random }): SentencePool {
  const templateUses = createUseCounter<string>();
  const clauseUses = createUseCounter<string>();
  const aspectUses = createUseCounter<Aspect>();
  const lists = new Map<string, readonly Rated[]>();
  const order = rankAspects({ brief, bank, core, random });
  let current: Aspect | null = null;
  let left = 0;
  let recent: readonly string[] = [];

  const turn = () => {
    left = 0;
  };

  const tone = toneOf(brief.scene.key);

  /** Cached by section: the lists are looked up for every sentence. */
  function templates(request: Draw): readonly Rated[] {
    const key = `${request.fn}/${request.kind}/${request.name ?? ""}`;
    const known = lists.get(key);
    if (known) return known;
    const found = findTemplates(request);
    lists.set(key, found);
    return found;
  }

  function findTemplates({ fn, kind, name = "" }: Draw): Rated[] {
    const own =
      (tone === null ? undefined : (bank.fns[`${fn}@${tone}/${name}`]?.[kind] ?? bank.fns[`${fn}@${tone}`]?.[kind])) ??
      bank.fns[fn]?.[kind];
    const basic = bank === core ? undefined : core.fns[fn]?.[kind];
    const rated = (list: readonly string[] | undefined, penalty: number) =>
      (list ?? []).map((template): Rated => ({ template, penalty, weight: ASPECT_SLOT.test(template) ? 1 : PLAIN_WEIGHT }));
    if (kind !== "body") return own ? rated(own, 0) : rated(basic ?? (kind === "open" || kind === "bare" ? core.fns["*"]?.[kind] : []), 0);
    const general = (tone === null ? undefined : bank.fns[`*@${tone}`]?.body) ?? bank.fns["*"]?.body;
    const hasVoice = OWN_VOICE.has(fn);
    const shared = rated(general, hasVoice ? ANY_PENALTY + PLAIN_WEIGHT : ANY_PENALTY);
    const all = [...rated(own, 0), ...shared, ...(tone !== null || (hasVoice && own !== undefined) ? [] : rated(basic, CORE_PENALTY))];
    return all.length > 0 ? all : rated(core.fns["*"]?.body, CORE_PENALTY);
  }

  function nextAspect(): Aspect | null {
    if (left > 0 && current) return current;
    return leastUsed(order, aspectUses.of);
  }

  function clause(list: readonly string[], except?: string): string | undefined {
    const free = list.filter((text) => text !== except);
    const least = Math.min(...free.map(clauseUses.of));
    return random.pick(free.filter((text) => clauseUses.of(text) === least));
  }

  const sentence = (text: string) => (brief.language === "en" ? capitalize(text) : text);

  function compose(template: string, aspect: Aspect | null): Candidate | null {
    if (!aspect || !ASPECT_SLOT.test(template)) {
      const text = expand(template, brief.slots, random);
      return text === null ? null : { template, text: sentence(text), aspect: null, clauses: [] };
    }
    const action = clause(aspect.do);
    const see = clause(aspect.see);
    const slots = {
      n: aspect.n,
      do: action,
      do2: clause(aspect.do, action),
      why: clause(aspect.why),
      lack: clause(aspect.lack),
      see,
      see2: clause(aspect.see, see),
    };
    const raw = expand(template, { ...brief.slots, ...slots }, random);
    if (raw === null) return null;
    const text = smooth(raw, brief.language);
    const clauses = Object.values(slots).filter(
      (value): value is string => value !== undefined && value !== aspect.n && text.includes(value),
    );
    return { template, text: sentence(text), aspect, clauses };
  }

  function commit({ template, aspect, clauses }: Candidate): void {
    templateUses.add(template);
    recent = [template, ...recent].slice(0, RECENT);
    for (const text of clauses) clauseUses.add(text);
    if (!aspect) return;
    if (aspect !== current || left === 0) {
      aspectUses.add(aspect);
      current = aspect;
      left = SENTENCES_PER_ASPECT;
    }
    left -= 1;
  }

  function draw(request: Draw): string | null {
    const { want = null, max = Number.POSITIVE_INFINITY } = request;
    const listed = templates(request);
    const pool = request.once ? listed.filter(({ template }) => templateUses.of(template) === 0) : listed;
    if (pool.length === 0) return null;
    const ranks = pool.map(
      ({ template, penalty, weight }) => templateUses.of(template) * weight + penalty + (recent.includes(template) ? RECENT_WEIGHT : 0),
    );
    const least = Math.min(...ranks);
    const fresh = pool.filter((_, index) => ranks[index] === least);
    // Near the end of a section length matters more than rarity: sentences with one more use are considered too.
    const wide = want === null ? fresh : pool.filter((_, index) => (ranks[index] ?? 0) <= least + 1);
    const aspect = nextAspect();
    let best: Candidate | null = null;
    let bestMiss = Number.POSITIVE_INFINITY;
    for (let i = 0; i < (want === null ? TRIES : TRIES_FOR_LENGTH); i += 1) {
      const item = random.pick(i < TRIES ? fresh : wide);
      if (!item) break;
      const candidate = compose(item.template, aspect);
      if (!candidate) continue;
      const size = countCharacters(candidate.text);
      if (size > max) continue;
      const reuse = candidate.clauses.filter((text) => clauseUses.of(text) > 0).length * USED_CLAUSE;
      const miss = (want === null ? 0 : Math.abs(size - want)) + reuse;
      if (miss < bestMiss) {
        best = candidate;
        bestMiss = miss;
      }
      if (bestMiss === 0) break;
    }
    best ??= firstThatFits(pool, max);
    if (!best) return null;
    commit(best);
    return best.text;
  }

  function firstThatFits(pool: readonly { template: string }[], max: number): Candidate | null {
    for (const { template } of [...pool].sort((a, b) => templateUses.of(a.template) - templateUses.of(b.template))) {
      const candidate = compose(template, nextAspect());
      if (candidate && countCharacters(candidate.text) <= max) return candidate;
    }
    return null;
  }

  function cells(row: readonly string[]): string[] | null {
    // A scene with its own items does not use rows about the genre's aspects.
    if (tone !== null && bank.fns[`list@${tone}`]) return null;
    const aspect = leastUsed(order, aspectUses.of);
    if (!aspect || aspectUses.of(aspect) > 0) return null;
    const done = row.map((template) => compose(template, aspect));
    for (const cell of done) for (const text of cell?.clauses ?? []) clauseUses.add(text);
    aspectUses.add(aspect);
    return done.map((cell) => cell?.text ?? "");
  }

  return { draw, turn, cells };
}

interface UseCounter<T> {
  readonly of: (item: T) => number;
  readonly add: (item: T) => void;
}

function createUseCounter<T>(): UseCounter<T> {
  const uses = new Map<T, number>();
  const of = (item: T) => uses.get(item) ?? 0;
  return { of, add: (item) => void uses.set(item, of(item) + 1) };
}

/** Aspects nearest to the user's words first, with some randomness so that another attempt differs. */
function rankAspects({ brief, bank, core, random }: { brief: Brief; bank: Bank; core: Bank; random: Random }): readonly Aspect[] {
  const fitting = bank.aspects.filter(({ only }) => only === undefined || new RegExp(only).test(brief.scene.key));
  const scored = (fitting.length > 0 ? fitting : core.aspects).map((aspect) => ({
    aspect,
    score: overlap(unitsOfAspect(aspect, brief.language), brief.ownUnits) + random.next() * ASPECT_CHANCE,
  }));
  return scored.sort((a, b) => b.score - a.score).map(({ aspect }) => aspect);
}
const ASPECT_CHANCE = 0.06;

/** Aspects never change: their units are computed once for all texts. */
const ASPECT_UNITS = new WeakMap<Aspect, Units>();

function unitsOfAspect(aspect: Aspect, language: Brief["language"]): Units {
  const known = ASPECT_UNITS.get(aspect);
  if (known) return known;
  const units = unitsOf([aspect.n, ...aspect.do, ...aspect.why, ...aspect.lack, ...aspect.see].join(" "), language);
  ASPECT_UNITS.set(aspect, units);
  return units;
}

function leastUsed<T>(list: readonly T[], uses: (item: T) => number): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of list) {
    const times = uses(item);
    if (times < least) {
      best = item;
      least = times;
    }
  }
  return best;
}
