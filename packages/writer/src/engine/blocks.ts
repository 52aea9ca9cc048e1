import { countCharacters } from "@tangleaf/document";
import { endSentence } from "../text/split-sentences.ts";
import type { Atom, Block, Language, Piece, Section } from "./draft-types.ts";

export function userPiece(atom: Atom, language: Language): Piece {
  return { text: endSentence(atom.text, language), from: "user" };
}

export function bankPiece(text: string): Piece {
  return { text, from: "bank" };
}

export function formBlock(text: string): Block {
  return { layout: "raw", pieces: [{ text, from: "form" }] };
}

export function joinPieces(pieces: readonly Piece[], language: Language): string {
  return pieces.map(({ text }) => text).join(language === "zh" ? "" : " ");
}

function renderBlock(block: Block, language: Language): string {
  const text = joinPieces(block.pieces, language);
  return block.layout === "item" ? `- ${text}` : text;
}

/** A section as Markdown: items close together, everything else in paragraphs. */
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
  return parts.join("\n\n");
}

export function renderSections(sections: readonly Section[], language: Language): string {
  return sections
    .map((section) => renderSection(section, language))
    .filter((text) => text !== "")
    .join("\n\n");
}

export function sizeOfSection(section: Section, language: Language): number {
  return countCharacters(renderSection(section, language));
}
