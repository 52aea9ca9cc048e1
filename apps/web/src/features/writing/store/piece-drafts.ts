import type { Generation } from "@tangleaf/contract";
import type { StoreApi } from "zustand/vanilla";
import type { WritingApi } from "./writing-api.ts";
import { type Draft, fieldsOf, isRunning, phaseOf, toDraft, type WritingState, withDraft } from "./writing-state.ts";

export type PieceDrafts = ReturnType<typeof createPieceDrafts>;

/** The drafts of the piece on the workspace, and the texts the server last gave of them. */
export function createPieceDrafts(store: StoreApi<WritingState>, api: WritingApi) {
  const texts = new Map<string, string>();
  const units = new Map<string, number>();

  function take(generation: Generation): void {
    const { drafts, fields: known } = store.getState();
    if (!isRunning(phaseOf(generation.status))) {
      texts.set(generation.generationId, generation.text);
      units.set(generation.generationId, generation.rawUnits ?? generation.text.length);
    }
    const received = fieldsOf(generation) ?? known;
    // The form follows another object of fields: what is typed into it meanwhile must outlast that the same text is asked for again.
    const fields = JSON.stringify(received) === JSON.stringify(known) ? known : received;
    store.setState({ pieceId: generation.pieceId, drafts: withDraft(drafts, toDraft(generation)), fields });
  }

  return {
    take,
    texts,
    /** UTF-16 units the server had written of a draft when it was last asked for. */
    units,
    find: (generationId: string): Draft | undefined => store.getState().drafts.find((one) => one.generationId === generationId),
    patch(generationId: string, change: Partial<Draft>): void {
      const { drafts } = store.getState();
      store.setState({ drafts: drafts.map((draft) => (draft.generationId === generationId ? { ...draft, ...change } : draft)) });
    },
    /** Asks for a draft again, while it is the one on the paper. */
    async refresh(generationId: string): Promise<void> {
      try {
        const generation = await api.get(generationId);
        if (store.getState().currentId === generationId) take(generation);
      } catch {
        // What is on the paper stands; the list of drafts is asked again with the next opening.
      }
    },
    /** Shows the whole list of a piece. */
    async loadAll(pieceId: string): Promise<void> {
      const list = await api.drafts(pieceId).catch(() => []);
      if (store.getState().pieceId !== pieceId) return;
      const fields = store.getState().fields ?? list.map(fieldsOf).find((one) => one !== null) ?? null;
      store.setState({ drafts: list.map(toDraft).reduce(withDraft, [...store.getState().drafts]), fields });
    },
  };
}
