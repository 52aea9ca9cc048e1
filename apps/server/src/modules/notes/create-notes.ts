import { DOCUMENT_TITLE_MAX_CHARACTERS, type Variant } from "@tangleaf/contract";
import { copyContent } from "@tangleaf/document/model";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { requestHash } from "../request-hash.ts";
import { readAnsweredJob, sectionsOf } from "../section-writing/index.ts";
import { createNoteBin } from "./bin.ts";
import { exportNote } from "./export-note.ts";
import { importNote } from "./import-note.ts";
import { createNoteList } from "./list-notes.ts";
import { findNote, moveNotes, type NoteRow } from "./note.repo.ts";
import type { NoteOptions } from "./note-options.ts";
import { createNoteOutlines } from "./note-outlines.ts";
import { findNotebook } from "./notebook.repo.ts";
import { createNotebooks } from "./notebooks.ts";
import type { Notes } from "./notes.ts";
import { copyPictures } from "./pictures.ts";
import { presentNote, presentWritten } from "./present-note.ts";
import { type AlsoStore, storeNote } from "./store-note.ts";
import { suggestPassages } from "./suggest-passages.ts";
import { updateNote } from "./update-note.ts";
import { writeNote } from "./write-note.ts";

/** A list waits this long for the changes of the last moments. */
const DERIVE_WAIT_MS = 400;

/** The notes module on its ports. */
export function createNotes(options: NoteOptions): Notes {
  const { db, log, variant, documents, exporter, generations, jobs, sources, texts } = options;
  const bin = createNoteBin(options);
  const list = createNoteList(options);
  const outlines = createNoteOutlines(options);

  /** The note's row; whether it can be opened the documents module says. */
  async function ownRow(userId: string, noteId: string): Promise<NoteRow> {
    const row = await findNote(db, userId, noteId);
    if (row === undefined) throw new AppError("document.unknown");
    return row;
  }

  return {
    notebooks: createNotebooks(options),

    async list(input) {
      const isUpToDate = await documents.derive({ userId: input.userId, timeoutMs: DERIVE_WAIT_MS });
      return { ...(await list(input)), isBehind: !isUpToDate };
    },

    async get({ userId, noteId }) {
      const row = await ownRow(userId, noteId);
      const read = await documents.read({ userId, documentId: noteId });
      return presentNote(row, { ...read, outline: await texts.paragraphsOf({ userId, content: read.content }) });
    },

    async create({ userId, title, notebookId = null, markdown, outline, generationId, requestId }) {
      const hash = requestHash("create", { title, notebookId, markdown, outline, generationId });
      const request = { userId, notebookId, requestId, hash, generationId: generationId ?? null };
      const { noteId } = await storeNote(options, request, async () => {
        if (generationId === undefined) return texts.newContent({ userId, title, markdown, outline });
        const text = await generations.get({ userId, generationId });
        if (text.status === "queued" || text.status === "writing") throw new AppError("generation.running");
        const content = await texts.newContent({ userId, title, markdown: text.text });
        return content.title === "" ? { ...content, title: text.title } : content;
      });
      return { noteId };
    },

    async createFrom({ userId, notebookId = null, content, asked, requestId }) {
      const request = { userId, notebookId, requestId, hash: requestHash("createFrom", asked), generationId: null };
      const blocks = content.blocks.length === 0 ? [{ type: "paragraph" } as const] : content.blocks;
      const { noteId } = await storeNote(options, request, () => ({ ...content, blocks }));
      return { noteId };
    },

    import: (input) => importNote(options, input),
    update: (input) => updateNote(options, input),
    write: (input) => writeNote(options, input),
    async writing({ userId, noteId }) {
      const { job_id: jobId } = await ownRow(userId, noteId);
      const job = await readAnsweredJob(jobs, { userId, jobId });
      return { jobId, sections: job === null ? [] : sectionsOf(job).map(presentWritten) };
    },

    async rename({ userId, noteId, title }) {
      await documents.change({ userId, documentId: noteId, actor: userId, name: "setTitle", input: { title } });
    },

    async move({ userId, noteIds, notebookId }) {
      await inTransaction(db, async (trx) => {
        const rows = await bin.own(trx, { userId, ids: noteIds });
        if (notebookId !== null && (await findNotebook(trx, userId, notebookId)) === undefined) {
          throw new AppError("notebook.unknown", { field: "notebookId" });
        }
        await moveNotes(
          trx,
          rows.map(({ document_id }) => document_id),
          notebookId,
        );
      });
    },

    async duplicate({ userId, noteId, requestId }) {
      // In the bin by now, it can still be the repeat of a request.
      const row = await ownRow(userId, noteId);
      const hash = requestHash("duplicate", { noteId });
      const request = { userId, notebookId: row.notebook_id, requestId, hash, generationId: row.generation_id };
      const copySources: AlsoStore = (trx, copyId) => sources.copyTo(trx, { userId, from: noteId, to: copyId });
      const stored = await storeNote(options, { ...request, also: copySources }, async () => {
        const { content } = await documents.read({ userId, documentId: noteId });
        const files = await copyPictures(exporter, { userId, content });
        return { ...copyContent(content, files), title: copyTitle(content.title, variant) };
      });
      return { noteId: stored.noteId };
    },

    outline: outlines.propose,
    outlines: outlines.list,
    async remove({ userId, noteIds: ids, forever = false }) {
      if (!forever) return bin.remove({ userId, ids });
      // Pictures that other notes show are known once these are derived.
      await documents.derive({ userId, timeoutMs: DERIVE_WAIT_MS });
      await bin.erase({ userId, ids });
    },
    restore: ({ userId, noteIds: ids }) => bin.restore({ userId, ids }),

    suggest: (input) => suggestPassages(options, input),

    async export({ userId, noteId, format, profile, withSuggestions }) {
      const row = await ownRow(userId, noteId);
      return exportNote(options, { userId, row, format, profile, withSuggestions });
    },

    async tidy() {
      const erased = await bin.eraseExpired();
      if (erased > 0) log.info({ erased }, "erased notes from bins");
    },
  };
}

const ENDINGS: Readonly<Record<Variant, string>> = { zh: "（副本）", en: " (copy)" };

/** The title of a copy, as long as a title may be; one without a title has none. */
function copyTitle(title: string, variant: Variant): string {
  const ending = ENDINGS[variant];
  return title === "" ? "" : title.slice(0, DOCUMENT_TITLE_MAX_CHARACTERS - ending.length).toWellFormed() + ending;
}
