import type { ReasonCode, ReferenceItem } from "@tangleaf/contract";
import { languageOf } from "@tangleaf/document/references";
import { AppError } from "../../platform/errors.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { createPageOpener } from "./open-page.ts";
import type { WebPageOptions } from "./options.ts";
import { searchWeb } from "./search-web.ts";
import type { WebPages } from "./web-pages.ts";

const EXCERPT_CHARACTERS = 280;
const ISO_DAY_CHARACTERS = "2026-11-23".length;
const WORK_REASONS = {
  notFound: "source.workUnknown",
  different: "source.workUnknown",
  unavailable: "reference.unavailable",
} as const satisfies Readonly<Record<string, ReasonCode>>;

/** The web-pages module on its ports. */
export function createWebPages(options: WebPageOptions): WebPages {
  const { webSearch, sources, references, canFindWorks } = options;
  const opener = createPageOpener(options);
  /** Throws document.unknown. */
  const requireNote = ({ userId, noteId }: { userId: string; noteId: string }) => sources.list({ userId, noteId });

  return {
    canSearch: webSearch !== null,
    canFindWorks,

    async search(input) {
      await requireNote(input);
      return searchWeb(options, input);
    },

    async quotePage(input) {
      await requireNote(input);
      const { title, url, site, publishedAt, text, characters, isCut, tokens } = await opener.open(input.userId, input.url, input.signal);
      const excerpt = text.slice(0, EXCERPT_CHARACTERS).toWellFormed();
      return { title, url, site, publishedAt, excerpt, characters, isCut, tokens };
    },

    async addPage(input) {
      await requireNote(input);
      const { userId, noteId, requestId } = input;
      const { title, url, site, publishedAt, text, pages, fetchedAt, tokens } = await opener.open(input.userId, input.url, input.signal);
      if (tokens > input.tokens) throw new AppError("source.costsMore", { field: "tokens" });
      const item: ReferenceItem = {
        ...{ type: "webpage", title, url, language: languageOf(title), authors: [{ literal: site }] },
        ...(publishedAt !== null && { date: publishedAt }),
        accessed: isoTime(fetchedAt).slice(0, ISO_DAY_CHARACTERS),
      };
      return sources.storeSource({ userId, noteId, kind: "web", title, text, pages, url, site, fetchedAt, item, requestId });
    },

    async addWork({ userId, noteId, work, signal }) {
      await requireNote({ userId, noteId });
      const found = await references.lookUp({ work, signal });
      if ("failed" in found) throw new AppError(WORK_REASONS[found.failed]);
      const { item, abstract } = found;
      if (abstract === "") throw new AppError("source.noAbstract");
      const facts = { title: item.title, text: abstract, url: item.url ?? null, fetchedAt: null, item };
      const { source } = await sources.storeSource({ userId, noteId, kind: "work", ...facts });
      return { source };
    },

    close: opener.close,
  };
}
