import { countCharacters } from "@tangleaf/document";
import type { Language } from "../language.ts";
import { markPiece, ownPiece, userPiece } from "./blocks.ts";
import type { Context } from "./create-context.ts";
import type { Block, Piece, Section } from "./draft-types.ts";

/** Longest paragraph before a new one starts. */
const PARAGRAPH = { zh: 170, en: 100 };

/** Kinds in which several of the user's clauses are written as items. */
const ITEM_KINDS = new Set(["record", "plan", "list", "table"]);
const MANY = 2;

/** Scenes written in articles: one sentence, one article. */
const ARTICLE_SCENES = new Set(["gwRule"]);

/** Functions written as items in official documents. */
const OFFICIAL_ITEMS = new Set(["list", "measure", "require", "rule", "tip"]);

/** The section's words: its opening sentence, the user's clauses, a mark for what is missing, and what the genre says there. */
export function writeWords(section: Section, context: Context): void {
  const { brief, forms } = context;
  const { language, scene } = brief;
  const own = quotedPieces(section, context);
  const marks = section.marks.map((hint) => markPiece(hint, forms.todo));
  const open = [...section.lead, section.open].filter((text) => text !== "").map(ownPiece);
  const say = section.say.map(ownPiece);
  if (ARTICLE_SCENES.has(scene.key)) {
    for (const piece of [...open, ...own, ...marks, ...say]) section.blocks.push({ layout: "article", pieces: [piece] });
    return;
  }
  if (own.length === 0 && (asItems(section, context) || marks.length > 1)) {
    addParagraphs(section, open, language);
    for (const piece of marks) section.blocks.push({ layout: "item", pieces: [piece] });
    addParagraphs(section, say, language);
    return;
  }
  if (own.length >= MANY && asItems(section, context)) {
    addParagraphs(section, open, language);
    for (const piece of own) section.blocks.push({ layout: "item", pieces: [piece] });
    for (const piece of marks) section.blocks.push({ layout: "item", pieces: [piece] });
    addParagraphs(section, say, language);
    return;
  }
  addParagraphs(section, [...open, ...own, ...marks, ...say], language);
}

function asItems(section: Section, { brief }: Context): boolean {
  const { kind } = brief.scene.output;
  return (
    section.style === "items" ||
    ITEM_KINDS.has(kind) ||
    (kind === "official" && OFFICIAL_ITEMS.has(section.fn) && section.atoms.length > MANY)
  );
}

/** The user's clauses; where a scene quotes its material ("You wrote: …"), those that follow one another are one quotation. */
function quotedPieces({ atoms }: Section, { brief, forms }: Context): Piece[] {
  const { language, scene } = brief;
  const quote = forms.fieldSentence[`${scene.key}.content`]?.[0];
  const pieces: Piece[] = [];
  let said: string[] = [];
  for (const [index, atom] of atoms.entries()) {
    const piece = userPiece(atom, language);
    if (!quote || atom.key !== "content") {
      pieces.push(piece);
      continue;
    }
    said.push(piece.text);
    if (atoms[index + 1]?.key === "content") continue;
    pieces.push({ ...piece, text: quote.replace("{v}", said.join(language === "zh" ? "" : " ")) });
    said = [];
  }
  return pieces;
}

function addParagraphs(section: Section, pieces: readonly Piece[], language: Language): void {
  let block: Block = { layout: "text", pieces: [] };
  let size = 0;
  for (const piece of pieces) {
    const length = countCharacters(piece.text);
    if (size > 0 && size + length > PARAGRAPH[language]) {
      section.blocks.push(block);
      block = { layout: "text", pieces: [] };
      size = 0;
    }
    block.pieces.push(piece);
    size += length;
  }
  if (block.pieces.length > 0) section.blocks.push(block);
}
