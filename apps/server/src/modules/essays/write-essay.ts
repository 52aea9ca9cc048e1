import {
  ESSAY_PARAGRAPH_CHARACTERS,
  type essayApi,
  essayBriefSchema,
  LIMITS,
  type OutlineParagraph,
  type OutputOf,
  type Paragraph,
  type ParsedInputOf,
} from "@tangleaf/contract";
import { deriveParagraphs } from "@tangleaf/document/convert";
import type { DocumentContent } from "@tangleaf/document/model";
import { roleOfHeading } from "@tangleaf/writer";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import { type EssayRow, findEssay, findJobByRequest, isAtWork, lastJobAt, requireOpenUser, updateEssay } from "./essay.repo.ts";
import { ESSAY_JOB } from "./essay-job.ts";
import type { EssayJobInput } from "./essay-job-input.ts";
import type { EssayOptions } from "./options.ts";
import { leavesOf } from "./outline-input.ts";
import { outlineOf } from "./outline-of-document.ts";
import { isLocked } from "./place-section.ts";
import { factsOf } from "./present-essay.ts";
import { ownEssay } from "./store-essay.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof essayApi.write>;
const SECOND_MS = 1000;

/**
 * Starts the job that writes paragraphs of an essay. A version of the document is saved before sections with words are written anew.
 * A repeat of the request answers with its job, whatever has become of the document since.
 */
export async function writeEssay(options: EssayOptions, asked: Asked): Promise<OutputOf<typeof essayApi.write>> {
  const { db, documents, generations, jobs, metering, variant } = options;
  const { userId, essayId, paragraphIds, model, requestId } = asked;
  const row = await ownEssay(db, userId, essayId);
  const first = await repeatOf(options, db, asked);
  if (first !== null) return first;
  if (row.stage !== "content") throw new AppError("essay.noDocument");
  if (paragraphIds === undefined && !options.fullText) throw new AppError("essay.fullTextOff", { field: "paragraphIds" });
  const limits = LIMITS[variant][(await metering.levelOf(userId)).level];
  if (paragraphIds === undefined && !limits.essayFullText) throw new AppError("level.needsVip", { field: "paragraphIds" });
  const { content } = await documents.read({ userId, documentId: essayId });
  const input = jobInput(row, { content, asked, longest: limits.essayParagraphCharacters });
  // A chapter stands for all sections below it.
  if (input.sections.length > 1 && !options.fullText) throw new AppError("essay.fullTextOff", { field: "paragraphIds" });
  if (input.sections.length > 1 && !limits.essayFullText) throw new AppError("level.needsVip", { field: "paragraphIds" });
  const wait = await generations.waitSeconds(userId);
  if (wait > 0) throw new AppError("wait.notOver", { waitSeconds: wait, params: { waitSeconds: wait } });
  if (input.sections.some(({ was }) => was !== ""))
    await documents.saveVersion({ userId, documentId: essayId, label: "", kind: "beforeAi" });
  const started = await inTransaction(db, async (trx) => {
    // Under the lock of the user's row two requests at once cannot both be the first.
    await requireOpenUser(trx, userId);
    const repeat = await repeatOf(options, trx, asked);
    if (repeat !== null) return repeat;
    const jobWait = secondsAfter(await lastJobAt(trx, userId, ESSAY_JOB), options.clock.now(), limits.waitSeconds);
    if (jobWait > 0) throw new AppError("wait.notOver", { waitSeconds: jobWait, params: { waitSeconds: jobWait } });
    const before = (await findEssay(trx, userId, essayId))?.job_id ?? null;
    if (before !== null && (await isAtWork(trx, before))) throw new AppError("essay.writing");
    const { jobId, quote } = await jobs.start({ userId, kind: ESSAY_JOB, input, model, requestId }, trx);
    await updateEssay(trx, essayId, { job_id: jobId });
    return { jobId, quote: { ...quote, steps: input.sections.length } };
  });
  jobs.wake();
  return started;
}

