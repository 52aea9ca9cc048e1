import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract";
import { withoutMarks } from "@tangleaf/document/marks";
import { FRONT_SECTION, flattenSections } from "@tangleaf/document/model";
import { excerptOf } from "../../platform/excerpt-of.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { DerivedDocument } from "../documents/documents.ts";
import type { DerivedColumns } from "./note.repo.ts";

/** Control characters no database takes; a client of its own may send them in a change. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** What a note's row says of its document. */
export function derivedColumns(
  document: Pick<DerivedDocument, "seq" | "title" | "sections" | "characters" | "text" | "files">,
): DerivedColumns {
  const title = storable(document.title).slice(0, DOCUMENT_TITLE_MAX_CHARACTERS).toWellFormed();
  const words = storable(document.text);
  // Blocks before the first heading are a paragraph where they say something: an empty note has none.
  const sections = flattenSections(document.sections).filter(({ id, characters }) => id !== FRONT_SECTION || characters > 0);
  const leaves = sections.filter(({ children }) => children.length === 0);
  return {
    derived_seq: document.seq,
    title,
    words,
    search_text: foldForSearch(`${title}\n${words}`),
    excerpt: excerptOf(withoutMarks(words.slice(0, EXCERPT_FROM_UNITS)).replace(/\s+/g, " ").trim(), undefined),
    files: document.files.length === 0 ? "" : ` ${document.files.map(storable).join(" ")} `,
    chars: document.characters,
    paragraphs: sections.length,
    leaf_paragraphs: leaves.length,
    done_paragraphs: leaves.filter(({ characters }) => characters > 0).length,
  };
}

/** Enough for an excerpt also where many spaces become one. */
const EXCERPT_FROM_UNITS = 1000;

function storable(text: string): string {
  return text.replace(UNWANTED, "").toWellFormed();
}
