import { usageMessages as m } from "#messages/usage.ts";
import { isLogKind } from "./log-kinds.ts";

/** A kind of log line in words; one this page does not know yet is called other. */
export function kindName(kind: string): string {
  return isLogKind(kind) ? m.kinds.names[kind] : m.kinds.other;
}
