import type { Work } from "@tangleaf/contract";
import { chartPaths } from "@tangleaf/contract/chart";
import { DOCUMENT_TYPES } from "@tangleaf/contract/document-types";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { tablePaths } from "@tangleaf/contract/table";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { WorkKind } from "@tangleaf/contract/work";
import { essayPath } from "./essay-path.ts";

type Placed = Pick<Work, "kind" | "id" | "draft" | "stage">;

const PATHS: Readonly<Record<WorkKind, (work: Placed) => string>> = {
  text: ({ draft }) => textPath(draft?.sceneType ?? null, draft?.generationId ?? ""),
  essay: ({ id, stage }) => essayPath({ essayId: id, stage: stage ?? "topic" }),
  note: ({ id }) => webPaths.note(id),
  mindtree: ({ id }) => mindtreePaths.tree(id),
  table: ({ id }) => tablePaths.sheet(id),
  chart: ({ id }) => chartPaths.chart(id),
};

/** Where a work is opened. */
export function workPath(work: Placed): string {
  return PATHS[work.kind](work);
}

/** Where a text is opened: on its scene's page, or its document generator's. */
export function textPath(sceneType: string | null, generationId: string): string {
  if (sceneType === null) return webPaths.texts;
  const isDocument = DOCUMENT_TYPES.some((type) => type === sceneType);
  return isDocument ? `${webPaths.document(sceneType)}?text=${generationId}` : webPaths.sceneText(sceneType, generationId);
}

export const WORK_ICONS = {
  text: "file-text",
  essay: "graduation-cap",
  note: "notebook",
  mindtree: "tree-structure",
  table: "table",
  chart: "chart-bar-duotone",
} as const satisfies Record<WorkKind, string>;
