import {
  DOCUMENT_SECTION_CHARACTERS,
  DOCUMENT_STEPS,
  ESSAY_PARAGRAPH_CHARACTERS,
  type essayApi,
  essayBriefSchema,
  LIMITS,
  type Limits,
  type OutlineParagraph,
  type OutputOf,
  type Paragraph,
  type ParsedInputOf,
  sectionLimit,
} from "@tangleaf/contract";
import type { DocumentContent } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import { assertNoWait, beginSectionJob, repeatedJob, wantedSections } from "../section-writing/index.ts";
import { roleOf } from "./chapter-steps.ts";
import { checkLevel } from "./check-level.ts";
import { type EssayRow, findEssay, updateEssay } from "./essay.repo.ts";
import { ESSAY_JOB } from "./essay-job.ts";
import type { EssayJobInput } from "./essay-job-input.ts";
import type { EssayOptions } from "./options.ts";
import { outlineOf } from "./outline-of-document.ts";
import { factsOf } from "./present-essay.ts";
import { ownEssay } from "./store-essay.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof essayApi.write>;

/**
 * Starts the job that writes paragraphs of an essay. A version of the document is saved before sections with words are written anew.
 * A repeat of the request answers with its job, whatever has become of the document since.
 */
export async function writeEssay(options: EssayOptions, asked: Asked): Promise<OutputOf<typeof essayApi.write>> {
  const { db, documents, generations, metering, variant } = options;
  const { userId, essayId, paragraphIds, model, requestId } = asked;
  const row = await ownEssay(db, userId, essayId);
  const isSame = (input: unknown) => (input as EssayJobInput).essay.essayId === essayId;
  const first = await repeatedJob(options, db, { userId, requestId, kind: ESSAY_JOB, isSame });
  if (first !== null) return first;
  if (row.stage !== "content") throw new AppError("essay.noDocument");
  const isDocument = row.document_type !== null;
  if (paragraphIds === undefined && !options.fullText) throw new AppError("essay.fullTextOff", { field: "paragraphIds" });
  const limits = LIMITS[variant][(await metering.levelOf(userId)).level];
  if (!isDocument && paragraphIds === undefined && !limits.essayFullText) throw new AppError("level.needsVip", { field: "paragraphIds" });
  const { content } = await documents.read({ userId, documentId: essayId });
  const chapters = await options.texts.paragraphsOf({ userId, content });
  const limit = isDocument ? undefined : sectionLimit(limits);
  const input = {
    ...jobInput(row, { content, chapters, asked, longest: longestSection(row, limits) }),
    ...(limit !== undefined && { limit }),
  };
  // A chapter stands for all sections below it.
  if (input.sections.length > 1 && !options.fullText) throw new AppError("essay.fullTextOff", { field: "paragraphIds" });
  if (isDocument) await checkLevel(options, userId, { document: input.sections.reduce((sum, { target }) => sum + target, 0) });
  else if (input.sections.length > 1 && !limits.essayFullText) throw new AppError("level.needsVip", { field: "paragraphIds" });
  await assertNoWait(generations, userId);
  if (input.sections.some(({ was }) => was !== ""))
    await documents.saveVersion({ userId, documentId: essayId, label: "", kind: "beforeAi" });
  return beginSectionJob(options, {
    userId,
    kind: ESSAY_JOB,
    input,
    model,
    requestId,
    isSame,
    waitSeconds: limits.waitSeconds,
    atWork: "essay.writing",
    jobBefore: async (trx) => (await findEssay(trx, userId, essayId))?.job_id ?? null,
    keep: (trx, jobId) => updateEssay(trx, essayId, { job_id: jobId }),
  });
}

function longestSection({ document_type: type }: EssayRow, { essayParagraphCharacters }: Limits): number {
  return type === null ? essayParagraphCharacters : Math.max(essayParagraphCharacters, DOCUMENT_SECTION_CHARACTERS);
}

type Plan = { readonly content: DocumentContent; readonly chapters: readonly Paragraph[]; readonly asked: Asked; readonly longest: number };

function jobInput(row: EssayRow, { content, chapters, asked, longest }: Plan): EssayJobInput {
  const { paragraphIds, mode } = asked;
  const sections = wantedSections(content, chapters, {
    ids: paragraphIds,
    field: "paragraphIds",
    mode,
    target: (own) => Math.min(own ?? ESSAY_PARAGRAPH_CHARACTERS, longest),
  });
  if (sections.length === 0) throw new AppError("essay.nothingToWrite");
  const isWhole = paragraphIds === undefined;
  const steps = row.document_type === null ? (["brief", "abstract"] as const) : DOCUMENT_STEPS[row.document_type];
  const brief = row.brief === null ? null : essayBriefSchema.parse(JSON.parse(row.brief));
  const outline = outlineOf(row, chapters);
  return {
    essay: { ...factsOf(row), title: content.title },
    method: row.method,
    outline,
    sections,
    brief,
    makesBrief: isWhole && brief === null && steps.includes("brief"),
    lastChapters: concludingChapters(outline),
    // Abstracts its owner has saved are not written anew.
    makesAbstracts: isWhole && row.abstracts === null && steps.includes("abstract"),
  };
}

/** Places of the chapters at the end that conclude; none where all of them do. */
function concludingChapters(outline: readonly OutlineParagraph[]): number[] {
  const concludes = (chapter: OutlineParagraph) => roleOf(chapter) === "conclusion";
  const last = outline.findLastIndex((chapter) => !concludes(chapter));
  return last < 0 ? [] : outline.flatMap((_, place) => (place > last ? [place] : []));
}
