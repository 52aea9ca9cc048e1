/** A piece of an answer after its thinking was taken out. */
export type ThoughtOrText = { readonly type: "text" | "reasoning"; readonly text: string };

const OPENING = "<think>";
const CLOSING = "</think>";

export type ThinkingSplitter = {
  push(content: string): ThoughtOrText[];
  end(): ThoughtOrText[];
  /** A closing tag came without an opening one, after what stood before it had been given out as text. */
  readonly leaked: boolean;
  /** The answer began inside its thinking. */
  readonly unopened: boolean;
};

/** Splits inline thinking from the answer, wherever a tag is cut. `unopened`: the answer begins inside its thinking. */
export function createThinkingSplitter(startsUnopened: boolean): ThinkingSplitter {
  let thinking = startsUnopened;
  let pending = "";
  let leaked = false;
  let unopened = false;
  let sawText = false;
  /** Thinking that was never closed turns out to be the answer. */
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
      for (;;) {
        const opening = pending.indexOf(OPENING);
        const closing = pending.indexOf(CLOSING);
        if (opening >= 0 && (closing < 0 || opening < closing)) {
          give(out, pending.slice(0, opening));
          pending = pending.slice(opening + OPENING.length);
          thinking = true;
          // An explicit tag: this answer opens its thinking after all.
          if (startsUnopened) unopened = true;
        } else if (closing >= 0) {
          if (!thinking) {
            unopened = true;
            leaked = sawText || pending.slice(0, closing).trim() !== "";
            pending = pending.slice(closing + CLOSING.length);
            if (leaked) return out;
            continue;
          }
          give(out, pending.slice(0, closing));
          pending = pending.slice(closing + CLOSING.length);
          thinking = false;
          unopened = unopened || startsUnopened;
        } else break;
      }
      const keep = cutTagLength(pending);
      give(out, pending.slice(0, pending.length - keep));
      pending = pending.slice(pending.length - keep);
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

/** Length of the end of `text` that could be the beginning of a tag. */
function cutTagLength(text: string): number {
  const from = text.lastIndexOf("<");
  if (from < 0) return 0;
  const tail = text.slice(from);
  return OPENING.startsWith(tail) || CLOSING.startsWith(tail) ? tail.length : 0;
}
