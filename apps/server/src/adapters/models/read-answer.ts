import { type ModelChunk, ModelError } from "../../ports/model.ts";
import { parseChatChunk } from "./chat-chunk.ts";
import { createThinkingSplitter } from "./split-thinking.ts";

const CARRIAGE_RETURN = 13;

/** Reads the bytes of one answer. Not a generator: it runs for every piece of every stream. */
export type AnswerReader = {
  /** What these bytes gave; what is wrong with them is in `failure`, so that nothing before it is lost. */
  push(bytes: Uint8Array): ModelChunk[];
  /** The body is over. Throws ModelError cut when the answer is not. */
  end(): ModelChunk[];
  /** ModelError malformed, refused or leaked. */
  readonly failure: unknown;
  /** The first piece of text or thinking has come. */
  readonly begun: boolean;
  /** The provider said that nothing more comes. */
  readonly done: boolean;
  /** This model begins inside its thinking. */
  readonly unopened: boolean;
};

export function createAnswerReader(input: { unopened: boolean }): AnswerReader {
  const decoder = new TextDecoder();
  const splitter = createThinkingSplitter(input.unopened);
  let rest = "";
  let failure: unknown = null;
  let begun = false;
  let done = false;
  let finish: "stop" | "length" | "filter" | null = null;

  /** Lines that are no data are comments and empty lines: signs of life. */
  function take(line: string, out: ModelChunk[]): void {
    if (!line.startsWith("data:")) return;
    const data = line.slice(5).trim();
    if (data === "[DONE]") done = true;
    if (data === "" || done) return;
    const chunk = parseChatChunk(data);
    begun ||= chunk.content !== "" || chunk.reasoning !== "";
    if (chunk.reasoning !== "") out.push({ type: "reasoning", text: chunk.reasoning });
    if (chunk.content !== "") {
      for (const piece of splitter.push(chunk.content)) out.push(piece);
      if (splitter.leaked) throw new ModelError("leaked", "thinking without an opening tag; set quirks.thinking to unopened");
    }
    finish = chunk.finish ?? finish;
    if (chunk.usage !== null) out.push({ type: "usage", usage: chunk.usage });
  }

  return {
    push(bytes) {
      const out: ModelChunk[] = [];
      rest += decoder.decode(bytes, { stream: true });
      let from = 0;
      for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n", from)) {
        const line = rest.slice(from, rest.charCodeAt(end - 1) === CARRIAGE_RETURN ? end - 1 : end);
        from = end + 1;
        try {
          take(line, out);
        } catch (error) {
          failure = error;
          break;
        }
      }
      rest = rest.slice(from);
      return out;
    },
    end() {
      const out: ModelChunk[] = [];
      take(rest, out);
      if (finish === null && !done) throw new ModelError("cut", "the answer ended without a finish reason");
      for (const piece of splitter.end()) out.push(piece);
      out.push({ type: "finish", reason: finish ?? "stop" });
      return out;
    },
    get failure() {
      return failure;
    },
    get begun() {
      return begun;
    },
    get done() {
      return done;
    },
    get unopened() {
      return splitter.unopened;
    },
  };
}
