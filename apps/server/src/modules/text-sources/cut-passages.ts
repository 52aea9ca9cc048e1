import { hasWords } from "@tangleaf/document/count";

/** A piece of a text that evidence is given in: some sentences. */
const PASSAGE_CHARACTERS = 360;
const PASSAGE_MAX_CHARACTERS = 720;
const SENTENCE = /[^。！？!?；;]+[。！？!?；;]*["”’）)]*|[。！？!?；;]+/g;
/** A sentence of Latin letters ends with a full stop and a space. */
const LATIN_STOP = /(?<=[a-z0-9)\]]\.)\s+(?=[A-Z])/;

export type Passage = { readonly page: number | null; readonly text: string };

/** The pages of a text in pieces of some sentences. A passage is on one page, so that it can be looked up there. */
export function cutPassages(pages: readonly string[], { hasPages, max }: { hasPages: boolean; max: number }): Passage[] {
  const passages: Passage[] = [];
  for (const [index, page] of pages.entries()) {
    for (const text of piecesOf(plainText(page))) {
      if (passages.length >= max) return passages;
      passages.push({ page: hasPages ? index + 1 : null, text });
    }
  }
  return passages;
}

/** One line: ends of lines are spaces, and nothing between Chinese characters. */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .replace(/(?<=[a-z])-\s+(?=[a-z])/g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=[\p{Script=Han}，。；：、！？（）“”])\s(?=[\p{Script=Han}，。；：、！？（）“”])/gu, "")
    .trim();
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  const close = () => {
    if (hasWords(piece)) pieces.push(piece.trim());
    piece = "";
  };
  const sentences = text.split(LATIN_STOP).flatMap((part) => (`${part} `.match(SENTENCE) ?? []).filter((one) => one.trim() !== ""));
  for (const sentence of sentences) {
    if (piece !== "" && piece.length + sentence.length > PASSAGE_CHARACTERS) close();
    for (let at = 0; at < sentence.length; at += PASSAGE_MAX_CHARACTERS) {
      if (at > 0) close();
      piece += sentence.slice(at, at + PASSAGE_MAX_CHARACTERS).toWellFormed();
    }
  }
  close();
  return pieces;
}