/** The answer to a request that was done before; null where it is new. Throws request.mismatch where it was for something else. */
async function repeatOf({ jobs }: EssayOptions, db: Db, { userId, essayId, requestId }: Asked) {
  const first = requestId === undefined ? undefined : await findJobByRequest(db, userId, requestId);
  if (first === undefined) return null;
  const input = first.kind === ESSAY_JOB ? (JSON.parse(first.input) as EssayJobInput) : null;
  if (input?.essay.essayId !== essayId) throw new AppError("request.mismatch", { field: "requestId" });
  const { tokens, maxTokens } = jobs.quote({ kind: ESSAY_JOB, input, model: first.model });
  return { jobId: first.id, quote: { tokens, maxTokens, steps: input.sections.length } };
}

/** Seconds a paragraph waits for the one before it: a job is a request like any other. */
function secondsAfter(last: number | null, now: number, waitSeconds: number): number {
  if (waitSeconds === 0 || last === null) return 0;
  const left = Math.ceil((last - now) / SECOND_MS) + waitSeconds;
  // A clock that was set back makes nobody wait longer.
  return left > waitSeconds ? 0 : Math.max(0, left);
}

type Plan = { readonly content: DocumentContent; readonly asked: Asked; readonly longest: number };

function jobInput(row: EssayRow, { content, asked, longest }: Plan): EssayJobInput {
  const chapters = deriveParagraphs(content);
  const { paragraphIds, mode } = asked;
  const wanted = paragraphIds === undefined ? null : new Set(leavesBelow(chapters, paragraphIds).map(({ id }) => id));
  const sections: EssayJobInput["sections"] = [];
  for (const [chapter, paragraph] of chapters.entries()) {
    for (const { id, title, text, targetCnt } of leavesOf([paragraph])) {
      const isAsked = (wanted === null || wanted.has(id)) && (mode === "rewrite" || text === "") && !isLocked(content, id);
      const target = Math.min(targetCnt ?? ESSAY_PARAGRAPH_CHARACTERS, longest);
      if (isAsked && target > 0) sections.push({ id, title, target, chapter, was: text });
    }
  }
  if (sections.length === 0) throw new AppError("essay.nothingToWrite");
  const isWhole = paragraphIds === undefined;
  const brief = row.brief === null ? null : essayBriefSchema.parse(JSON.parse(row.brief));
  const outline = outlineOf(row, chapters);
  return {
    essay: { ...factsOf(row), title: content.title },
    method: row.method,
    outline,
    sections,
    brief,
    makesBrief: isWhole && brief === null,
    lastChapters: concludingChapters(outline),
    // Abstracts its owner has saved are not written anew.
    makesAbstracts: isWhole && row.abstracts === null,
  };
}

/** Places of the chapters at the end that conclude; none where all of them do. */
function concludingChapters(outline: readonly OutlineParagraph[]): number[] {
  const concludes = ({ role, title }: OutlineParagraph) => (role ?? roleOfHeading(title)) === "conclusion";
  const last = outline.findLastIndex((chapter) => !concludes(chapter));
  return last < 0 ? [] : outline.flatMap((_, place) => (place > last ? [place] : []));
}

/** The paragraphs named with those below them that have none. Throws paragraph.unknown. */
function leavesBelow(paragraphs: readonly Paragraph[], ids: readonly string[]): Paragraph[] {
  const all = new Map(flatten(paragraphs).map((paragraph) => [paragraph.id, paragraph]));
  return ids.flatMap((id) => {
    const paragraph = all.get(id);
    if (paragraph === undefined) throw new AppError("paragraph.unknown", { field: "paragraphIds" });
    return leavesOf([paragraph]);
  });
}

function flatten(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.flatMap((paragraph) => [paragraph, ...flatten(paragraph.subPara)]);
}
