import { createParser } from "eventsource-parser";
import { ModelError } from "../../ports/model.ts";

/** UTF-16 units of one event, usually a few hundred, or of a whole answer from an endpoint that does not stream. */
const EVENT_MAX_UNITS = 1_048_576;

/**
 * Reads the body of an answer: server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), or one whole
 * answer as JSON, which some gateways send although a stream was asked for. `onData` is given the data of each event.
 */
export function createAnswerBody(onData: (data: string) => void) {
  const parser = createParser({
    maxBufferSize: EVENT_MAX_UNITS,
    onEvent: ({ data }) => onData(data),
    onComment: () => undefined,
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") throw new ModelError("malformed", "line too long");
    },
  });
  /** null: nothing but white space so far. */
  let kind: "events" | "json" | null = null;
  let json = "";

  return {
    push(text: string): void {
      if (kind === null) {
        json += text;
        const begun = json.replace(/^\ufeff/, "").trimStart();
        if (begun === "") return;
        if (begun.startsWith("<")) throw new ModelError("malformed", "a page instead of an answer");
        kind = begun.startsWith("{") ? "json" : "events";
        if (kind === "json") return;
        parser.feed(json);
        json = "";
      } else if (kind === "events") parser.feed(text);
      else {
        json += text;
        if (json.length > EVENT_MAX_UNITS) throw new ModelError("malformed", "line too long");
      }
    },
    /** Takes an event that the body's end cuts off as well; the whole answer where it is JSON, otherwise null. */
    end(): string | null {
      if (kind === "events") parser.feed("\n\n");
      return kind === "json" ? json.replace(/^\ufeff/, "") : null;
    },
  };
}
