import {
  type Cover,
  type Essay,
  type EssayAbstracts,
  type EssayFacts,
  type EssayJobSection,
  type EssayListItem,
  type EssayOutline,
  type EssaySummary,
  essayBriefSchema,
  type Generation,
  type Job,
  type JobSummary,
  type Paragraph,
} from "@tangleaf/contract";
import { hasWords } from "@tangleaf/document";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { type AnsweredJob, sectionsOf } from "../section-writing/index.ts";
import type { EssayDraftRow, EssayListRow, EssayRow } from "./essay.repo.ts";

/** Behind a title; 以某地为例 says what it is about. */
const SUBTITLE = /——(?!以).*/s;

/** What a generation is given of an essay. One that began with its title has that for its topic. */
export function factsOf(row: EssayRow): EssayFacts {
  const { id: essayId, major, title, material, level, language } = row;
  const topic = !hasWords(row.topic) ? title.replace(SUBTITLE, "") : row.topic;
  const document = row.document_type === null ? {} : { document: { type: row.document_type, asked: JSON.parse(row.asked ?? "{}") } };
  return { essayId, major, topic, title, material, level, language, keywords: JSON.parse(row.keywords), ...document };
}

export const coverOf = ({ cover }: EssayRow): Cover => (cover === null ? {} : (JSON.parse(cover) as Cover));

function presentSummary(row: EssayListRow): EssaySummary {
  return {
    essayId: row.id,
    documentType: row.document_type,
    stage: row.stage,
    title: row.title === "" ? row.topic : row.title,
    level: row.level,
    language: row.language,
    length: row.length,
    charCnt: row.chars,
    paragraphs: { done: row.done_paragraphs, total: row.leaf_paragraphs },
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

/** A row of a list, with the work on it that has not ended. */
export function presentListItem(row: EssayListRow, job: JobSummary | undefined): EssayListItem {
  return {
    ...presentSummary(row),
    job: job === undefined ? null : { jobId: job.jobId, status: job.status, done: job.steps.done, total: job.steps.total },
    removedAt: row.removed_at === null ? null : isoTime(row.removed_at),
  };
}

/** An outline as it was edited or handed in, or as it was generated; empty while it is being drafted. */
export function presentOutline(row: EssayDraftRow, generation: Generation | null): EssayOutline {
  const drafted = generation?.result?.["outline"];
  const outline = row.outline === null ? (drafted ?? []) : JSON.parse(row.outline);
  return { no: row.no, generationId: row.generation_id, version: row.version, outline };
}

type Written = {
  readonly row: EssayRow;
  readonly outlines: EssayOutline[];
  readonly titleGenerations: string[];
  readonly abstracts: EssayAbstracts | null;
  readonly document: { readonly version: number; readonly outline: Paragraph[] };
  readonly job: AnsweredJob | null;
};

export function presentEssay({ row, outlines, titleGenerations, abstracts, document, job }: Written): Essay {
  const { essayId: _id, document: _document, ...facts } = factsOf(row);
  const sections = job === null ? [] : sectionsOf(job);
  return {
    ...presentSummary(row),
    ...facts,
    topic: row.topic,
    method: row.method,
    titleGenerations,
    outlines,
    abstracts,
    brief: row.brief === null ? null : essayBriefSchema.parse(JSON.parse(row.brief)),
    cover: coverOf(row),
    integrityAt: isoOrNull(row.integrity_at),
    version: document.version,
    job: job === null ? null : presentJobOf(job, sections),
    outline: withJob(document.outline, new Map(sections.map((section) => [section.paragraphId, section])), isOver(job)),
  };
}

function presentJobOf({ job }: Job, sections: EssayJobSection[]): Essay["job"] {
  const { jobId, status, pausedReason, neededTokens, steps } = job;
  return { jobId, status, pausedReason, neededTokens, done: steps.done, total: steps.total, sections };
}

function isOver(job: AnsweredJob | null): boolean {
  return job !== null && ["done", "stopped", "failed"].includes(job.job.status);
}

/** What a paragraph is shown as while a job has something to do with it; a finished step says nothing. */
const STATUS_OF: Partial<Record<EssayJobSection["status"], Paragraph["status"]>> = {
  waiting: "queued",
  ready: "queued",
  running: "writing",
  failed: "failed",
  stopped: "stopped",
};

/** Paragraphs with what the job is doing with them. Once it is over it says nothing of those that got other words since. */
function withJob(paragraphs: readonly Paragraph[], sections: ReadonlyMap<string, EssayJobSection>, isOver: boolean): Paragraph[] {
  return paragraphs.map((paragraph) => {
    const section = sections.get(paragraph.id);
    const isTold = section !== undefined && !(isOver && paragraph.text !== "" && section.place !== "placed");
    const status = isTold ? STATUS_OF[section.status] : undefined;
    return { ...paragraph, status: status ?? paragraph.status, subPara: withJob(paragraph.subPara, sections, isOver) };
  });
}
