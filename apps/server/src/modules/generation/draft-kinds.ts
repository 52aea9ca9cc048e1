import { GENERATION_KINDS, type GenerationKind } from "@tangleaf/contract";
import { kinds } from "./kinds.gen.ts";

/** Kinds whose results are drafts of a piece. */
export const DRAFT_KINDS: readonly GenerationKind[] = GENERATION_KINDS.filter((kind) => kinds[kind].isDraft);

export function isDraft(kind: GenerationKind): boolean {
  return DRAFT_KINDS.includes(kind);
}
