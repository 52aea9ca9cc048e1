import { type ReasonCode, sourceTokens, UPLOAD_TYPES } from "@tangleaf/contract";
import { hasWords } from "@tangleaf/document/count";
import { AppError } from "../../platform/errors.ts";
import { createWorkerPool } from "../../platform/worker-pool.ts";
import { type FetchedPage, PageError, type PageFault } from "../../ports/page-fetcher.ts";
import { createFileReader } from "../text-sources/index.ts";
import type { WebPageOptions } from "./options.ts";
import type { PageReading, PageTask } from "./read/read-html.ts";

/** Of a PDF, its pages; a page of the web is one. */
type Paged = { readonly pages?: readonly string[] };

/** A page as it was read, and what keeping it costs. */
export type OpenedPage = PageReading &
  Paged & {
    readonly url: string;
    readonly site: string;
    /** Epoch milliseconds. */
    readonly fetchedAt: number;
    readonly characters: number;
    readonly tokens: number;
  };

const REASONS: Readonly<Record<PageFault, ReasonCode>> = {
  address: "webPage.address",
  robots: "webPage.robots",
  refused: "webPage.refused",
  redirects: "webPage.refused",
  type: "webPage.type",
  tooLarge: "webPage.tooLarge",
  timeout: "webPage.timeout",
  unavailable: "webPage.unavailable",
};
const READ_CPU_MAX_MS = 10_000;
const HEAP_MAX_MB = 256;
/** Refusals that say nothing about the page. */
const QUEUE_REASONS: ReadonlySet<ReasonCode> = new Set<ReasonCode>(["work.tooMany", "work.busy", "server.unavailable"]);
/** Passages of one source, as they are counted when it is kept. */
const PASSAGES_MAX = 4000;
/** A page that was quoted is usually added next: it is opened once, if it is the same process. */
const KEPT_MS = 600_000;
const KEPT_MAX = 20;

/** Opens pages of the web and reads them in a worker thread, within bounds. */
export function createPageOpener({ fetcher, log, clock, importer, texts, variant }: WebPageOptions) {
  const pool = createWorkerPool<PageTask, PageReading>({
    file: new URL("./read/read-html.ts", import.meta.url),
    what: "web page read",
    log,
    heapMaxMb: HEAP_MAX_MB,
    cpuMaxMs: READ_CPU_MAX_MS,
  });
  const files = createFileReader({ importer, log, variant });
  const kept = new Map<string, OpenedPage>();

  async function read(userId: string, { type, bytes, charset }: FetchedPage): Promise<PageReading & Paged> {
    if (type !== "pdf") return pool.run("readHtml", { bytes, charset, type, now: clock.now() }, { userId });
    const { title, pages, isCut } = await files.readBytes({ userId, contentType: UPLOAD_TYPES.pdf.contentType, bytes });
    return { title, site: null, publishedAt: null, text: pages.join("\n"), isCut, pages };
  }

  async function open(userId: string, address: string, signal: AbortSignal): Promise<OpenedPage> {
    const page = await fetcher.fetch(address, signal).catch((error: unknown) => {
      throw error instanceof PageError ? new AppError(REASONS[error.fault], { field: "url" }, error.message) : error;
    });
    const reading = await read(userId, page).catch((error: unknown) => {
      if (!(error instanceof AppError) || QUEUE_REASONS.has(error.reason)) throw error;
      throw new AppError("webPage.unreadable", { field: "url" }, error.message, { cause: error });
    });
    if (!hasWords(reading.text)) throw new AppError("webPage.unreadable", { field: "url" });
    const { hostname } = new URL(page.url);
    const pages = reading.pages ?? [reading.text];
    const cut = await texts.cutPassages({ userId, pages, hasPages: reading.pages !== undefined, max: PASSAGES_MAX });
    const characters = cut.reduce((sum, { text }) => sum + text.length, 0);
    const site = reading.site ?? hostname.replace(/^www\./, "");
    const title = reading.title === "" ? hostname : reading.title;
    return { ...reading, title, site, url: page.url, fetchedAt: clock.now(), characters, tokens: sourceTokens(characters) };
  }

  return {
    /** Throws webPage.…, work.tooMany, work.busy. */
    async open(userId: string, address: string, signal: AbortSignal): Promise<OpenedPage> {
      const before = kept.get(address);
      if (before !== undefined && clock.now() - before.fetchedAt < KEPT_MS) return before;
      const page = await open(userId, address, signal);
      kept.delete(address);
      kept.set(address, page);
      const oldest = kept.keys().next().value;
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
      return page;
    },
    close: async () => {
      await pool.close();
      await files.close();
    },
  };
}
