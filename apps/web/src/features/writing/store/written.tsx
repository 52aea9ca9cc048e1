import { countLength } from "@tangleaf/document/marks";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { spentSoFar } from "../form/quote.ts";
import { percentOf, type WritingState } from "./writing-state.ts";
import type { WritingStore } from "./writing-store.ts";

/** The writing without its count: everything around a text that grows is drawn anew for a change of these only. */
export type PieceState = Omit<WritingState, "chars" | "progress"> & {
  /** Something stands on the paper. */
  hasText: boolean;
};

/** The piece on the workspace. What shows how much is written stands in `Written`. */
export function usePieceState({ store }: WritingStore): PieceState {
  return useStore(
    store,
    useShallow(({ chars, progress: _shownByWritten, ...piece }) => ({ ...piece, hasText: chars > 0 })),
  );
}

export type WrittenProps = {
  writing: WritingStore;
  /** Length asked for; null = none was. */
  target: number | null;
  /** Metered tokens per token of the model that writes. */
  price: number;
};

type WrittenSoFar = {
  /** Length of the text on the paper, without marks of what it lacks. */
  length: number;
  percent: number;
  /** Tokens what is being written has cost so far. */
  spent: number;
};

/** What shows how much is written: drawn anew with each count, nothing around it is. */
export function Written({ writing, target, price, children }: WrittenProps & { children: (so: WrittenSoFar) => ReactNode }) {
  const state = useStore(writing.store);
  const { chars, drafts, currentId } = state;
  const current = drafts.find((draft) => draft.generationId === currentId);
  const text = writing.buffer()?.text;
  const length = text === undefined ? chars : countLength(text);
  const percent = percentOf({ ...state, chars: length }, target);
  return children({ length, percent, spent: current ? spentSoFar(current, chars, price) : 0 });
}
