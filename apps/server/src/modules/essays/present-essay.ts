import type { Essay, EssayAbstracts, EssayFacts, EssayOutline, EssaySummary, Generation, JobStep, Paragraph } from "@tangleaf/contract";
import { isoTime } from "../../platform/iso-time.ts";
import type { EssayDraftRow, EssayListRow, EssayRow } from "./essay.repo.ts";

/** Behind a title; 以某地为例 says what it is about. */
const SUBTITLE = /——(?!以).*$/;

/** What a generation is given of an essay. One that began with its title has that for its topic. */
export function factsOf(row: EssayRow): EssayFacts {
  const { id: essayId, major, title, material, level, language } = row;
  const topic = row.topic.trim() === "" ? title.replace(SUBTITLE, "") : row.topic;
  return { essayId, major, topic, title, material, level, language, keywords: JSON.parse(row.keywords) };
}

export function presentSummary(row: EssayListRow): EssaySummary {
  return {
    essayId: row.id,
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
  readonly job: (NonNullable<Essay["job"]> & { readonly steps: readonly JobStep[] }) | null;
};

export function presentEssay({ row, outlines, titleGenerations, abstracts, document, job }: Written): Essay {
  const { essayId: _id, ...facts } = factsOf(row);
  return {
    ...presentSummary(row),
    ...facts,
    topic: row.topic,
    method: row.method,
    titleGenerations,
    outlines,
    abstracts,
    version: document.version,
    job: job === null ? null : { jobId: job.jobId, status: job.status, done: job.done, total: job.total },
    outline: job === null ? document.outline : withJob(document.outline, new Map(job.steps.map((step) => [step.name, step]))),
  };
}

/** What a step that writes a paragraph is called. */
export const writeStep = (paragraphId: string): string => `write-${paragraphId}`;

/** What a paragraph is shown as while a job has something to do with it; a finished step says nothing. */
const STATUS_OF: Partial<Record<JobStep["status"], Paragraph["status"]>> = {
  waiting: "queued",
  ready: "queued",
  running: "writing",
  failed: "failed",
  stopped: "stopped",
};

/** Paragraphs with what the job is doing with those that have no words yet. */
function withJob(paragraphs: readonly Paragraph[], steps: ReadonlyMap<string, JobStep>): Paragraph[] {
  return paragraphs.map((paragraph) => {
    const step = steps.get(writeStep(paragraph.id));
    const status = step === undefined ? undefined : STATUS_OF[step.status];
    return { ...paragraph, status: status ?? paragraph.status, subPara: withJob(paragraph.subPara, steps) };
  });
}
