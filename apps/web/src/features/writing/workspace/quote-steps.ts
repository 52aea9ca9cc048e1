import type { Scene } from "@tangleaf/contract";
import type { DocumentType } from "@tangleaf/contract/document-types";
import type { FormState } from "../form/form-state.ts";
import { continuationQuote, documentQuote, revisionQuote, sceneQuote } from "../form/quote.ts";
import type { Step } from "../paper/caveats.ts";
import { type Draft, isRunning, type Phase } from "../store/writing-state.ts";

type Quoted = {
  scene: Scene;
  documentType: DocumentType | undefined;
  values: FormState["values"];
  phase: Phase;
  /** The draft on the paper, and its text. */
  current: Draft | undefined;
  readText: () => string;
  price: Parameters<typeof sceneQuote>[2];
};

/** Whether the text broke off and can be gone on with. */
export function isResumable(phase: Phase): boolean {
  return phase === "stopped" || phase === "interrupted";
}

/** Tokens of what the button does; while a draft is being written, what the server quoted it at. */
export function quoteStart({ scene, documentType, values, phase, current, readText, price }: Quoted): number | null {
  if (isRunning(phase) && current) return current.estimate.tokens;
  if (isResumable(phase) && current) return continuationQuote(scene, current, readText(), price);
  return documentType === undefined ? sceneQuote(scene, values, price) : documentQuote(documentType, values, price);
}

/** Tokens of what is offered beside a caveat. */
export function quoteStep(step: Step, { scene, current, readText, price }: Quoted): number | null {
  if (!current) return null;
  if (step.kind === "continue") return continuationQuote(scene, current, readText(), price);
  return revisionQuote(scene, { text: readText(), instruction: step.instruction }, price);
}
