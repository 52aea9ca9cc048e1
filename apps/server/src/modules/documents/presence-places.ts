import { PERSON_PRESENCES_MAX } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { PRESENCE_MS } from "./constants.ts";

type Page = { readonly userId: string; readonly documentId: string; readonly clientId: string };
export type PresencePlaces = {
  /** Throws presence.tooMany where so many other pages say already where they are. */
  take(page: Page): void;
  leave(page: Page): void;
};

/**
 * Counts the pages that say where they are, of each document and of each person, in this process: each is kept until it is silent, and
 * told to all that watch the document.
 */
export function createPresencePlaces({ clock, perDocument }: { clock: Pick<Clock, "now">; perDocument: number }): PresencePlaces {
  const documents = new Map<string, Map<string, number>>();
  const people = new Map<string, Map<string, number>>();
  let sweptAt = 0;

  /** Once in the time after which a page is forgotten. */
  function sweep(now: number): void {
    if (now - sweptAt < PRESENCE_MS && now >= sweptAt) return;
    sweptAt = now;
    for (const all of [documents, people])
      for (const [id, pages] of all) {
        forget(pages, now);
        if (pages.size === 0) all.delete(id);
      }
  }

  function of(all: typeof documents, id: string): Map<string, number> {
    const pages = all.get(id) ?? new Map<string, number>();
    all.set(id, pages);
    return pages;
  }

  function assertFree(pages: Map<string, number>, page: string, { max, now }: { max: number; now: number }): void {
    if (pages.has(page) || pages.size < max) return;
    forget(pages, now);
    if (pages.size >= max) throw new AppError("presence.tooMany", { params: { max } });
  }

  return {
    take({ userId, documentId, clientId }) {
      const now = clock.now();
      sweep(now);
      const places = [
        { pages: of(documents, documentId), page: clientId, max: perDocument },
        { pages: of(people, userId), page: `${documentId} ${clientId}`, max: PERSON_PRESENCES_MAX },
      ];
      for (const { pages, page, max } of places) assertFree(pages, page, { max, now });
      for (const { pages, page } of places) pages.set(page, now + PRESENCE_MS);
    },
    leave({ userId, documentId, clientId }) {
      documents.get(documentId)?.delete(clientId);
      people.get(userId)?.delete(`${documentId} ${clientId}`);
    },
  };
}

function forget(pages: Map<string, number>, now: number): void {
  for (const [page, until] of pages) if (until <= now) pages.delete(page);
}
