import { type Document, Packer } from "docx";
import { writeZip } from "./document/edit-zip.ts";
import { edgesOnce } from "./edges-once.ts";
import { nameFonts, themeOnce } from "./font-parts.ts";
import { lateIdsOf, withIds } from "./late-ids.ts";
import { listKindsOnce } from "./list-kinds-once.ts";
import { listsAlike } from "./lists-alike.ts";
import type { StylesOnce } from "./styles-once.ts";

import { named, type Xmlable, xmlOf } from "./xml-of.ts";

/** XML of a block as UTF-8, and the ids in it that the library says only when the whole text is written: of lists and of pictures. */
type WrittenBlock = { readonly xml: Buffer; readonly lateIds: readonly string[] };

const TEXT_PATH = "word/document.xml";
const LISTS_PATH = "word/numbering.xml";
const STYLES_PATH = "word/styles.xml";
/** What stands in the text for a block: its place in the list and its late ids, which the library replaces there. */
const PLACE = /<w:p block="(\d+)">([^<]*)<\/w:p>/g;

const blocksOf = new WeakMap<object, WrittenBlock[]>();

/**
 * What stands in the text of `file` for a block until the file is packed: the block comes into being when this is turned into text.
 * A paragraph in any case: the library looks for headings in tables, and would make each of them twice.
 */
export function setAside(file: object, block: () => Xmlable): Xmlable {
  return named("w:p", () => {
    const xml = xmlOf(block());
    const lateIds = lateIdsOf(xml);
    const count = blocksOf.get(file)?.push({ xml: Buffer.from(xml), lateIds }) ?? 0;
    return [{ _attr: { block: count - 1 } }, lateIds.join(" ")];
  });
}

/** The parts of a file by their paths, in the order they stand in it. */
export type Parts = Map<string, string | Uint8Array>;

/**
 * The file of a document. The library would hold its text as a tree, then as one string, and a second one with the ids in it, each
 * many times the size of its bytes: blocks are set aside as bytes, and come together again here. What the library zips with is not
 * Node's own and takes longer, so its parts are asked for before it does. `finish` may change them; the text is not among them yet.
 */
export function packFile(
  document: Document,
  styles: StylesOnce | null = null,
  finish: (parts: Parts) => void = () => undefined,
): Uint8Array {
  const blocks: WrittenBlock[] = [];
  blocksOf.set(document, blocks);
  const withKinds = listKindsOnce(document);
  const withLists = listsAlike(document.Numbering);
  const withStyles = styles?.placeIn(document);
  const withEdges = edgesOnce(document);
  const withTheme = themeOnce(document);
  const parts = Packer["compiler"].compile(document) as Parts;
  parts.set(LISTS_PATH, withKinds(withLists(String(parts.get(LISTS_PATH)))));
  if (withStyles !== undefined) parts.set(STYLES_PATH, withStyles(String(parts.get(STYLES_PATH))));
  withEdges(parts);
  withTheme(parts);
  nameFonts(parts);
  const text = withBlocks(String(parts.get(TEXT_PATH)), blocks);
  finish(parts);
  return writeZip(parts.set(TEXT_PATH, text));
}

function withBlocks(text: string, blocks: readonly WrittenBlock[]): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { 0: place, 1: block, 2: ids = "", index } of text.matchAll(PLACE)) {
    if (index > at) pieces.push(Buffer.from(text.slice(at, index)));
    const written = blocks[Number(block)];
    if (written !== undefined)
      pieces.push(written.lateIds.length === 0 ? written.xml : Buffer.from(withIds(written.xml.toString(), ids.split(" "))));
    at = index + place.length;
  }
  return Buffer.concat([...pieces, Buffer.from(text.slice(at))]);
}
