import type { DocumentPresence } from "@tangleaf/contract";

/** Where this page is, is said again this often; the server forgets it after 15 seconds. */
const SAY_EVERY_MS = 10_000;
const FORGOTTEN_AFTER_MS = 15_000;

type Here = Pick<DocumentPresence, "headingId" | "tableLease">;

export type Presence = {
  /** Other pages on this document, by client. */
  readonly others: readonly DocumentPresence[];
  /** This page is in another section; said once it has stayed there. */
  moveTo(headingId: string | null): void;
  /** Asks for the structure of a table before it is changed, or gives it back (null). false: another page is changing it. */
  lease(tableId: string | null): boolean;
  heard(presence: DocumentPresence): void;
  end(): void;
};

type OpenPresence = {
  clientId: () => string;
  say: (here: Here) => Promise<unknown>;
  now: () => number;
  onChange: () => void;
};

/** Says where this page is while it is open, and knows where others are. */
export function createPresence({ clientId, say, now, onChange }: OpenPresence): Presence {
  const heard = new Map<string, { presence: DocumentPresence; at: number }>();
  let here: Here = { headingId: null, tableLease: null };
  let timer: ReturnType<typeof setTimeout> | null = null;

  const others = () => [...heard.values()].filter(({ at }) => now() - at < FORGOTTEN_AFTER_MS).map(({ presence }) => presence);

  function tell(after: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      // Nobody needs it when it cannot be said.
      if (globalThis.document?.visibilityState !== "hidden") void say(here).catch(() => undefined);
      forget();
      tell(SAY_EVERY_MS);
    }, after);
  }

  function forget(): void {
    const before = heard.size;
    for (const [id, { at }] of heard) if (now() - at >= FORGOTTEN_AFTER_MS) heard.delete(id);
    if (heard.size !== before) onChange();
  }

  tell(0);
  return {
    get others() {
      return others();
    },
    moveTo(headingId) {
      if (headingId === here.headingId) return;
      here = { ...here, headingId };
      tell(500);
    },
    lease(tableId) {
      if (tableId !== null && others().some(({ tableLease }) => tableLease === tableId)) return false;
      if (tableId !== here.tableLease) {
        here = { ...here, tableLease: tableId };
        tell(0);
      }
      return true;
    },
    heard(presence) {
      if (presence.clientId === clientId()) return;
      heard.set(presence.clientId, { presence, at: now() });
      onChange();
    },
    end() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
