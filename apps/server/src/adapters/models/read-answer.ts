import { type ModelChunk, ModelError } from "../../ports/model.ts";
import { createAnswerBody } from "./answer-body.ts";
import { parseChatChunk } from "./chat-chunk.ts";
import { createThinkingSplitter, type ThoughtOrText } from "./split-thinking.ts";

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

/** Reads the pieces of one answer from its bytes. */
export function createAnswerReader(input: { unopened: boolean }): AnswerReader {
  const decoder = new TextDecoder();
  const splitter = createThinkingSplitter(input.unopened);
  let out: ModelChunk[] = [];
  const body = createAnswerBody(takeData);
  let bodyBytes = 0;
  let units = 0;
  let sentText = "";
  let hasThought = false;
  let finish: ReturnType<typeof parseChatChunk>["finish"] = null;

  /** The data of one event. Gateways put comments into it, and several objects behind one another. */
  function takeData(data: string): void {
    for (const line of data.includes("\n") && !isJson(data) ? data.split("\n") : [data]) {
      const trimmed = line.trim();
      if (trimmed === "[DONE]") answer.done = true;
      if (answer.done) return;
      if (trimmed !== "" && !trimmed.startsWith(":")) takeChunk(trimmed);
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
      sentText += content;
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
    if (sentText === "" || (!isWhole && sentText.length < REPEATED_FROM_UNITS)) return content;
    if (content.startsWith(sentText)) return content.slice(sentText.length);
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
        body.push(decoder.decode(bytes, { stream: true }));
      } catch (error) {
        answer.failure = error;
      }
      return out;
    },
    end(): ModelChunk[] {
      out = [];
      body.push(decoder.decode());
      const whole = body.end();
      if (whole !== null) {
        takeChunk(whole);
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
