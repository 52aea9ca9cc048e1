import {
  ESSAY_PARAGRAPH_CHARACTERS,
  type essayApi,
  LIMITS,
  type OutlineParagraph,
  type OutputOf,
  type Paragraph,
  type ParsedInputOf,
} from "@tangleaf/contract";
import { deriveParagraphs } from "@tangleaf/document/convert";
import type { DocumentContent } from "@tangleaf/document/model";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import { type EssayRow, findEssay, requireOpenUser, updateEssay } from "./essay.repo.ts";
import { ESSAY_JOB, type EssayJobInput } from "./essay-job.ts";
import type { EssayOptions } from "./options.ts";
import { leavesOf } from "./outline-input.ts";
import { isLocked } from "./place-section.ts";
import { factsOf } from "./present-essay.ts";
import { ownEssay } from "./store-essay.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof essayApi.write>;
const SECOND_MS = 1000;
/** A job in one of these has nothing more to do. */
const ENDED: readonly string[] = ["done", "stopped", "failed"];

/** Starts the job that writes paragraphs of an essay. What it may not overwrite is kept: a version of the document is saved first. */
export async function writeEssay(options: EssayOptions, asked: Asked): Promise<OutputOf<typeof essayApi.write>> {
  const { db, documents, generations, jobs, metering, variant } = options;
  const { userId, essayId, paragraphIds, model, requestId } = asked;
  const row = await ownEssay(db, userId, essayId);
  if (row.stage !== "content") throw new AppError("essay.noDocument");
  const limits = LIMITS[variant][(await metering.levelOf(userId)).level];
  const isSingle = paragraphIds?.length === 1;
  if (!isSingle && !limits.essayFullText) throw new AppError("level.needsVip", { field: "paragraphIds" });
  const { content } = await documents.read({ userId, documentId: essayId });
  const input = jobInput(row, { content, asked, longest: limits.essayParagraphCharacters });
  if (!isSingle && input.sections.length > 1 && !limits.essayFullText) throw new AppError("level.needsVip", { field: "paragraphIds" });
  const wait = Math.max(await generations.waitSeconds(userId), await secondsAfterLastJob(options, userId, limits.waitSeconds));
  if (wait > 0) throw new AppError("wait.notOver", { waitSeconds: wait, params: { waitSeconds: wait } });
  const start = { userId, kind: ESSAY_JOB, input, model, requestId };
  if (input.sections.some(({ was }) => was !== ""))
    await documents.saveVersion({ userId, documentId: essayId, label: "", kind: "beforeAi" });
  const job = await inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    const before = (await findEssay(trx, userId, essayId))?.job_id ?? null;
    if (before !== null && (await isRunning(trx, before, requestId))) throw new AppError("essay.writing");
    const started = await jobs.start(start, trx);
    await updateEssay(trx, essayId, { job_id: started.jobId });
    return started;
  });
  jobs.wake();
  return { jobId: job.jobId, quote: { ...job.quote, steps: input.sections.length } };
}

/** Seconds a paragraph waits for the one before it: a job is a request like any other. */
async function secondsAfterLastJob({ clock, jobs }: EssayOptions, userId: string, waitSeconds: number): Promise<number> {
  if (waitSeconds === 0) return 0;
  const [last] = (await jobs.list({ userId, kind: ESSAY_JOB, page: 1, size: 1 })).list;
  if (last === undefined) return 0;
  const left = Math.ceil((Date.parse(last.createdAt) - clock.now()) / SECOND_MS) + waitSeconds;
  // A clock that was set back makes nobody wait longer.
  return left > waitSeconds ? 0 : Math.max(0, left);
}

/** Whether another request's job has something left to do. */
async function isRunning(trx: Db, jobId: string, requestId: string | undefined): Promise<boolean> {
  const job = await trx.selectFrom("job").select(["status", "request_id"]).where("id", "=", jobId).executeTakeFirst();
  return job !== undefined && !ENDED.includes(job.status) && (requestId === undefined || job.request_id !== requestId);
}

type Plan = { readonly content: DocumentContent; readonly asked: Asked; readonly longest: number };

function jobInput(row: EssayRow, { content, asked, longest }: Plan): EssayJobInput {
  const chapters = deriveParagraphs(content);
  const { paragraphIds, mode } = asked;
  const wanted = paragraphIds === undefined ? null : new Set(leavesBelow(chapters, paragraphIds).map(({ id }) => id));
  const sections: EssayJobInput["sections"] = [];
  for (const [chapter, paragraph] of chapters.entries()) {
    const before: { title: string; text: string }[] = [];
    for (const { id, title, text, targetCnt } of leavesOf([paragraph])) {
      const isAsked = (wanted === null || wanted.has(id)) && (mode === "rewrite" || text === "") && !isLocked(content, id);
      const target = Math.min(targetCnt ?? ESSAY_PARAGRAPH_CHARACTERS, longest);
      if (isAsked && target > 0) sections.push({ id, title, target, chapter, was: text, before: [...before] });
      else if (text !== "") before.push({ title, text });
    }
  }
  if (sections.length === 0) throw new AppError("essay.nothingToWrite");
  return { essay: { ...factsOf(row), title: content.title }, method: row.method, outline: outlineOf(row, chapters), sections };
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

/** What the document was made of, by id: what a section needs stands only there. */
function outlineById({ outline }: EssayRow): Map<string, OutlineParagraph> {
  const below = (paragraphs: readonly OutlineParagraph[]): OutlineParagraph[] =>
    paragraphs.flatMap((paragraph) => [paragraph, ...below(paragraph.subPara)]);
  return new Map(below(JSON.parse(outline ?? "[]") as OutlineParagraph[]).map((paragraph) => [paragraph.id, paragraph]));
}

/** The document's headings as an outline, with what only the outline it was made of knows of them. */
export function outlineOf(row: EssayRow, paragraphs: readonly Paragraph[]): OutlineParagraph[] {
  return withKnown(paragraphs, outlineById(row));
}

function withKnown(paragraphs: readonly Paragraph[], known: ReadonlyMap<string, OutlineParagraph>): OutlineParagraph[] {
  return paragraphs.map(({ id, level, title, targetCnt, textData, subPara }) => {
    const below = withKnown(subPara, known);
    const own = targetCnt ?? (below.length === 0 ? ESSAY_PARAGRAPH_CHARACTERS : below.reduce((sum, one) => sum + one.targetCnt, 0));
    const { needs = [], role } = known.get(id) ?? {};
    return { id, level, title, targetCnt: own, textData: textData ?? "", needs, ...(role === undefined ? {} : { role }), subPara: below };
  });
}
