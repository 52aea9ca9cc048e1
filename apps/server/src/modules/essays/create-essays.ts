import { PAGE_SIZE_MAX } from "@tangleaf/contract";
import type { DocumentContent } from "@tangleaf/document/model";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import { readAnsweredJob } from "../section-writing/index.ts";
import { addOutline } from "./add-outline.ts";
import { aiStatementOf } from "./ai-statement.ts";
import { createEssayBin } from "./bin.ts";
import { rewordParagraphs, syncParagraphs } from "./change-paragraphs.ts";
import { checkLevel } from "./check-level.ts";
import { draftOutline, suggestTitles } from "./draft-essay.ts";
import { abstractsOf, generatedAs, titleGenerations } from "./drafts-of.ts";
import { listDrafts, listEssays, requireOpenUser, saveOutline, updateEssay } from "./essay.repo.ts";
import { ESSAY_JOB } from "./essay-job.ts";
import type { Essays } from "./essays.ts";
import { exportEssay } from "./export-essay.ts";
import { readLedger, saveLedger } from "./ledger.ts";
import { makeDocument } from "./make-document.ts";
import type { EssayOptions } from "./options.ts";
import { readOutline } from "./outline-input.ts";
import { presentEssay, presentListItem, presentOutline } from "./present-essay.ts";
import { startDocument, startFromOutline } from "./start-document.ts";
import { columnsOf, ownEssay } from "./store-essay.ts";
import { writeAbstract } from "./write-abstract.ts";
import { writeEssay } from "./write-essay.ts";

const NO_DOCUMENT = { version: 0, content: { blocks: [], footnotes: {} } as Pick<DocumentContent, "blocks" | "footnotes"> };

/** The essays module on its ports. */
export function createEssays(options: EssayOptions): Essays {
  const { db, clock, log, documents, jobs, texts } = options;
  const bin = createEssayBin(options);

  return {
    titles: (input) => suggestTitles(options, input),
    outline: (input) => draftOutline(options, input),
    addOutline: (input) => addOutline(options, input),
    create: (input) => makeDocument(options, input),
    startDocument: (input) => startDocument(options, input),
    startFromOutline: (input) => startFromOutline(options, input),
    abstract: (input) => writeAbstract(options, input),

    async get({ userId, essayId }) {
      const row = await ownEssay(db, userId, essayId);
      const drafts = await listDrafts(db, essayId);
      const outlines = drafts.filter(({ kind }) => kind === "outline");
      const { version, content } =
        row.stage === "content"
          ? await documents.read({ userId, documentId: essayId }).then(({ seq, content }) => ({ version: seq, content }))
          : NO_DOCUMENT;
      return presentEssay({
        row,
        outlines: await Promise.all(outlines.map(async (draft) => presentOutline(draft, await generatedAs(options, draft)))),
        titleGenerations: titleGenerations(drafts),
        abstracts: await abstractsOf(options, row, drafts),
        document: { version, outline: await texts.paragraphsOf({ userId, content }) },
        job: await readAnsweredJob(jobs, { userId, jobId: row.job_id }),
      });
    },

    async list({ userId, q, bin: inBin, page, size }) {
      const words = foldForSearch(q ?? "").trim();
      const all = (await listEssays(db, { userId, bin: inBin })).filter(
        ({ title, topic, major }) => words === "" || foldForSearch(`${title}\n${topic}\n${major}`).includes(words),
      );
      const { list: unfinished } = await jobs.list({ userId, kind: ESSAY_JOB, unfinished: true, page: 1, size: PAGE_SIZE_MAX });
      const shown = all.slice((page - 1) * size, page * size);
      const jobOfRow = (jobId: string | null) => unfinished.find((job) => job.jobId === jobId);
      return { total: all.length, list: shown.map((row) => presentListItem(row, jobOfRow(row.job_id))) };
    },

    async lastFacts(userId) {
      const [last] = await listEssays(db, { userId, bin: false });
      return last === undefined ? null : { major: last.major, level: last.level };
    },

    async update({ userId, essayId, outline: edited, integrityAccepted, ...facts }) {
      await checkLevel(options, userId, {
        keywords: facts.keywords,
        ...(facts.level === undefined ? {} : { level: facts.level }),
        ...(edited === undefined ? {} : { chapters: edited.outline.length }),
      });
      const outline = edited === undefined ? null : JSON.stringify(readOutline(edited.outline));
      return inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        const row = await ownEssay(trx, userId, essayId);
        const { title, ...rest } = facts;
        // The title of a document is changed in the document.
        const now = clock.now();
        const accepted = integrityAccepted === true && row.integrity_at === null ? { integrity_at: now } : {};
        await updateEssay(trx, essayId, {
          ...columnsOf(row.stage === "content" ? rest : { title, ...rest }),
          ...accepted,
          updated_at: now,
        });
        if (edited === undefined || outline === null) return { outlineVersion: null };
        const { no, version } = edited;
        const isThere = (await listDrafts(trx, essayId)).some((draft) => draft.kind === "outline" && draft.no === no);
        if (!isThere) throw new AppError("outline.unknown", { field: "outline" });
        if (!(await saveOutline(trx, { essayId, no, version, outline }))) throw new AppError("draft.conflict", { field: "outline" });
        return { outlineVersion: version + 1 };
      });
    },

    remove: ({ userId, essayIds: ids, forever = false }) => (forever ? bin.erase({ userId, ids }) : bin.remove({ userId, ids })),
    restore: ({ userId, essayIds: ids }) => bin.restore({ userId, ids }),
    write: (input) => writeEssay(options, input),
    async stop({ userId, essayId }) {
      const { job_id: jobId } = await ownEssay(db, userId, essayId);
      if (jobId !== null) await jobs.stop({ userId, jobId });
    },
    ledger: (input) => readLedger(options, input),
    saveLedger: (input) => saveLedger(options, input),
    sync: (input) => syncParagraphs(options, input),
    reword: (input) => rewordParagraphs(options, input),
    async aiStatement({ userId, essayId }) {
      return { paragraphs: await aiStatementOf(options, await ownEssay(db, userId, essayId)) };
    },
    export: (input) => exportEssay(options, input),

    async tidy() {
      const erased = await bin.eraseExpired();
      if (erased > 0) log.info({ erased }, "erased essays from bins");
    },
  };
}
