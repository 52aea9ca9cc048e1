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
  let leaked = false;
  let unopened = false;
  let sawText = false;
  /** The answer has ended: thinking without a closing tag is returned as text. */
  let unclosed = "";

  function give(out: ThoughtOrText[], text: string): void {
    if (text === "") return;
    if (thinking) {
      if (startsUnopened && !unopened) unclosed += text;
      out.push({ type: "reasoning", text });
      return;
    }
    const shown = sawText ? text : text.trimStart();
    if (shown === "") return;
    sawText = true;
    out.push({ type: "text", text: shown });
  }

  return {
    push(content) {
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
          if (startsUnopened) unopened = true;
        } else if (thinking) {
          give(out, before);
          thinking = false;
          unopened = unopened || startsUnopened;
        } else {
          unopened = true;
          leaked = sawText || before.trim() !== "";
          if (leaked) break;
        }
      }
      pending = pending.slice(from);
      if (leaked) return out;
      const end = pending.length - cutTagLength(pending);
      give(out, pending.slice(0, end));
      pending = pending.slice(end);
      return out;
    },
    end() {
      const out: ThoughtOrText[] = [];
      give(out, pending);
      pending = "";
      if (startsUnopened && !unopened && unclosed.trim() !== "") out.push({ type: "text", text: unclosed.trimStart() });
      return out;
    },
    get leaked() {
      return leaked;
    },
    get unopened() {
      return unopened;
    },
  };
}

/** Length of the longest suffix of `text` that is a prefix of a tag. */
function cutTagLength(text: string): number {
  const from = text.lastIndexOf("<");
  if (from < 0) return 0;
  const tail = text.slice(from);
  return OPENING.startsWith(tail) || CLOSING.startsWith(tail) ? tail.length : 0;
}
