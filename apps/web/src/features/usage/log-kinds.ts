import type { ChargeKind, GenerationKind } from "@tangleaf/contract";
import { usageMessages as m } from "#messages/usage.ts";
import type { IconName } from "#ui/icon/icon-names.ts";

/** What a log line is about: what was written, or what else moves tokens. */
export type LogKind = GenerationKind | ChargeKind | "grant" | "expire";

const NAMES: Readonly<Record<LogKind, string>> = m.kinds.names;
const ICONS: Readonly<Partial<Record<LogKind, IconName>>> = {
  scene: "pen-nib",
  revise: "note-pencil",
  continue: "arrow-right",
  edit: "magic-wand",
  noteSection: "notebook",
  grant: "gift-duotone",
  expire: "hourglass-medium",
};

/** What can be filtered by: what this page has a button for, in the order of the filter. */
export const FILTER_KINDS: readonly LogKind[] = ["scene", "revise", "continue", "edit", "noteSection", "grant", "expire"];

export function isLogKind(kind: string): kind is LogKind {
  return Object.hasOwn(NAMES, kind);
}

/** A kind of log line in words; one this page does not know yet is called other. */
export function kindName(kind: string): string {
  return isLogKind(kind) ? NAMES[kind] : m.kinds.other;
}

export function logIcon(kind: string): IconName {
  return (isLogKind(kind) ? ICONS[kind] : undefined) ?? "file-text";
}
