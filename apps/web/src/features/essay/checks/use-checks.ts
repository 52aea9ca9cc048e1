import type { EssayLanguage } from "@tangleaf/contract";
import { useEffect } from "react";
import type * as Y from "yjs";
import { useStore } from "zustand";
import type { CheckSettings } from "./check-runner.ts";
import { type ChecksState, checksOf, type DocumentChecks } from "./document-checks.ts";

/** What the checks are told of an essay beside its text. */
export type CheckedEssay = {
  readonly essayId: string;
  readonly language: EssayLanguage;
  /** Characters the whole shall have. */
  readonly length: number;
  /** What its author had before. */
  readonly material: string;
  /** Sections a job is to write. */
  readonly inWork?: readonly string[];
};

/** A reference of the essay's library. */
export type CheckedReference = {
  readonly id: string;
  readonly tier: string;
  /** What it is called; its id where left out. */
  readonly title?: string;
};

/** An essay with its library; empty: citations are not compared with it. */
export type AskedChecks = { readonly essay: CheckedEssay; readonly references: readonly CheckedReference[] };

/** Own material that is shorter says nothing about overlap. Characters. */
const SOURCE_MIN_CHARACTERS = 30;

const NONE: readonly string[] = [];

/** The checks of an open document while the component is there. What is not said of the essay, they were told elsewhere. */
export function useChecks(doc: Y.Doc, asked?: AskedChecks): { checks: DocumentChecks; state: ChecksState } {
  const checks = checksOf(doc);
  useEffect(() => checks.hold(), [checks]);
  const settings = asked === undefined ? null : JSON.stringify(settingsOf(asked));
  useEffect(() => {
    if (settings !== null) checks.configure(JSON.parse(settings));
  }, [checks, settings]);
  return { checks, state: useStore(checks.store) };
}

/** An empty library compares nothing: it may not be there yet. */
function settingsOf({ essay: { language, length, material, inWork = NONE }, references }: AskedChecks): CheckSettings {
  return {
    language: language === "zh" ? "zh" : "en",
    target: length,
    sources: material.trim().length < SOURCE_MIN_CHARACTERS ? [] : [{ name: "material", text: material }],
    ...(references.length === 0 ? {} : { references: references.map(({ id }) => id) }),
    ...(inWork.length === 0 ? {} : { inWork }),
  };
}
