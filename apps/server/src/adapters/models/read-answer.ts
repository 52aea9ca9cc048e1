import { createParser } from "eventsource-parser";
import { type ModelChunk, ModelError } from "../../ports/model.ts";
import { parseChatChunk } from "./chat-chunk.ts";
import { createThinkingSplitter, type ThoughtOrText } from "./split-thinking.ts";

/** UTF-16 units of one event, usually a few hundred, or of a whole answer from an endpoint that does not stream. */
const EVENT_MAX_UNITS = 1_048_576;
/** Text and thinking of one answer, in UTF-16 units: more than twice the longest text a person may keep. */
const ANSWER_MAX_UNITS = 500_000;
/** Bytes of an answer of that length, with some 250 bytes of framing for every character. */
const BODY_MAX_BYTES = 134_217_728;
/** A last piece that begins with all that came before, when that is so long, is the message once more. */
const REPEATED_FROM_UNITS = 40;
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Parses the bytes of one answer. Not a generator: it runs for every piece of every stream. */
export type AnswerReader = {
  /** The pieces in these bytes. An error is put into `failure` instead of thrown, so that pieces before it are not lost. */
  push(bytes: Uint8Array): ModelChunk[];
  /** The body has ended. Throws ModelError cut when the answer has not. */
  end(): ModelChunk[];
  /** ModelError malformed, refused or leaked. */
  readonly failure: unknown;
  /** The first piece of text or thinking has arrived. */
  readonly begun: boolean;
  /** Grows with every line, comments and empty ones included: proof that the provider is alive. An unfinished line does not count. */
  readonly lines: number;
  /** The answer has told why it ended; its usage and its end mark may follow. */
  readonly finished: boolean;
  /** The provider has sent its end mark. */
  readonly done: boolean;
  /** This model's answers begin inside the thinking. */
  readonly unopened: boolean;
};

/**
 * Reads server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), or one whole answer as JSON, which some
 * gateways send although a stream was asked for.
 */
export function createAnswerReader(input: { unopened: boolean }): AnswerReader {
  const decoder = new TextDecoder();
  const splitter = createThinkingSplitter(input.unopened);
  let out: ModelChunk[] = [];
  const parser = createParser({
    maxBufferSize: EVENT_MAX_UNITS,
    onEvent: ({ data }) => takeData(data),
    onComment: () => undefined,
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") throw new ModelError("malformed", "line too long");
    },
  });
  /** null: nothing but white space so far. */
  let body: "events" | "json" | null = null;
  let json = "";
  let bodyBytes = 0;
  let units = 0;
  let said = "";
  let hasThought = false;
  let finish: ReturnType<typeof parseChatChunk>["finish"] = null;

  function takeText(text: string): void {
    if (body === null) {
      json += text;
      const begun = json.replace(/^\ufeff/, "").trimStart();
      if (begun === "") return;
      if (begun.startsWith("<")) throw new ModelError("malformed", "a page instead of an answer");
      body = begun.startsWith("{") ? "json" : "events";
      if (body === "json") return;
      parser.feed(json);
      json = "";
    } else if (body === "events") parser.feed(text);
    else {
      json += text;
      if (json.length > EVENT_MAX_UNITS) throw new ModelError("malformed", "line too long");
    }
  }

  /** The data of one event. Gateways put comments into it, and several objects behind one another. */
  function takeData(data: string): void {
    for (const line of data.includes("\n") && !isJson(data) ? data.split("\n") : [data]) {
      const given = line.trim();
      if (given === "[DONE]") answer.done = true;
      if (answer.done) return;
      if (given !== "" && !given.startsWith(":")) takeChunk(given);
    }
  }

  function takeChunk(data: string): void {
    const chunk = parseChatChunk(data);
    const isLast = chunk.isWhole || chunk.finish !== null;
    const content = isLast ? withoutRepeated(chunk.content, chunk.isWhole) : chunk.content;
    const reasoning = chunk.isWhole && hasThought ? "" : chunk.reasoning;
    units += content.length + reasoning.length;
    if (units > ANSWER_MAX_UNITS) throw new ModelError("malformed", "the answer does not end");
    answer.begun ||= content !== "" || reasoning !== "";
    if (reasoning !== "") {
      hasThought = true;
      put({ type: "reasoning", text: reasoning });
    }
    if (content !== "") {
      said += content;
      for (const piece of splitter.push(content)) put(piece);
      answer.unopened = splitter.unopened;
      if (splitter.leaked) throw new ModelError("leaked", "thinking without an opening tag; set quirks.thinking to unopened");
    }
    finish = chunk.finish ?? finish;
    answer.finished = finish !== null;
    if (chunk.usage !== null) out.push({ type: "usage", usage: chunk.usage });
  }

  /** Removes from a last piece what was sent before: some endpoints end with the whole message. */
  function withoutRepeated(content: string, isWhole: boolean): string {
    if (said === "" || (!isWhole && said.length < REPEATED_FROM_UNITS)) return content;
    if (content.startsWith(said)) return content.slice(said.length);
    return isWhole ? "" : content;
  }

  /** What came together is one piece: its reader is called once. */
  function put(piece: ThoughtOrText): void {
    const last = out.at(-1);
    if (last?.type === piece.type) out[out.length - 1] = { type: piece.type, text: last.text + piece.text };
    else out.push(piece);
  }

  // No getters: objects that each define their own share no shape, and what is read of them with every piece is looked up slowly.
  const answer = {
    failure: null as unknown,
    begun: false,
    lines: 0,
    finished: false,
    done: false,
    unopened: splitter.unopened,
    push(bytes: Uint8Array): ModelChunk[] {
      out = [];
      bodyBytes += bytes.byteLength;
      if (bytes.includes(LINE_FEED) || bytes.includes(CARRIAGE_RETURN)) answer.lines++;
      try {
        if (bodyBytes > BODY_MAX_BYTES) throw new ModelError("malformed", "body too long");
        takeText(decoder.decode(bytes, { stream: true }));
      } catch (error) {
        answer.failure = error;
      }
      return out;
    },
    end(): ModelChunk[] {
      out = [];
      takeText(decoder.decode());
      // An event that the body's end cuts off is taken as well.
      if (body === "events") parser.feed("\n\n");
      if (body === "json") {
        takeChunk(json.replace(/^\ufeff/, ""));
        answer.done = true;
      }
      const reason = finish ?? (answer.done ? "stop" : null);
      if (reason === null) throw new ModelError("cut", "the answer ended without a finish reason");
      if (reason === "unknown") throw new ModelError("cut", "the answer ended for an unknown reason");
      for (const piece of splitter.end()) out.push(piece);
      out.push({ type: "finish", reason });
      return out;
    },
  };
  return answer;
}

function isJson(data: string): boolean {
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}
