import type { Language } from "../language.ts";
import { endSentence } from "../text/split-sentences.ts";
import type { Atom, Block, Piece, Section } from "./draft-types.ts";

export function userPiece(atom: Atom, language: Language): Piece {
  const text = endSentence(atom.text, language);
  // A clause that becomes a sentence begins like one; a name as "iPhone" stays.
  const begun = language === "en" && /^[a-z](?![A-Z])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return { text: begun, from: "user" };
}

export function ownPiece(text: string): Piece {
  return { text, from: "own" };
}

export function markPiece(hint: string, todo: string): Piece {
  return { text: todo.replace("{hint}", hint), from: "mark" };
}

export function formBlock(text: string): Block {
  return { layout: "raw", pieces: [{ text, from: "form" }] };
}

export function joinPieces(pieces: readonly Piece[], language: Language): string {
  return pieces.map(({ text }) => text).join(language === "zh" ? "" : " ");
}

/** Placeholder of an article's number until the whole text is laid out. */
const ARTICLE_NUMBER = "〇";
const ARTICLE = { zh: `**第${ARTICLE_NUMBER}条**　`, en: `**Article ${ARTICLE_NUMBER}.** ` };

/** Numbers the articles of a regulation. */
export function numberArticles(text: string, numerals: readonly string[]): string {
  let number = 0;
  return text.replace(/(\*\*(?:第|Article ))〇/g, (_, lead: string) => {
    number += 1;
    const tens = Math.floor(number / 10);
    const units = number % 10;
    const spelled = (tens > 1 ? (numerals[tens - 1] ?? "") : "") + (numerals[9] ?? "") + (units > 0 ? (numerals[units - 1] ?? "") : "");
    return lead + (numerals[number - 1] ?? spelled);
  });
}

function renderBlock(block: Block, language: Language): string {
  const text = joinPieces(block.pieces, language);
  if (block.layout === "article") return ARTICLE[language] + text;
  return block.layout === "item" ? `- ${text}` : text;
}

/** A section as Markdown: items on adjacent lines, everything else in paragraphs. */
export function renderSection(section: Section, language: Language): string {
  const parts: string[] = section.heading ? [section.heading] : [];
  let run: string[] = [];
  const flush = () => {
    if (run.length > 0) parts.push(run.join("\n"));
    run = [];
  };
  for (const block of section.blocks) {
    if (block.pieces.length === 0) continue;
    const text = renderBlock(block, language);
    if (block.layout === "item") run.push(text);
    else {
      flush();
      parts.push(text);
    }
  }
  flush();
  const isBare = section.heading !== "" && parts.length === 1;
  return isBare ? "" : parts.join("\n\n");
}

export function renderSections(sections: readonly Section[], language: Language): string {
  return sections
    .map((section) => renderSection(section, language))
    .filter((text) => text !== "")
    .join("\n\n");
}
