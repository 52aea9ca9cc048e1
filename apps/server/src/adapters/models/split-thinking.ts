/** A piece of an answer, classified as text or thinking. */
export type ThoughtOrText = { readonly type: "text" | "reasoning"; readonly text: string };

/** Names of the tags around thinking: of DeepSeek, Qwen and others; of some chat templates; of Seed-OSS. */
const NAMES = ["think", "thinking", "thought", "seed:think"];
const OPENINGS = NAMES.map((name) => `<${name}>`);
const CLOSINGS = NAMES.map((name) => `</${name}>`);
const TAGS = [...OPENINGS, ...CLOSINGS];
const TAG = new RegExp(`<(/?)(?:${NAMES.join("|")})>`, "g");
const ANY_CLOSING = new RegExp(`</(?:${NAMES.join("|")})>`);

export type ThinkingSplitter = {
  push(content: string): ThoughtOrText[];
  end(): ThoughtOrText[];
  /** A closing tag began or ended a line without an opening one, after the part before it had been passed on as text. */
  readonly leaked: boolean;
  /** The answer began inside its thinking. */
  readonly unopened: boolean;
};

/**
 * Separates inline thinking from the answer, also where a tag is split between pieces. Thinking stands at the beginning of an answer;
 * tags in running text are text. `unopened`: the answer begins inside its thinking.
 */
export function createThinkingSplitter(startsUnopened: boolean): ThinkingSplitter {
  let state: "begin" | "thinking" | "text" = "begin";
  /** The tag that ends the thinking; null = any, of thinking that was not opened. */
  let closing: string | null = null;
  let mayBeUnopened = startsUnopened;
  let pending = "";
  /** Text has named an opening tag: a closing one belongs to it. */
  let isAboutTags = false;
  let lineHasText = false;
  /** The answer has ended: thinking without a closing tag is returned as text. */
  let unclosed = "";

  function give(out: ThoughtOrText[], text: string): void {
    if (text === "") return;
    if (state === "thinking" && closing === null) unclosed += text;
    out.push({ type: state === "thinking" ? "reasoning" : "text", text });
  }

  /** Looks at what the answer begins with. Returns false where more of it is needed. */
  function begin(): boolean {
    const rest = pending.trimStart();
    const tag = TAGS.find((one) => rest.startsWith(one));
    pending = rest;
    if (tag === undefined) {
      if (TAGS.some((one) => one.startsWith(rest))) return false;
      state = mayBeUnopened ? "thinking" : "text";
      return true;
    }
    pending = rest.slice(tag.length);
    // An opening tag: this answer does not begin inside its thinking. A closing one: its thinking was empty.
    if (OPENINGS.includes(tag)) {
      state = "thinking";
      closing = tag.replace("<", "</");
    } else splitter.unopened = true;
    if (mayBeUnopened) splitter.unopened = true;
    mayBeUnopened = false;
    return true;
  }

  /** Gives the thinking up to its end. Returns false where that has not come. */
  function think(out: ThoughtOrText[]): boolean {
    const found = closing ?? ANY_CLOSING.exec(pending)?.[0];
    const at = found === undefined ? -1 : pending.indexOf(found);
    if (at < 0 || found === undefined) {
      const end = pending.length - cutTagLength(pending);
      give(out, pending.slice(0, end));
      pending = pending.slice(end);
      return false;
    }
    give(out, pending.slice(0, at));
    pending = pending.slice(at + found.length);
    if (closing === null) splitter.unopened = true;
    [state, mayBeUnopened] = ["begin", false];
    return true;
  }

  /** Gives the text. Stops with `leaked` where a closing tag shows that the text before it was thinking. */
  function write(out: ThoughtOrText[], isEnd: boolean): void {
    // Holds a closing tag back: the next character tells whether it ends its line.
    const last = isEnd || isAboutTags ? undefined : CLOSINGS.find((tag) => pending.endsWith(tag));
    const end = isEnd ? pending.length : pending.length - (last?.length ?? cutTagLength(pending));
    const text = pending.slice(0, end);
    pending = pending.slice(end);
    let from = 0;
    for (const { 0: tag, 1: slash, index } of isAboutTags ? [] : text.matchAll(TAG)) {
      const line = text.slice(from, index);
      const hasText = line.slice(line.lastIndexOf("\n") + 1).trim() !== "" || (!line.includes("\n") && lineHasText);
      if (slash === "") {
        isAboutTags = true;
        break;
      }
      const next = text[index + tag.length];
      if (!hasText || next === "\n" || next === "\r" || (next === undefined && isEnd)) {
        splitter.leaked = true;
        splitter.unopened = true;
        give(out, text.slice(0, index));
        return;
      }
      lineHasText = true;
      from = index + tag.length;
    }
    lineHasText = text.slice(text.lastIndexOf("\n") + 1).trim() !== "" || (!text.includes("\n") && lineHasText);
    give(out, text);
  }

  // No getters: see createAnswerReader.
  const splitter = {
    leaked: false,
    unopened: false,
    push(content: string): ThoughtOrText[] {
      const out: ThoughtOrText[] = [];
      pending += content;
      while (state !== "text") {
        if (!(state === "begin" ? begin() : think(out))) return out;
      }
      write(out, false);
      return out;
    },
    end(): ThoughtOrText[] {
      const out: ThoughtOrText[] = [];
      if (state === "begin" && pending !== "") state = "text";
      if (state === "text") write(out, true);
      else give(out, pending);
      pending = "";
      if (startsUnopened && !splitter.unopened && unclosed.trim() !== "") out.push({ type: "text", text: unclosed.trimStart() });
      return out;
    },
  };
  return splitter;
}

/** Length of the longest suffix of `text` that is a prefix of a tag. */
function cutTagLength(text: string): number {
  const from = text.lastIndexOf("<");
  if (from < 0) return 0;
  const tail = text.slice(from);
  return TAGS.some((tag) => tag.startsWith(tail)) ? tail.length : 0;
}
