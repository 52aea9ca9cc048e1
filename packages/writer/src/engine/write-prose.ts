import { countCharacters } from "@tangleaf/document";
import { bankPiece, sizeOfSection, userPiece } from "./blocks.ts";
import type { Context } from "./create-context.ts";
import type { Block, Language, Piece, Section } from "./draft-types.ts";

/** Shortest sentence worth adding. */
const SHORTEST = { zh: 9, en: 6 };
/** Below this many missing characters the next sentence is chosen by length. */
const NEAR_END = { zh: 75, en: 48 };
/** Longest paragraph before a new one starts. */
const PARAGRAPH = { zh: 130, en: 80 };
/** Characters an opening sentence needs beside the user's own. */
const OPENING_CAPACITY = { zh: 16, en: 10 };
/** A section of this length with little of the user's text gets a marked gap even so. */
const GAP_FROM = { zh: 130, en: 80 };
const LITTLE_OWN = 0.3;
/** Functions that depend on facts, where a gap is always useful. */
const FACTUAL = new Set(["result", "fact", "data", "sell", "argue", "example", "measure", "scene", "problem"]);
const MOST_ROUNDS = 80;
/** In a thin section, one sentence of this many asks the user for a fact… */
const SENTENCES_PER_GAP = 2;
/** …this often at most. */
const MOST_MORE_GAPS = 7;
/** Kinds in which several facts are written as items. */
/** Scenes written in articles: one sentence, one article. */
const ARTICLE_SCENES = new Set(["gwRule"]);
const ITEM_KINDS = new Set(["record", "plan", "list", "table"]);
const MANY_ATOMS = 2;

/** Topic sentence, the user's sentences, then neutral sentences until the budget is used. */
export function writeProse(section: Section, context: Context): void {
  const { pool, brief } = context;
  const { language } = brief;
  const own = section.atoms.reduce((sum, { size }) => sum + size, 0);
  const capacity = section.budget - own;
  pool.turn();
  const lead: Piece[] = [];
  const first = pool.draw({ fn: section.fn, kind: section.atoms.length > 0 ? "open" : "bare", max: Math.max(0, capacity) });
  if (first && (section.atoms.length === 0 || capacity >= OPENING_CAPACITY[language])) lead.push(bankPiece(first));
  placeAtoms(section, context, lead);
  const wantsGap = section.atoms.length === 0 || (FACTUAL.has(section.fn) && isThin(section, language));
  if (section.atoms.length > 0) addIfItFits(section, context, "after");
  if (wantsGap) addIfItFits(section, context, "gap");
  fillProse(section, context);
}

function placeAtoms(section: Section, context: Context, lead: Piece[]): void {
  const { language, scene } = context.brief;
  if (ARTICLE_SCENES.has(scene.key)) {
    for (const atom of section.atoms) section.blocks.push({ layout: "article", pieces: [userPiece(atom, language)] });
    return;
  }
  const asItems = ITEM_KINDS.has(scene.output.kind) && section.atoms.length >= MANY_ATOMS;
  if (asItems) {
    if (lead.length > 0) section.blocks.push({ layout: "text", pieces: lead });
    for (const atom of section.atoms) section.blocks.push({ layout: "item", pieces: [userPiece(atom, language)] });
    return;
  }
  const pieces = [...lead, ...section.atoms.map((atom) => userPiece(atom, language))];
  let block: Block = { layout: "text", pieces: [] };
  for (const piece of pieces) {
    if (block.pieces.length > 0 && sizeOf(block) >= PARAGRAPH[language] * 1.3) {
      section.blocks.push(block);
      block = { layout: "text", pieces: [] };
    }
    block.pieces.push(piece);
  }
  if (block.pieces.length > 0) section.blocks.push(block);
}

function addIfItFits(section: Section, context: Context, kind: "after" | "gap"): boolean {
  const { language } = context.brief;
  const capacity = section.budget - sizeOfSection(section, language);
  if (capacity < SHORTEST[language]) return false;
  const text = context.pool.draw({ fn: section.fn, kind, max: capacity + SHORTEST[language], once: kind === "gap" });
  if (text) append(section, context, text);
  return text !== null;
}

/** Adds neutral sentences until less than the shortest one is missing; where the user wrote little, some of them ask for a fact. */
export function fillProse(section: Section, context: Context): void {
  const { language } = context.brief;
  let gaps = isThin(section, language) ? MOST_MORE_GAPS : 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = section.budget - sizeOfSection(section, language);
    if (missing < SHORTEST[language]) return;
    if (gaps > 0 && round % SENTENCES_PER_GAP === SENTENCES_PER_GAP - 1) {
      gaps -= 1;
      if (addIfItFits(section, context, "gap")) continue;
      gaps = 0;
    }
    if (!addSentence(section, context, missing)) return;
  }
}

/** A section of this length with so little of the user's text would be general remarks only. */
function isThin({ budget, atoms }: Section, language: Language): boolean {
  return budget >= GAP_FROM[language] && atoms.reduce((sum, { size }) => sum + size, 0) < budget * LITTLE_OWN;
}

/** Adds one neutral sentence of at most about the missing length; false when the banks have none. */
export function addSentence(section: Section, context: Context, missing: number): boolean {
  const { language } = context.brief;
  const near = missing < NEAR_END[language];
  const text = context.pool.draw({
    fn: section.fn,
    name: section.name,
    kind: "body",
    want: near ? missing : null,
    max: missing + SHORTEST[language],
  });
  if (!text) return false;
  append(section, context, text);
  return true;
}

function append(section: Section, context: Context, text: string): void {
  const { language } = context.brief;
  const last = section.blocks.at(-1);
  const piece = bankPiece(text);
  if (ARTICLE_SCENES.has(context.brief.scene.key)) section.blocks.push({ layout: "article", pieces: [piece] });
  else if (last?.layout === "text" && sizeOf(last) + countCharacters(text) <= PARAGRAPH[language]) last.pieces.push(piece);
  else {
    context.pool.turn();
    section.blocks.push({ layout: "text", pieces: [piece] });
  }
}

function sizeOf(block: Block): number {
  return block.pieces.reduce((sum, { text }) => sum + countCharacters(text), 0);
}
