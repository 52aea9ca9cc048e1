import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract";
import { FRONT_SECTION, flattenSections } from "@tangleaf/document/model";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { DocumentKind } from "../documents/documents.ts";
import type { Exporter } from "../export/exporter.ts";
import { findEssay, storeDerived } from "./essay.repo.ts";

export const ESSAY_KIND = "essay";

/** Control characters no database takes; a client of its own may send them in a change. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** What the documents module tells of essays: title, words and counts go into their row, and new pictures stay with them. */
export function createEssayKind({ attachNew }: Pick<Exporter, "attachNew">): DocumentKind {
  return {
    name: ESSAY_KIND,
    async noticeOf(trx, { id, user_id: userId }) {
      const row = await findEssay(trx, userId, id);
      return row && { what: "essay", title: row.title };
    },
    async onDerived(trx, { documentId, userId, seq, changedAt, title: named, sections, text, characters, files }) {
      const leaves = flattenSections(sections).filter(({ id, children }) => id !== FRONT_SECTION && children.length === 0);
      const title = named.replace(UNWANTED, "").slice(0, DOCUMENT_TITLE_MAX_CHARACTERS).toWellFormed();
      const words = text.replace(UNWANTED, "").toWellFormed();
      const columns = {
        derived_seq: seq,
        title,
        words,
        search_text: foldForSearch(`${title}\n${words}`),
        chars: characters,
        leaf_paragraphs: leaves.length,
        done_paragraphs: leaves.filter((leaf) => leaf.characters > 0).length,
      };
      await storeDerived(trx, documentId, { changedAt, columns });
      await attachNew(trx, { userId, fileIds: files, owner: { kind: "document", id: documentId } });
    },
  };
}
