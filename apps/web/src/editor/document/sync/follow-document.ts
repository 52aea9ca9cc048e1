import type { DocumentEvent } from "@tangleaf/contract";
import { type FollowOptions, followEvents, type LineEvent, QUIET_PART_MS } from "../../stream/follow-stream.ts";
import type { RawEvent } from "../../stream/parse-event-stream.ts";

type DataOf<Name extends DocumentEvent["event"]> = Extract<DocumentEvent, { event: Name }>["data"];

type Listener = {
  /** The state of the connection has changed. */
  line(event: LineEvent): void;
  presence(presence: DataOf<"presence">): void;
  update(update: DataOf<"update">): void;
  /** Changes were missed, or the document was rebuilt: it has to be opened again. */
  reopen(): void;
};

/** Follows the changes of a document after `after`, in their order and without gaps, until the signal or a reopening. Throws `ApiError`. */
export async function followDocument(options: Omit<FollowOptions, "partMs">, listener: Listener): Promise<void> {
  let reached = options.after;
  const events = followEvents<DocumentEvent>(
    { ...options, partMs: QUIET_PART_MS },
    {
      read: readDocumentEvent,
      reached: ({ event, id }) => (event === "presence" ? null : id),
      isLast: ({ event }) => event === "reopen",
    },
  );
  for await (const event of events) {
    if (options.signal.aborted) return;
    if (event.event === "line") listener.line(event);
    else if (event.event === "presence") listener.presence(event.data);
    else if (event.event === "reopen" || event.id > reached + (event.event === "update" ? 1 : 0)) return listener.reopen();
    else if (event.event === "update" && event.id === reached + 1) {
      reached = event.id;
      listener.update(event.data);
    }
  }
}

const NAMES = new Set(["update", "head", "presence", "reopen"]);

/** Page and server are built from one contract: the shape of a known event is trusted, an unknown one is passed over. */
function readDocumentEvent({ event, id, data }: RawEvent): DocumentEvent | undefined {
  if (!NAMES.has(event)) return undefined;
  try {
    return { event, id: id ?? 0, data: JSON.parse(data) } as DocumentEvent;
  } catch {
    return undefined;
  }
}
