import type { ModelChunk } from "../../../ports/model.ts";
import { createTextCleaner } from "../clean-text.ts";

/** A provider may send a whole text at once: guards and moderation read it in parts of this size. */
const PART_MAX_UNITS = 16_384;

/**
 * What a model gives, as it may be shown and stored: text and thinking without what no row takes, in parts of a bounded size.
 * Every model's answer passes here, whatever its adapter is.
 */
export function createChunkCleaner(): (chunk: ModelChunk) => ModelChunk[] {
  const clean = { text: createTextCleaner(), reasoning: createTextCleaner() };
  return (chunk) => {
    if (chunk.type !== "text" && chunk.type !== "reasoning") return [chunk];
    const text = clean[chunk.type](chunk.text);
    if (text === "") return [];
    if (text.length <= PART_MAX_UNITS) return [text === chunk.text ? chunk : { ...chunk, text }];
    return partsOf(text).map((part) => ({ ...chunk, text: part }));
  };
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + PART_MAX_UNITS;
    // A pair stays together.
    const cut = isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
    parts.push(text.slice(from, cut));
    from = cut;
  }
  return parts;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
