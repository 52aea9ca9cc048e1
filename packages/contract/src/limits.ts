import { FREE_WAIT_SECONDS } from "./constants.ts";

/** What each level may do (spec §6). One table for the server (to refuse, with code 97) and the page (to explain first). */
export type Variant = "zh" | "en";
export type Level = "free" | "vip";

export type Limits = {
  /** Seconds between two AI requests. */
  readonly waitSeconds: number;
  /** Generations of one user that may run at the same time. */
  readonly concurrentGenerations: number;
  readonly titlesPerRequest: number;
  readonly keywordsPerTitle: number;
  /** All suggested titles as one file. */
  readonly titlesDownload: boolean;
  readonly outlineChapters: number;
  /** Education levels that may be outlined; keys of the catalogue, not labels. */
  readonly outlineLevels: readonly string[];
  readonly outlineDownload: boolean;
  /** Characters of one paragraph; null = what the model can give. */
  readonly paragraphCharacters: number | null;
  readonly oneClickFullText: boolean;
  /** Many paragraphs written anew at once; one alone always may be. */
  readonly bulkRewrite: boolean;
  readonly abstract: boolean;
  readonly paragraphTitleEditing: boolean;
  readonly wordDownload: boolean;
  readonly jsonExport: boolean;
  /** Files kept for download at the same time … */
  readonly storedFiles: number;
  /** … and how large they may be together. One archive of everything is kept beyond that. */
  readonly storedFileBytes: number;
  /** Largest file that may be uploaded. Uploads count among the stored files. */
  readonly uploadBytes: number;
};

const MEBIBYTE = 1024 * 1024;

const free: Limits = {
  waitSeconds: FREE_WAIT_SECONDS,
  concurrentGenerations: 1,
  titlesPerRequest: 2,
  keywordsPerTitle: 2,
  titlesDownload: false,
  outlineChapters: 6,
  outlineLevels: ["college", "bachelor"],
  outlineDownload: false,
  paragraphCharacters: 200,
  oneClickFullText: false,
  bulkRewrite: false,
  abstract: false,
  paragraphTitleEditing: false,
  wordDownload: true,
  jsonExport: false,
  storedFiles: 100,
  storedFileBytes: 50 * MEBIBYTE,
  uploadBytes: 10 * MEBIBYTE,
};

const vip: Limits = {
  waitSeconds: 0,
  concurrentGenerations: 3,
  titlesPerRequest: 6,
  keywordsPerTitle: 10,
  titlesDownload: true,
  outlineChapters: 9,
  outlineLevels: ["middle", "college", "bachelor", "master", "phd"],
  outlineDownload: true,
  paragraphCharacters: null,
  oneClickFullText: true,
  bulkRewrite: true,
  abstract: true,
  paragraphTitleEditing: true,
  wordDownload: true,
  jsonExport: true,
  storedFiles: 1000,
  storedFileBytes: 500 * MEBIBYTE,
  uploadBytes: 20 * MEBIBYTE,
};

/** Level × variant (decisions §2: Word download and paragraph length differ by variant). */
export const LIMITS: Readonly<Record<Variant, Readonly<Record<Level, Limits>>>> = {
  zh: { free, vip },
  en: { free: { ...free, wordDownload: false }, vip: { ...vip, paragraphCharacters: 800 } },
};
