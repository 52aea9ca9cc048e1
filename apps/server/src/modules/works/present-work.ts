import { type EssayStage, PAGE_SIZE_MAX, type Work } from "@tangleaf/contract";
import { excerptOf } from "../../platform/excerpt-of.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { readLengths, textExcerpt } from "../generation/index.ts";
import { type DraftOfWork, type FoundWork, readDrafts, readTextsOf, readWork } from "./work.repo.ts";
import type { WorkOptions } from "./work-options.ts";
import type { WorkFilter } from "./work-sources.ts";

type View = { readonly filter: WorkFilter; readonly words: string };
type JobOf = (jobId: string | null) => Work["jobStatus"];

/** Works as they are listed, without those that went meanwhile. */
export function createPresentWork({ db, jobs, search }: Pick<WorkOptions, "db" | "jobs" | "search">) {
  /** Pieces by their ids: the newest draft, and the words of the one that was found, or of the newest that has any. */
  async function presentTexts(page: readonly FoundWork[], { filter, words }: View): Promise<Map<string, Work>> {
    const texts = page.filter(({ kind }) => kind === "text");
    const rows = await readDrafts(
      db,
      filter,
      texts.map(({ id }) => id),
    );
    const drafts = Map.groupBy(rows, ({ piece_id }) => piece_id);
    const shown = texts.flatMap((found) => {
      const [newest, ...earlier] = drafts.get(found.id) ?? [];
      if (newest === undefined) return [];
      const all = [newest, ...earlier];
      const hit = all.find(({ id, chars }) => (words === "" ? chars > 0 : id === found.entryId)) ?? newest;
      return [{ found, newest, hit, drafts: all.length }];
    });
    const read = await readTextsOf(
      db,
      shown.map(({ hit }) => hit.id),
    );
    const lengths = await readLengths(
      db,
      shown.flatMap(({ newest, hit }) => [newest.id, hit.id]),
    );
    const wordsOf = new Map(read.map((text) => [text.id, text]));
    const works = shown.map(({ found, newest, hit, drafts }): [string, Work] => {
      const text = wordsOf.get(hit.id);
      const excerpt = text === undefined ? "" : textExcerpt(text, words === "" ? undefined : words);
      const draft = words === "" ? newest : hit;
      const charCnt = lengths.get(draft.id) ?? draft.chars;
      return [found.id, { ...common(found, filter), charCnt, draft: draftFacts(draft, drafts), title: newest.title, excerpt }];
    });
    return new Map(works);
  }

  async function presentOther(found: FoundWork, { words, filter }: View, jobOf: JobOf): Promise<Work | null> {
    if (found.kind === "text") return null;
    const row = await readWork(db, found.kind, found.id);
    if (row === undefined) return null;
    const jobStatus = jobOf(row.job_id);
    const beginning = excerptOf((row.excerpt === "" ? row.beginning : row.excerpt).replace(/\s+/g, " ").trim(), undefined);
    const { userId } = filter;
    // A note is a text with gaps only while something fills them.
    const isCounted = found.kind === "essay" ? row.stage === "content" : jobStatus !== null;
    return {
      ...common(found, filter),
      title: row.title,
      excerpt: words === "" ? beginning : await search.excerpt({ userId, kind: found.kind, id: found.id, words, beginning }),
      charCnt: row.chars,
      sections: isCounted && row.total !== null && row.done !== null ? { done: row.done, total: row.total } : null,
      jobStatus,
      stage: row.stage as EssayStage | null,
    };
  }

  return async (page: readonly FoundWork[], view: View): Promise<Work[]> => {
    const isWritten = page.some(({ kind }) => kind === "essay" || kind === "note");
    const unfinished = isWritten
      ? (await jobs.list({ userId: view.filter.userId, unfinished: true, page: 1, size: PAGE_SIZE_MAX })).list
      : [];
    const jobOf: JobOf = (jobId) => unfinished.find((job) => job.jobId === jobId)?.status ?? null;
    const texts = await presentTexts(page, view);
    const list: Work[] = [];
    for (const found of page) {
      const work = found.kind === "text" ? texts.get(found.id) : await presentOther(found, view, jobOf);
      if (work !== null && work !== undefined) list.push(work);
    }
    return list;
  };
}

function draftFacts(draft: DraftOfWork, drafts: number): Work["draft"] {
  const { id: generationId, draft_no: draftNo, scene_type: sceneType, status, target, finish_reason: finishReason } = draft;
  return { generationId, draftNo, drafts, status, sceneType, target, finishReason };
}

/** What every work has; the rest is as it is where a kind has nothing of it. */
function common({ kind, id, at }: FoundWork, { place }: WorkFilter): Work {
  const updatedAt = isoTime(at);
  const nothing = { charCnt: null, sections: null, jobStatus: null, draft: null, stage: null } as const;
  return { kind, id, title: "", excerpt: "", ...nothing, updatedAt, removedAt: place === "bin" ? updatedAt : null };
}
