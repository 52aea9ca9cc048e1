/** One event of a `text/event-stream` body, its data still as it was sent. */
export type RawEvent = { event: string; id: number | null; data: string };

const END_OF_LINE = /\r\n|\n|\r(?!$)/;

/**
 * Reads server-sent events from a response body. Chunks may end anywhere: inside a line, inside a character, between the
 * two halves of a line end. Comment lines come out as events named `comment`, because they prove the line is alive.
 */
export async function* parseEventStream(body: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<RawEvent> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener("abort", stop, { once: true });
  const decoder = new TextDecoder();
  const record = createRecord();
  let rest = "";
  try {
    while (!signal?.aborted) {
      const { done, value } = await reader.read();
      if (signal?.aborted) return;
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split(END_OF_LINE);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const event = record.line(line);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    stop();
  }
}

function createRecord(): { line(line: string): RawEvent | undefined } {
  let event = "";
  let id: number | null = null;
  let data: string[] = [];
  return {
    line(line) {
      if (line.startsWith(":")) return { event: "comment", id: null, data: "" };
      if (line === "") {
        const finished = data.length > 0 || event !== "" ? { event: event || "message", id, data: data.join("\n") } : undefined;
        event = "";
        data = [];
        return finished;
      }
      const colon = line.indexOf(":");
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (field === "event") event = value;
      if (field === "data") data.push(value);
      if (field === "id" && /^\d+$/.test(value)) id = Number(value);
      return undefined;
    },
  };
}
