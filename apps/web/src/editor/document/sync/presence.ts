import type { DocumentPresence } from "@tangleaf/contract";

/** Where this page is, is said again this often; the server forgets it after 15 seconds. */
const SAY_EVERY_MS = 10_000;
const FORGOTTEN_AFTER_MS = 15_000;
/** A section is said once the caret has stayed there. */
const STAYED_MS = 500;

type Here = Pick<DocumentPresence, "headingId" | "tableLease">;

/** Another page on this document; `isTab`: of this browser. */
export type OtherPage = DocumentPresence & { readonly isTab: boolean };

export type Presence = {
  /**
   * Other pages on this document. One is counted from its second word on: what was said once may be of a page that is gone, such as
   * this one before it was reloaded.
   */
  readonly others: readonly OtherPage[];
  /** This page is in another section; said once it has stayed there. */
  moveTo(headingId: string | null): void;
  /** Asks for the structure of a table before it is changed, or gives it back (null). false: another page is changing it. */
  lease(tableId: string | null): boolean;
  heard(presence: DocumentPresence): void;
  /** The page is being left: others need not wait until it is forgotten. */
  leave(): void;
  end(): void;
};

type OpenPresence = {
  clientId: () => string;
  say: (here: Here & Pick<DocumentPresence, "gone">) => Promise<unknown>;
  isTab: (clientId: string) => boolean;
  now: () => number;
  onChange: () => void;
};

type Heard = { readonly presence: DocumentPresence; readonly at: number; readonly isSure: boolean };

/** Says where this page is while it is open, and knows where others are. */
export function createPresence({ clientId, say, isTab, now, onChange }: OpenPresence): Presence {
  const heard = new Map<string, Heard>();
  let here: Here = { headingId: null, tableLease: null };
  let timer: ReturnType<typeof setTimeout> | null = null;
  let forgetting: ReturnType<typeof setTimeout> | null = null;

  const fresh = () => [...heard.values()].filter(({ at }) => now() - at < FORGOTTEN_AFTER_MS);

  function tell(after: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      // Nobody needs it when it cannot be said.
      if (globalThis.document?.visibilityState !== "hidden") void say(here).catch(() => undefined);
      tell(SAY_EVERY_MS);
    }, after);
  }

  /** Whoever is silent goes when it is time, not with the next word of somebody else. */
  function forget(): void {
    for (const [id, { at }] of heard) if (now() - at >= FORGOTTEN_AFTER_MS) heard.delete(id);
    onChange();
    forgetLater();
  }

  function forgetLater(): void {
    if (forgetting !== null) clearTimeout(forgetting);
    const first = Math.min(...[...heard.values()].map(({ at }) => at));
    forgetting = heard.size === 0 ? null : setTimeout(forget, Math.max(0, first + FORGOTTEN_AFTER_MS - now()));
  }

  tell(0);
  return {
    get others() {
      return fresh()
        .filter(({ isSure }) => isSure)
        .map(({ presence }) => ({ ...presence, isTab: isTab(presence.clientId) }));
    },
    moveTo(headingId) {
      if (headingId === here.headingId) return;
      here = { ...here, headingId };
      tell(STAYED_MS);
    },
    lease(tableId) {
      if (tableId !== null && fresh().some(({ presence }) => presence.tableLease === tableId)) return false;
      if (tableId !== here.tableLease) {
        here = { ...here, tableLease: tableId };
        tell(0);
      }
      return true;
    },
    heard(presence) {
      if (presence.clientId === clientId()) return;
      if (presence.gone) heard.delete(presence.clientId);
      else heard.set(presence.clientId, { presence, at: now(), isSure: heard.has(presence.clientId) });
      onChange();
      forgetLater();
    },
    leave: () => void say({ headingId: null, tableLease: null, gone: true }).catch(() => undefined),
    end() {
      this.leave();
      if (timer !== null) clearTimeout(timer);
      if (forgetting !== null) clearTimeout(forgetting);
    },
  };
}
