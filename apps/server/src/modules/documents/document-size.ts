import {
  DOCUMENT_MAX_BLOCKS,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_MAX_CHARACTERS,
  DOCUMENT_MAX_UNITS,
  DOCUMENT_STATE_MAX_BYTES,
} from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { contentText } from "@tangleaf/document/model";
import { treeText } from "@tangleaf/document/tree";
import { AppError } from "../../platform/errors.ts";
import { EDIT_MAX_BYTES, STORED_MAX_BYTES } from "./constants.ts";
import type { InspectedUpdate } from "./inspect-update.ts";
import type { NewContent } from "./new-content.ts";
import { charactersOf, shapeOf } from "./read-document.ts";

/** How large a document is; columns of its head. */
export type DocumentSize = Readonly<Record<"characters" | "blocks" | "text_units" | "text_bytes" | "state_bytes", number>>;

/** What each document may be. */
const BOUNDS: DocumentSize = {
  characters: DOCUMENT_MAX_CHARACTERS,
  blocks: DOCUMENT_MAX_BLOCKS,
  text_units: DOCUMENT_MAX_UNITS,
  text_bytes: DOCUMENT_MAX_BYTES,
  state_bytes: DOCUMENT_STATE_MAX_BYTES,
};
const MEASURES = Object.keys(BOUNDS) as (keyof DocumentSize)[];
const UTF8_BYTES_A_UNIT_MAX = 3;

/** From here on a document takes deletions alone: small values, set again and again, would still make it larger. */
const FAR_TOO_LARGE = 2;

/** Copies of its words beside a document: as they are, and folded for the search. */
export const DERIVED_COPIES = 2;

export function textSize(title: string, text: string): Pick<DocumentSize, "text_units" | "text_bytes"> {
  return { text_units: title.length + text.length, text_bytes: Buffer.byteLength(title) + Buffer.byteLength(text) };
}

/** Throws document.tooLarge where a new document would be larger than one may be. */
export function assertFits(size: Partial<DocumentSize>): void {
  if (MEASURES.some((one) => (size[one] ?? 0) > BOUNDS[one])) throw new AppError("document.tooLarge");
}

/** Throws document.tooLarge where the words of a new document are too long; the rest shows when it is written. */
export function assertWordsFit(made: NewContent): void {
  if ("nodes" in made) assertFits({ ...textSize("", treeText(made.nodes)), blocks: made.nodes.length });
  else assertFits({ ...textSize(made.content.title, contentText(made.content)), blocks: made.content.blocks.length });
}

/** The size of a new document, before it is compressed. */
export function sizeOfNew(made: NewContent, state: Uint8Array): DocumentSize {
  const state_bytes = state.length;
  if ("nodes" in made) {
    const text = treeText(made.nodes);
    return { ...textSize("", text), characters: countCharacters(text), blocks: made.nodes.length, state_bytes };
  }
  const { title, blocks } = made.content;
  return { ...textSize(title, contentText(made.content)), characters: charactersOf(made.content), blocks: blocks.length, state_bytes };
}

/** What a change adds at most, as long as the document has not been measured again. */
export type Growth = Pick<DocumentSize, "text_units" | "text_bytes" | "state_bytes">;
export const NO_GROWTH: Growth = { text_units: 0, text_bytes: 0, state_bytes: 0 };

export function growthBy(kind: string, before: Growth, { bytes, inserted }: InspectedUpdate): Growth {
  // The words of a tree are values, so all bytes may be words.
  const units = shapeOf(kind) === "tree" ? bytes : inserted;
  return {
    text_units: before.text_units + units,
    text_bytes: before.text_bytes + Math.min(bytes, units * UTF8_BYTES_A_UNIT_MAX),
    state_bytes: before.state_bytes + bytes,
  };
}

/** A document over a bound takes only what does not make it larger. `growth`: of changes that are stored with this one. */
export function isTooLarge(
  head: DocumentSize & { readonly kind: string; readonly stored_bytes: number },
  growth: Growth,
  update: InspectedUpdate,
): boolean {
  const { bytes, inserted, deleted, set } = update;
  const after = growthBy(head.kind, growth, update);
  if (Number(head.stored_bytes) + after.state_bytes > STORED_MAX_BYTES) return true;
  const sizes = { ...NO_SIZE, ...after };
  const fullness = Math.max(...MEASURES.map((one) => (Number(head[one]) + sizes[one]) / BOUNDS[one]));
  if (fullness <= 1) return false;
  if (fullness > FAR_TOO_LARGE && inserted + set > 0) return true;
  const isGrowing = shapeOf(head.kind) === "tree" ? set > deleted : inserted > deleted;
  return isGrowing || bytes - inserted * UTF8_BYTES_A_UNIT_MAX > EDIT_MAX_BYTES;
}

const NO_SIZE: DocumentSize = { characters: 0, blocks: 0, ...NO_GROWTH };
