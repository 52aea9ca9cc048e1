import type { TemplatePage } from "./library-data.ts";

export type SlotWords = Readonly<Record<string, string>>;

/** A piece of a title being filled in: words of the pattern, or a slot with what stands in it. */
export type TitlePiece = { readonly text: string; readonly slot: string | null; readonly isOwn: boolean; readonly at: number };

const SLOT = /\u3014([^\u3014\u3015]+)\u3015/g;

/** A title with one's own words in its slots; a slot that is empty keeps the template's word. */
export function titlePieces({ pattern, slots }: Pick<TemplatePage, "pattern" | "slots">, words: SlotWords): TitlePiece[] {
  const pieces: TitlePiece[] = [];
  let at = 0;
  for (const match of pattern.matchAll(SLOT)) {
    if (match.index > at) pieces.push({ text: pattern.slice(at, match.index), slot: null, isOwn: false, at });
    const [whole, label = ""] = match;
    const typed = words[label]?.trim() ?? "";
    const kept = slots.find((slot) => slot.label === label)?.default ?? whole;
    pieces.push({ text: typed === "" ? kept : typed, slot: label, isOwn: typed !== "", at: match.index });
    at = match.index + whole.length;
  }
  if (at < pattern.length) pieces.push({ text: pattern.slice(at), slot: null, isOwn: false, at });
  return pieces;
}

export const filledTitle = (page: Pick<TemplatePage, "pattern" | "slots">, words: SlotWords): string =>
  titlePieces(page, words)
    .map(({ text }) => text)
    .join("");
