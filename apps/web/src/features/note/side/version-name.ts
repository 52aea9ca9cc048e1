import type { DocumentVersion } from "@tangleaf/contract";
import { noteMessages as m } from "#messages/note.ts";

/** What its owner called it, or why it was kept. */
export function nameOf({ label, kind }: DocumentVersion): string {
  return label === "" ? m.versions.kinds[kind] : label;
}
