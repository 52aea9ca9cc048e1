import { type ModelChunk, ModelError } from "../../ports/model.ts";
import { parseChatChunk } from "./chat-chunk.ts";
import { createLineReader } from "./read-lines.ts";
import { createThinkingSplitter, type ThoughtOrText } from "./split-thinking.ts";

/** Bytes of one event: usually a few hundred, or a whole text from a provider that does not stream. */
const LINE_MAX_BYTES = 1_048_576;
/** Text and thinking of one answer, in UTF-16 units: more than twice the longest text a person may keep. */
const ANSWER_MAX_UNITS = 500_000;
/** Bytes of an answer of that length, with some 250 bytes of framing for every character. */
const BODY_MAX_BYTES = 134_217_728;
const BYTE_ORDER_MARK = "\ufeff";

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
  /** Lines so far, comments and empty ones included: proof that the provider is alive. An unfinished line does not count. */
  readonly lines: number;
  /** The provider has sent its end mark. */
  readonly done: boolean;
  /** This model's answers begin inside the thinking. */
  readonly unopened: boolean;
};

export function createAnswerReader(input: { unopened: boolean }): AnswerReader {
  const reader = createLineReader(LINE_MAX_BYTES);
  const splitter = createThinkingSplitter(input.unopened);
  let bodyBytes = 0;
  let units = 0;
  let finish: "stop" | "length" | "filter" | null = null;

  function take(given: string, out: ModelChunk[]): void {
    const line = answer.lines === 0 && given.startsWith(BYTE_ORDER_MARK) ? given.slice(1) : given;
    answer.lines++;
    if (!line.startsWith("data:")) return;
    const data = line.slice(5).trim();
    if (data === "[DONE]") answer.done = true;
    if (data === "" || answer.done) return;
    const chunk = parseChatChunk(data);
    units += chunk.content.length + chunk.reasoning.length;
    if (units > ANSWER_MAX_UNITS) throw new ModelError("malformed", "the answer does not end");
    answer.begun ||= chunk.content !== "" || chunk.reasoning !== "";
    if (chunk.reasoning !== "") put({ type: "reasoning", text: chunk.reasoning }, out);
    if (chunk.content !== "") {
      for (const piece of splitter.push(chunk.content)) put(piece, out);
      answer.unopened = splitter.unopened;
      if (splitter.leaked) throw new ModelError("leaked", "thinking without an opening tag; set quirks.thinking to unopened");
    }
    finish = chunk.finish ?? finish;
    if (chunk.usage !== null) out.push({ type: "usage", usage: chunk.usage });
  }

  /** What came together is one piece: its reader is called once. */
  function put(piece: ThoughtOrText, out: ModelChunk[]): void {
    const last = out.at(-1);
    if (last?.type === piece.type) out[out.length - 1] = { type: piece.type, text: last.text + piece.text };
    else out.push(piece);
  }

  // No getters: objects that each define their own share no shape, and what is read of them with every piece is looked up slowly.
  const answer = {
    failure: null as unknown,
    begun: false,
    lines: 0,
    done: false,
    unopened: splitter.unopened,
    push(bytes: Uint8Array): ModelChunk[] {
      const out: ModelChunk[] = [];
      bodyBytes += bytes.byteLength;
      try {
        if (bodyBytes > BODY_MAX_BYTES) throw new RangeError("body too long");
        reader.push(bytes, (line) => take(line, out));
      } catch (error) {
        answer.failure = error instanceof RangeError ? new ModelError("malformed", error.message) : error;
      }
      return out;
    },
    end(): ModelChunk[] {
      const out: ModelChunk[] = [];
      take(reader.rest(), out);
      if (finish === null && !answer.done) throw new ModelError("cut", "the answer ended without a finish reason");
      for (const piece of splitter.end()) out.push(piece);
      out.push({ type: "finish", reason: finish ?? "stop" });
      return out;
    },
  };
  return answer;
}
