import { FREE_WAIT_SECONDS } from "./constants.ts";
import { EDUCATION_LEVELS, type EducationLevel } from "./education-levels.ts";

export type Variant = "zh" | "en";
export type Level = "free" | "vip";

/**
 * What a level may do: one table for the server, which refuses, and the page, which says so before the click. A row exists
 * when the server enforces it (`apps/server/src/http/limits.call.test.ts` proves each one); the page compares every row of what
 * can be reached.
 */
export type Limits = {
  /** Seconds between two AI requests. Refused with wait.notOver (97). */
  readonly waitSeconds: number;
  /** Generations of one user that may run at the same time. Refused with generation.tooMany (1). */
  readonly concurrentGenerations: number;
  /** Steps of one user's jobs that may run at the same time; the others wait. Not on the page before a flow starts jobs. */
  readonly concurrentJobSteps: number;
  /** Texts as Word files; Markdown is open to everybody. Refused with level.needsVip (97). */
  readonly wordDownload: boolean;
  /** Files kept for download at the same time; pictures in notes are not among them. Refused with download.tooMany (1). */
  readonly storedFiles: number;
  /** How large they may be together, with the pictures in notes. One archive of everything is kept beyond that. Refused with download.tooMany (1). */
  readonly storedFileBytes: number;
  /** Largest file that may be uploaded; uploads count among the stored files. Refused with upload.tooLarge (1). */
  readonly uploadBytes: number;
  /** Notes outside the bin. Refused with note.tooMany (1). */
  readonly storedNotes: number;
  /** Searches of the web that find something, in a day of Shanghai. Refused with webSearch.tooMany (1), which says when again. */
  readonly webSearchesADay: number;
  /** Mind trees outside the bin. Refused with mindtree.tooMany (1). */
  readonly storedMindtrees: number;
  /** Times a day ideas are asked for; they cost nothing. Refused with expand.tooOften (1). */
  readonly dailyIdeas: number;
  /** Tables that are kept, and how large they may be together. Refused with table.tooMany (1). */
  readonly storedTables: number;
  readonly storedTableBytes: number;
  /** Hours a table that was not kept stays after it was last used. */
  readonly unsavedTableHours: number;
  /** Charts outside the bin. Refused with chart.tooMany (1). */
  readonly storedCharts: number;
  /** All that is kept, of every kind and in the bin too. What is there is edited, exported and restored beyond it. Refused with space.full (1). */
  readonly storedBytes: number;
  /** Works of each kind in the bin: texts, essays, notes, mind trees, tables, charts. Refused with bin.full (1). */
  readonly binWorks: number;
  /** Titles suggested for an essay in one request. Refused with level.needsVip (97), like all that follows. */
  readonly essayTitles: number;
  /** Keywords of an essay. */
  readonly essayKeywords: number;
  /** Levels of education an outline may be drafted for. */
  readonly essayLevels: readonly EducationLevel[];
  /** Chapters of an essay's outline. */
  readonly essayChapters: number;
  /** Longest paragraph that is written at once, in characters; a longer target is written up to this. Nothing is refused. */
  readonly essayParagraphCharacters: number;
  /** All paragraphs of an essay in one job. */
  readonly essayFullText: boolean;
  /** Longest document of a generator that is written at once, in characters. */
  readonly documentCharacters: number;
  /** Abstracts of an essay. */
  readonly essayAbstract: boolean;
  /** An essay as JSON. */
  readonly essayJson: boolean;
  /** The titles suggested for an essay as a file. */
  readonly essayTitlesDownload: boolean;
  /** An outline of an essay as a file. */
  readonly essayOutlineDownload: boolean;
  /** Titles of sections edited where the essay is written. The page alone holds this: a document is its owner's, and the server takes any change of it. */
  readonly essayEditTitles: boolean;
};

const MEBIBYTE = 1024 * 1024;

const free: Limits = {
  waitSeconds: FREE_WAIT_SECONDS,
  concurrentGenerations: 1,
  concurrentJobSteps: 1,
  wordDownload: true,
  storedFiles: 100,
  storedFileBytes: 50 * MEBIBYTE,
  uploadBytes: 10 * MEBIBYTE,
  storedNotes: 50,
  webSearchesADay: 20,
  storedMindtrees: 100,
  dailyIdeas: 100,
  storedTables: 20,
  storedTableBytes: 200 * MEBIBYTE,
  unsavedTableHours: 24,
  storedCharts: 100,
  // Tables and files leave half of it to what is written.
  storedBytes: 500 * MEBIBYTE,
  binWorks: 200,
  essayTitles: 2,
  essayKeywords: 2,
  essayLevels: ["juniorCollege", "undergraduate"],
  essayChapters: 6,
  essayParagraphCharacters: 200,
  essayFullText: false,
  documentCharacters: 5000,
  essayAbstract: false,
  essayJson: false,
  essayTitlesDownload: false,
  essayOutlineDownload: false,
  essayEditTitles: false,
};

const vip: Limits = {
  waitSeconds: 0,
  concurrentGenerations: 3,
  concurrentJobSteps: 4,
  wordDownload: true,
  storedFiles: 1000,
  storedFileBytes: 500 * MEBIBYTE,
  uploadBytes: 20 * MEBIBYTE,
  storedNotes: 5000,
  webSearchesADay: 200,
  storedMindtrees: 1000,
  dailyIdeas: 300,
  storedTables: 500,
  storedTableBytes: 2048 * MEBIBYTE,
  unsavedTableHours: 7 * 24,
  storedCharts: 2000,
  storedBytes: 5120 * MEBIBYTE,
  // As many as a kind has outside it.
  binWorks: 5000,
  essayTitles: 6,
  essayKeywords: 10,
  essayLevels: EDUCATION_LEVELS,
  essayChapters: 9,
  // What a model writes in one go, at most.
  essayParagraphCharacters: 3000,
  essayFullText: true,
  documentCharacters: 20_000,
  essayAbstract: true,
  essayJson: true,
  essayTitlesDownload: true,
  essayOutlineDownload: true,
  essayEditTitles: true,
};

/** Characters a section may have by the person's level; undefined where only what a model can write bounds it. */
export function sectionLimit({ essayParagraphCharacters }: Pick<Limits, "essayParagraphCharacters">): number | undefined {
  return essayParagraphCharacters < vip.essayParagraphCharacters ? essayParagraphCharacters : undefined;
}

/** Level × variant: in English Word files are for members, and a member's paragraphs have 800 words at most. */
export const LIMITS: Readonly<Record<Variant, Readonly<Record<Level, Limits>>>> = {
  zh: { free, vip },
  en: { free: { ...free, wordDownload: false }, vip: { ...vip, essayParagraphCharacters: 800 } },
};
