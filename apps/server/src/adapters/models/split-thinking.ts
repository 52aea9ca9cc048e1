/** A piece of an answer, classified as text or thinking. */
export type ThoughtOrText = { readonly type: "text" | "reasoning"; readonly text: string };

const OPENING = "<think>";
const CLOSING = "</think>";
const TAG = /<\/?think>/g;

export type ThinkingSplitter = {
  push(content: string): ThoughtOrText[];
  end(): ThoughtOrText[];
  /** A closing tag came without an opening one, after the part before it had been passed on as text. */
  readonly leaked: boolean;
  /** The answer began inside its thinking. */
  readonly unopened: boolean;
};

/** Separates inline thinking from the answer, also where a tag is split between pieces. `unopened`: the answer begins inside its thinking. */
export function createThinkingSplitter(startsUnopened: boolean): ThinkingSplitter {
  let thinking = startsUnopened;
  let pending = "";
  let sawText = false;
  /** The answer has ended: thinking without a closing tag is returned as text. */
  let unclosed = "";

  function give(out: ThoughtOrText[], text: string): void {
    if (text === "") return;
    if (thinking) {
      if (startsUnopened && !splitter.unopened) unclosed += text;
      out.push({ type: "reasoning", text });
      return;
    }
    const shown = sawText ? text : text.trimStart();
    if (shown === "") return;
    sawText = true;
    out.push({ type: "text", text: shown });
  }

  // No getters: see createAnswerReader.
  const splitter = {
    leaked: false,
    unopened: false,
    push(content: string): ThoughtOrText[] {
      const out: ThoughtOrText[] = [];
      pending += content;
      let from = 0;
      TAG.lastIndex = 0;
      for (let found = TAG.exec(pending); found !== null; found = TAG.exec(pending)) {
        const before = pending.slice(from, found.index);
        from = TAG.lastIndex;
        if (found[0] === OPENING) {
          give(out, before);
          thinking = true;
          // An opening tag: this answer does not begin inside its thinking.
          if (startsUnopened) splitter.unopened = true;
        } else if (thinking) {
          give(out, before);
          thinking = false;
          splitter.unopened = splitter.unopened || startsUnopened;
        } else {
          splitter.unopened = true;
          splitter.leaked = sawText || before.trim() !== "";
          if (splitter.leaked) break;
        }
      }
      pending = pending.slice(from);
      if (splitter.leaked) return out;
      const end = pending.length - cutTagLength(pending);
      give(out, pending.slice(0, end));
      pending = pending.slice(end);
      return out;
    },
    end(): ThoughtOrText[] {
      const out: ThoughtOrText[] = [];
      give(out, pending);
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
  return OPENING.startsWith(tail) || CLOSING.startsWith(tail) ? tail.length : 0;
}
