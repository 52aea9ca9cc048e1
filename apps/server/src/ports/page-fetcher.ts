/** A page as its server sent it, unpacked. */
export type FetchedPage = {
  /** Where it was found in the end. */
  readonly url: string;
  readonly type: "html" | "plain" | "pdf";
  /** What the server says it is written in; null = it does not say. */
  readonly charset: string | null;
  readonly bytes: Buffer;
};

/** Opens pages of the web that somebody else has named. */
export interface PageFetcher {
  /** Throws PageError. */
  fetch(url: string, signal: AbortSignal): Promise<FetchedPage>;
}

/**
 * `address`: not an address of the public web, there or after a redirect; `robots`: its site lets no programs in; `refused`: it
 * answers with an error; `redirects`: too many; `type`: neither a page nor a PDF; `tooLarge`; `timeout`; `unavailable`: no
 * connection, or no whole answer.
 */
export type PageFault = "address" | "robots" | "refused" | "redirects" | "type" | "tooLarge" | "timeout" | "unavailable";

/** Why a page was not fetched; the note is for the log. */
export class PageError extends Error {
  readonly fault: PageFault;
  constructor(fault: PageFault, note: string) {
    super(note);
    this.name = "PageError";
    this.fault = fault;
  }
}
