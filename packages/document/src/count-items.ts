/** Marks an item may begin with, in their order: a list has one of them throughout. */
const MARKS: readonly RegExp[] = [
  /^\s*(?:\*\*|__)?\d+(?:[、．)）:：]|\.(?!\d))(?:\*\*|__)?/,
  /^\s*(?:\*\*|__)?[（(]\d+[)）](?:\*\*|__)?/,
  /^\s*[\u2460-\u2473\u2776-\u277f]/,
  /^\s*(?:\*\*|__)?[一二三四五六七八九十]+[、.．]/,
  /^\s*(?:\*\*|__)?第[一二三四五六七八九十\d]+[条个项点][：:、\s]/,
  /^[-*+•·]\s+/,
];
const RULE = /^\s*(?:[-*_]\s*){3,}$/;
/** A line that announces the list or closes it. */
const AROUND = /^\s*#{1,6}\s|[：:]\s*$/;

export type ItemReader = {
  /** Whether this line begins an item. A line of its own counts where no line has a mark. */
  read(line: string): boolean;
};

/**
 * Reads a list line by line. Its first item decides what marks the others: what is under an item (an explanation, its own
 * points) begins none. `before`: what is written of the list already.
 */
export function createItemReader(before = ""): ItemReader {
  let mark: RegExp | null = null;
  let bare = false;

  function read(line: string): boolean {
    if (line.trim() === "" || RULE.test(line)) return false;
    if (mark !== null) return mark.test(line);
    const found = MARKS.find((candidate) => candidate.test(line));
    if (found !== undefined && !bare) {
      mark = found;
      return true;
    }
    if (AROUND.test(line)) return false;
    bare = true;
    return true;
  }

  const reader = { read };
  // A title over a numbered list is no item: what is marked somewhere is read by its mark.
  const first = before.split("\n").find((line) => MARKS.some((candidate) => candidate.test(line)));
  if (first !== undefined) read(first);
  else for (const line of before.split("\n")) read(line);
  return reader;
}

/** Items of a list, in any of the shapes models and people write: `1.`, `1、`, `(1)`, `①`, `一、`, `-`, `**1.**`, or a line each. */
export function countItems(text: string): number {
  const lines = text.split("\n");
  const reader = createItemReader(text);
  return lines.filter((line) => reader.read(line)).length;
}
