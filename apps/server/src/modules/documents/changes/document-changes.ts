import { chartBlocks } from "@tangleaf/document/charts";
import { applyNoteChanges, type NoteChange, type NoteProblem } from "@tangleaf/document/convert";
import { documentRoots, newBlockId, readContent, writeContent } from "@tangleaf/document/model";
import { readTree, writeTree } from "@tangleaf/document/tree";
import type { ChartSpec } from "@tangleaf/table/chart-spec";
import * as Y from "yjs";
import { unpackUpdate } from "../pack-update.ts";
import type { DocumentShape } from "../read-document.ts";
import { changeTree } from "./change-tree.ts";
import { type InsertProblem, insertBlocks } from "./insert-blocks.ts";
import { placeSection } from "./place-section.ts";

type ChartToInsert = {
  readonly spec: ChartSpec;
  /** As it is printed. */
  readonly claim: string;
  readonly tableId: string;
  readonly chartId: string;
  readonly after?: string | undefined;
};

/**
 * What the server changes in documents, by name. Each runs in the thread that builds documents, on the document as it stands there,
 * and may run again where that was rebuilt meanwhile. What goes in and comes out is plain data; a refusal is a result.
 */
export const DOCUMENT_CHANGES = {
  setTitle(doc: Y.Doc, { title }: { readonly title: string }): void {
    const { meta } = documentRoots(doc);
    if (meta.get("title") !== title) meta.set("title", title);
  },

  /** Applies changes by paragraph, all or none. Returns why none was made; null = they are made. */
  changeParagraphs(doc: Y.Doc, { changes }: { readonly changes: readonly NoteChange[] }): NoteProblem["problem"] | null {
    const { invalid: _, ...content } = readContent(doc);
    const changed = applyNoteChanges(content, changes, newBlockId);
    if ("problem" in changed) return changed.problem;
    writeContent(doc, changed);
    return null;
  },

  /** Writes what a version holds. */
  async writeVersion(doc: Y.Doc, { version, shape }: { readonly version: string; readonly shape: DocumentShape }): Promise<void> {
    const kept = new Y.Doc();
    Y.applyUpdate(kept, await unpackUpdate(version));
    if (shape === "tree") return writeTree(doc, readTree(kept).nodes);
    const { invalid: _, ...content } = readContent(kept);
    writeContent(doc, content);
  },

  placeSection,
  insertBlocks,

  /** Puts a chart and the table of its figures behind the block `after`, as `insertBlocks` does. The table is made here, where it goes. */
  insertChart(doc: Y.Doc, { spec, after, ...chart }: ChartToInsert): InsertProblem | null {
    return insertBlocks(doc, { blocks: chartBlocks(spec, chart), blockId: chart.chartId, after });
  },

  changeTree,
} as const;

type Changes = typeof DOCUMENT_CHANGES;
export type ChangeName = keyof Changes;
export type ChangeInput<Name extends ChangeName> = Parameters<Changes[Name]>[1];
export type ChangeResult<Name extends ChangeName> = Awaited<ReturnType<Changes[Name]>>;
