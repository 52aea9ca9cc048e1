/** Services that can be asked what stands on the web. */
export const WEB_SEARCH_NAMES = ["searxng", "bocha", "tavily"] as const;
export type WebSearchName = (typeof WEB_SEARCH_NAMES)[number];

/**
 * A page as a service names it. Adapters bound every length and remove tags and control characters; the page itself has not
 * been read. null = the service says nothing usable.
 */
export type FoundPage = {
  /** Never empty. */
  readonly title: string;
  /** http or https, without user info. */
  readonly url: string;
  readonly snippet: string | null;
  /** Name of the site, or its host. */
  readonly site: string;
  /** `2026-11-23`. */
  readonly publishedAt: string | null;
};

export type WebQuery = {
  readonly q: string;
  /** Language pages are preferred in. */
  readonly language: "zh" | "en";
  /** Pages of one answer. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly signal: AbortSignal;
};

/** One service. `search` throws WebSearchError. */
export interface WebSearch {
  readonly name: WebSearchName;
  /** Best match first, each address once; empty where there is none. */
  search(query: WebQuery): Promise<readonly FoundPage[]>;
}

/**
 * `unavailable`: no connection, a refusal, or a fault of the service; `timeout`: no whole answer in time; `limited`: it wants
 * fewer calls; `badAnswer`: an answer that is none.
 */
export type WebSearchFault = "unavailable" | "timeout" | "limited" | "badAnswer";

/** What went wrong with the service; the note is for the log and quotes no answer. */
export class WebSearchError extends Error {
  readonly fault: WebSearchFault;
  /** When it may be asked again, in milliseconds from now; null = unknown. */
  readonly waitMs: number | null;
  constructor(fault: WebSearchFault, note: string, waitMs: number | null = null) {
    super(note);
    this.name = "WebSearchError";
    this.fault = fault;
    this.waitMs = waitMs;
  }
}
