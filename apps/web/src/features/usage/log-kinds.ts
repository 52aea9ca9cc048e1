import { usageMessages as m } from "#messages/usage.ts";
import type { IconName } from "#ui/icon/icon-names.ts";

/** Kinds of log lines in the order of the filter, with their icons. */
const ICONS = {
  scene: "pen-nib",
  revise: "note-pencil",
  continue: "arrow-right",
  edit: "magic-wand",
  grant: "gift-duotone",
  expire: "hourglass-medium",
} as const satisfies Record<string, IconName>;

export type LogKind = keyof typeof ICONS;
export const LOG_KINDS = Object.keys(ICONS) as readonly LogKind[];

export function isLogKind(kind: string): kind is LogKind {
  return kind in ICONS;
}

export function logIcon(kind: string): IconName {
  return isLogKind(kind) ? ICONS[kind] : "file-text";
}

/** A kind of log line in words; one this page does not know yet is called other. */
export function kindName(kind: string): string {
  return isLogKind(kind) ? m.kinds.names[kind] : m.kinds.other;
}
