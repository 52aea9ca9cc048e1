import type { Scene } from "@tangleaf/contract";
import type { ReactNode } from "react";
import type { WritingStore } from "../store/writing-store.ts";
import type { PieceState, WrittenProps } from "../store/written.tsx";
import type { Step } from "./caveats.ts";

export type PaperProps = {
  writing: WritingStore;
  state: PieceState;
  target: number | null;
  /** For what shows how much is written. */
  written: WrittenProps;
  waitSeconds: number;
  /** What the scene's texts are like. */
  output: Scene["output"];
  /** What is begun here is written on the page of essays. */
  isDocument: boolean;
  /** A finished text of the scene as HTML, to be read until something is written. */
  finishedText: string | null;
  /** The button that goes on with a text that broke off; null = it did not. */
  goOn: ReactNode;
  /** Labels of the form's fields that say nothing yet. */
  emptyFields: readonly string[];
  /** Tokens of what is offered beside a caveat; null = nothing tells yet. */
  stepCost: (step: Step) => number | null;
  onStop: () => void;
  onResume: () => void;
  onRevise: (instruction: string) => void;
  onRetry: () => void;
  /** The same asked of another model. */
  onRetryBy: (model: string) => void;
  onReopen: () => void;
  onSelectDraft: (generationId: string) => void;
  onNewPiece: () => void;
  /** Goes to the field of the form that a mark asks for; false where none of the empty ones does. */
  onFillField: (label: string) => boolean;
};
