import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract";
import { excerptOf } from "../../platform/excerpt-of.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { DerivedDocument, DocumentKind } from "../documents/documents.ts";
import { type DerivedColumns, findTrees, storeDerived } from "./mindtree.repo.ts";

/** As the documents module knows the one kind that is a tree. */
export const MINDTREE_KIND = "mindtree";

/** Enough for an excerpt also where many spaces become one. */
const EXCERPT_FROM_UNITS = 1000;
/** Control characters no database takes; a client of its own may send them in a change. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** What the documents module tells of trees: title, counts and words go into their row. */
export const mindtreeKind: DocumentKind = {
  name: MINDTREE_KIND,
  async noticeOf(trx, { id, user_id: userId }) {
    const [row] = await findTrees(trx, userId, [id]);
    return row && { what: "mindtree", title: row.title };
  },
  async onDerived(trx, derived) {
    await storeDerived(trx, { documentId: derived.documentId, changedAt: derived.changedAt, columns: derivedColumns(derived) });
  },
};

/** What a tree's row says of its document. `blocks`: nodes; the first line of `text` is the root's. */
export function derivedColumns({
  seq,
  title,
  text,
  characters,
  blocks,
}: Pick<DerivedDocument, "seq" | "title" | "text" | "characters" | "blocks">): DerivedColumns {
  const words = storable(text);
  const root = storable(title);
  const branches = words.startsWith(root) ? words.slice(root.length) : words;
  return {
    derived_seq: seq,
    title: root.slice(0, DOCUMENT_TITLE_MAX_CHARACTERS).toWellFormed(),
    excerpt: excerptOf(
      branches
        .slice(0, EXCERPT_FROM_UNITS)
        .trim()
        .replace(/(?<!\s)\s*\n\s*/g, " · "),
      undefined,
    ),
    words,
    search_text: foldForSearch(words),
    chars: characters,
    nodes: blocks,
  };
}

function storable(text: string): string {
  return text.replace(UNWANTED, "").toWellFormed();
}
