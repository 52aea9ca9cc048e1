import type { GenerationKind } from "@tangleaf/contract";
import type { IconName } from "#ui/icon/icon-names.ts";

/** Icons of log lines: what was written, then what else moves tokens. */
const ICONS = {
  scene: "pen-nib",
  revise: "note-pencil",
  continue: "arrow-right",
  edit: "magic-wand",
  summary: "file-text",
  grant: "gift-duotone",
  expire: "hourglass-medium",
} as const satisfies Readonly<Record<GenerationKind | "grant" | "expire", IconName>>;

export type LogKind = keyof typeof ICONS;
/** What can be filtered by: what this page has a button for. */
export const FILTER_KINDS: readonly LogKind[] = ["scene", "revise", "continue", "edit", "grant", "expire"];

export function isLogKind(kind: string): kind is LogKind {
  return kind in ICONS;
}

export function logIcon(kind: string): IconName {
  return isLogKind(kind) ? ICONS[kind] : "file-text";
}
