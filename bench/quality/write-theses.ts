import { exampleOf, findScene } from "@tangleaf/catalogue";
import { DOCUMENT_TYPES, type EducationLevel, type Essay, type Job, type OutlineParagraph, type Paragraph } from "@tangleaf/contract";
import type { MeasuredMethod } from "@tangleaf/document";
import { type Load, sleep } from "../lib/load.ts";

/** A thesis that is asked for, as a person would. */
export type ThesisTask = {
  readonly language: "zh" | "en";
  readonly method: MeasuredMethod;
  readonly level: EducationLevel;
  readonly length: number;
  readonly major: string;
  readonly topic: string;
  readonly keywords: readonly string[];
  readonly material: string;
};
/** What the product made of it; `ended` says how the writing ended, or what was refused before. */
export type WrittenThesis = { readonly task: ThesisTask; readonly ended: string; readonly title: string; readonly essay: Essay | null };

const POLL_MS = 100;
const MOST_WAIT_MS = 150_000;
/** Sections of the outline that stands where a model drafts none: its texts are still of interest. */
const PARTS = 4;

/** Has the product write each thesis with each model: titles, outline, document, all sections, abstracts. A model "" is the default one. */
export async function writeTheses(load: Load, tasks: readonly ThesisTask[], models: readonly string[]): Promise<WrittenThesis[][]> {
  const people = await load.people(tasks.length * models.length);
  return Promise.all(
    models.map((model, row) => Promise.all(tasks.map((task, at) => writeOne(load, people[row * tasks.length + at] ?? "", task, model)))),
  );
}

async function writeOne({ server }: Load, token: string, task: ThesisTask, model: string): Promise<WrittenThesis> {
  const { language, level, length, major, topic, material } = task;
  const asked = { ...(model === "" ? {} : { model }) };
  const facts = { language, level, major, topic, material, keywords: [...task.keywords] };
  const call = async <T>(path: string, body: object) => {
    const answer = await server.call<T>(path, body, token);
    if (answer.code !== 0) throw new Error(`${path}: ${answer.message}`);
    return answer.data;
  };
  const result = async (generationId: string) => {
    for await (const event of server.stream({ generationId }, token)) if (event.event === "done" || event.event === "error") break;
    return (await call<{ result: unknown }>("/api/ai/get", { generationId })).result;
  };
  let title = topic;
  try {
    const titles = await call<{ essayId: string; generationId: string }>("/api/essay/titles", { ...facts, count: 3, ...asked });
    const { essayId } = titles;
    const suggested = (await result(titles.generationId)) as { titles?: readonly { title: string }[] } | null;
    title = suggested?.titles?.[0]?.title ?? topic;
    const about = { essayId, title, level, language, length, material, major };
    const drafted = await call<{ generationId: string }>("/api/essay/outline", { ...about, topic, keywords: [...task.keywords], ...asked });
    await result(drafted.generationId);
    const outline = (await call<Essay>("/api/essay/get", { essayId })).outlines[0]?.outline ?? [];
    await call("/api/essay/create", { ...about, outline: outline.length > 0 ? outline : plainOutline(task) });
    const { jobId } = await call<{ jobId: string }>("/api/essay/write", { essayId, ...asked });
    const ended = await jobEnd(() => call<Job>("/api/job/get", { jobId }));
    if (ended === "paused: stepFailed") await call("/api/job/stop", { jobId });
    const abstract = await server.call<{ generationId: string }>("/api/essay/abstract", { essayId, ...asked }, token);
    if (abstract.code === 0) await result(abstract.data.generationId);
    return {
      task,
      title,
      ended: outline.length > 0 ? ended : `no outline; ${ended}`,
      essay: await call<Essay>("/api/essay/get", { essayId }),
    };
  } catch (error) {
    return { task, title, ended: error instanceof Error ? error.message : String(error), essay: null };
  }
}

/** Has the product write one document of each generator, of the example its form is filled in with. */
export async function writeDocuments({ server, people }: Load, model: string): Promise<WrittenThesis[]> {
  const tokens = await people(DOCUMENT_TYPES.length);
  return Promise.all(
    DOCUMENT_TYPES.map(async (documentType, at) => {
      const scene = findScene(documentType);
      const fields = scene === null ? {} : exampleOf(scene, "zh");
      const said = (key: string) => String(fields[key] ?? "");
      const topic = said("topic");
      const keywords = said("keyword")
        .split("、")
        .filter((word) => word !== "");
      const about = { level: "undergraduate", length: Number(fields["length"]), major: said("major"), material: said("content") } as const;
      // Headings are those of the kind: no method is asked of them.
      const task: ThesisTask = { language: "zh", method: "case", topic, keywords, ...about };
      const token = tokens[at] ?? "";
      const begun = await server.call<{ essayId: string; jobId: string }>(
        "/api/document/start",
        { documentType, fields, ...(model === "" ? {} : { model }) },
        token,
      );
      if (begun.code !== 0) return { task, title: topic, ended: begun.message, essay: null };
      const { essayId, jobId } = begun.data;
      const ended = await jobEnd(async () => (await server.call<Job>("/api/job/get", { jobId }, token)).data);
      if (ended === "paused: stepFailed") await server.call("/api/job/stop", { jobId }, token);
      return { task, title: topic, ended, essay: (await server.call<Essay>("/api/essay/get", { essayId }, token)).data };
    }),
  );
}

async function jobEnd(look: () => Promise<Job>): Promise<string> {
  for (const until = Date.now() + MOST_WAIT_MS; Date.now() < until; await sleep(POLL_MS)) {
    const { status, pausedReason } = (await look()).job;
    if (status === "paused") return `paused: ${pausedReason}`;
    if (!["queued", "running"].includes(status)) return status;
  }
  return "not done in time";
}

function plainOutline({ language }: ThesisTask): { title: string; subPara: { title: string }[] }[] {
  const chapters = language === "zh" ? ["绪论", "正文", "结论"] : ["Introduction", "Main part", "Conclusion"];
  const part = language === "zh" ? "其" : "part ";
  return chapters.map((title, at) => ({
    title,
    subPara: at === 1 ? Array.from({ length: PARTS }, (_, index) => ({ title: `${title} ${part}${index + 1}` })) : [],
  }));
}

/** Sections without others below them. */
export function leavesOf(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.flatMap((paragraph) => (paragraph.subPara.length === 0 ? [paragraph] : leavesOf(paragraph.subPara)));
}

/** All headings. */
export function headingsOf(paragraphs: readonly (Paragraph | OutlineParagraph)[]): string[] {
  return paragraphs.flatMap(({ title, subPara }) => [title, ...headingsOf(subPara)]);
}
