/** An idea for a tree, with those below it where a whole tree was drafted. */
export type Idea = { readonly text: string; readonly kids: readonly Idea[] };

/** Spaces of a level in a drafted tree. */
export const IDEA_INDENT = 2;
/** Marks and numbers a model puts before a line though it was told not to. */
const BEFORE =
  /^(?:[-*+•·●○▪–—#>]+\s+|\(?\d{1,2}[.、．)）](?!\d)\s*|[（(]?[一二三四五六七八九十]{1,2}[、．)）]\s*|[①-⑳]\s*|[a-z][.)]\s+)+/i;
const AROUND = /^(?:\*\*|__|["“「『])|(?:\*\*|__|["”」』])$/g;
const END = /(?<![。；;，,、.:：])[。；;，,、.:：]+$/;

/** One line of an answer as an idea says it: without marks, numbers and the sign at its end; "" where it says nothing. */
export function ideaText(line: string): string {
  const bare = line.trim().replace(BEFORE, "").trim().replace(AROUND, "").replace(END, "").replace(AROUND, "");
  return bare.replace(/\s+/g, " ").trim();
}

/** Ideas are the same where they are after NFKC, in small letters, without blanks and signs. */
export function ideaKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, "");
}

/**
 * The ideas of an answer as far as it has come, one a line, deeper ones below those they are indented under. A line that has not ended
 * is left out unless `isWhole`; none is there twice below one parent.
 */
export function readIdeas(answer: string, { isWhole }: { isWhole: boolean }): Idea[] {
  const lines = answer.split("\n");
  if (!isWhole) lines.pop();
  type Open = { text: string; kids: Open[] };
  const root: Open = { text: "", kids: [] };
  const open: { indent: number; idea: Open }[] = [];
  for (const line of lines) {
    const text = ideaText(line);
    if (text === "") continue;
    const indent = /^[\s\u3000]*/.exec(line)?.[0].replace(/\t/g, "    ").length ?? 0;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const parent = open.at(-1)?.idea ?? root;
    const same = parent.kids.find((kid) => ideaKey(kid.text) === ideaKey(text));
    const idea: Open = same ?? { text, kids: [] };
    if (same === undefined) parent.kids.push(idea);
    open.push({ indent, idea });
  }
  return root.kids;
}
