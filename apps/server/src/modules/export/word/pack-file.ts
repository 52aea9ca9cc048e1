import { type Document, Packer } from "docx";
import { editZip, type PartEdits } from "./document/edit-zip.ts";
import { FONT_EDITS } from "./font-parts.ts";

/** The .docx of a document. `edits` change its parts and `added` adds some, where the library has no words for what they say. */
export async function packFile(
  document: Document,
  edits: PartEdits = new Map(),
  added: ReadonlyMap<string, string> = new Map(),
): Promise<Uint8Array> {
  return editZip(await Packer.toBuffer(document), new Map([...FONT_EDITS, ...edits]), added);
}
