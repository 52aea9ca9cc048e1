import type { OtherTabs } from "./other-tabs.ts";

export type TabUpdates = {
  /** Tells other tabs the changes they have not heard; without changes, that this page is there. */
  tell(updates: readonly Uint8Array[]): void;
};

type OpenTabUpdates = {
  tabs: OtherTabs;
  /** The document as it is now: its epoch, and the id of this page in it. */
  current: () => { epoch: number; clientId: string };
  /** A change another tab could not send. */
  onUpdate: (update: Uint8Array) => void;
};

/** Exchanges changes with other tabs of this browser; each is told once. */
export function createTabUpdates({ tabs, current, onUpdate }: OpenTabUpdates): TabUpdates {
  const known = new WeakSet<Uint8Array>();
  tabs.hear(({ epoch, updates }) => {
    if (epoch !== current().epoch) return;
    for (const update of updates) {
      known.add(update);
      onUpdate(update);
    }
  });
  return {
    tell(updates) {
      const unknown = updates.filter((update) => !known.has(update));
      for (const update of unknown) known.add(update);
      if (updates.length === 0 || unknown.length > 0) tabs.tell({ ...current(), updates: unknown });
    },
  };
}
