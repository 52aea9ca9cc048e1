import type { EssayLanguage } from "@tangleaf/contract";
import { useEffect } from "react";
import type * as Y from "yjs";
import { useStore } from "zustand";
import { type ChecksState, checksOf, type DocumentChecks } from "./document-checks.ts";

/** What the checks are told of an essay beside its text. */
export type CheckedEssay = {
  readonly essayId: string;
  readonly language: EssayLanguage;
  /** Characters the whole shall have. */
  readonly length: number;
  /** What its author had before. */
  readonly material: string;
};

/** A reference of the essay's library. */
export type CheckedReference = {
  readonly id: string;
  readonly tier: string /** What it is called; its id where left out. */;
  readonly title?: string;
};

/** Own material that is shorter says nothing about overlap. Characters. */
const SOURCE_MIN_CHARACTERS = 30;

/** The checks of an open document while the component is there. */
export function useChecks(doc: Y.Doc): { checks: DocumentChecks; state: ChecksState } {
  const checks = checksOf(doc);
  useEffect(() => checks.hold(), [checks]);
  return { checks, state: useStore(checks.store) };
}

/** Tells the checks what the essay is to be. An empty library compares nothing: it may not be there yet. */
export function useCheckSettings(
  checks: DocumentChecks,
  { language, length, material }: Omit<CheckedEssay, "essayId">,
  references: readonly CheckedReference[],
): void {
  const ids = references.map(({ id }) => id).join("\n");
  useEffect(() => {
    checks.configure({
      language: language === "zh" ? "zh" : "en",
      target: length,
      sources: material.trim().length < SOURCE_MIN_CHARACTERS ? [] : [{ name: "material", text: material }],
      ...(ids === "" ? {} : { references: ids.split("\n") }),
    });
  }, [checks, language, length, material, ids]);
}
