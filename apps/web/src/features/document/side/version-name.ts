import type { DocumentVersion } from "@tangleaf/contract";
import { documentMessages as m } from "#messages/document.ts";

/** What its owner called it, or why it was kept. */
export function nameOf({ label, kind }: DocumentVersion): string {
  return label === "" ? m.versions.kinds[kind] : label;
}
