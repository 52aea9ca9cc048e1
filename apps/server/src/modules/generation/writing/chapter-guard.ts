import { chapterMark, createMarkReader } from "@tangleaf/document/chapter-text";
import type { Guard } from "./guard.ts";
import { createLineReader } from "./read-lines.ts";

/** A longer line begins with no mark. */
const MARK_MOST_UNITS = 100;
/** What a line with a mark may begin with. */
const MARK_BEGUN = /^[\s#*>]*(?:$|[[【])/;

type Chapter = {
  /** Sections the answer is to have, in their order. */
  readonly ids: readonly string[];
  /** The section the answer goes on with; null where it begins with a mark. */
  readonly begun: string | null;
  /** What is made of the words of one section. */
  readonly guards: (id: string) => readonly Guard[];
};

/**
 * Divides the answer for a chapter into its sections: each has its own guards, and comes out behind one mark of its own, also the first
 * where the model left its mark out. A section without words leaves no mark.
 */
export function createChapterGuard({ ids, begun, guards }: Chapter): Guard & { readonly current: () => string | null } {
  const readMark = createMarkReader(ids);
  let current: string | null = null;
  let own: readonly Guard[] = [];
  /** Stands before the next words; null where they go on. */
  let mark: string | null = null;
  let blank = "";
  let hasText = false;

  function begin(id: string): void {
    if (id === current) return;
    mark = id === begun && !hasText && current === null ? null : id;
    current = id;
    own = guards(id);
  }

  /** The words of the section with its mark before them. Blank lines at its ends are held back: the next mark brings its own. */
  function marked(text: string): string {
    if (mark !== null && text.trim() === "") return "";
    const words = mark === null ? blank + text : `${hasText ? "\n\n" : ""}${chapterMark(mark)}\n${text.replace(/^\s*\n/, "")}`;
    mark = null;
    const lineEnd = words.indexOf("\n", words.trimEnd().length);
    const end = lineEnd < 0 ? words.length : lineEnd;
    blank = words.slice(end);
    return words.slice(0, end);
  }

  function show(text: string): string {
    if (current === null && text.trim() === "") return "";
    if (current === null) begin(begun ?? ids[0] ?? "");
    const out = marked(own.reduce((part, guard) => guard.push(part), text));
    hasText ||= out !== "";
    return out;
  }

  function endSection(): string {
    const out = marked(own.reduce((text, guard) => (text === "" ? "" : guard.push(text)) + guard.end(), ""));
    own = [];
    hasText ||= out !== "";
    return out;
  }

  function readLine(text: string): string {
    const found = readMark(text.trimEnd());
    if (found === null) return show(text);
    const before = found.id === current ? "" : endSection();
    begin(found.id);
    return before + (found.rest === "" ? "" : show(text.endsWith("\n") ? `${found.rest}\n` : found.rest));
  }

  const mayMatter = (line: string) => line.length <= MARK_MOST_UNITS && MARK_BEGUN.test(line);
  const lines = createLineReader({ mayMatter, readLine, pass: show });
  return {
    push: lines.push,
    // Where the answer is gone on with, its blank lines count.
    end: () => lines.end() + endSection() + blank,
    current: () => current,
  };
}
