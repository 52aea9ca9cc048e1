import type { DocumentEvent } from "@tangleaf/contract";
import type { RawEvent } from "../../stream/parse-event-stream.ts";

const NAMES = new Set(["update", "head", "presence", "reopen"]);

/** Page and server are built from one contract: the shape of a known event is trusted, an unknown one is passed over. */
export function readDocumentEvent({ event, id, data }: RawEvent): DocumentEvent | undefined {
  if (!NAMES.has(event)) return undefined;
  try {
    return { event, id: id ?? 0, data: JSON.parse(data) } as DocumentEvent;
  } catch {
    return undefined;
  }
}
