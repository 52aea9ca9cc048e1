import { IDEA_INDENT, type NestedNode } from "@tangleaf/document/tree";

type Open = { text: string; kids: Open[] };

/** A tree that is written as lines, two spaces deeper for each level. */
export function readSample({ title, lines }: { title: string; lines: string }): NestedNode {
  const root: Open = { text: title, kids: [] };
  const path: Open[] = [root];
  for (const line of lines.split("\n")) {
    const level = (line.length - line.trimStart().length) / IDEA_INDENT;
    const node: Open = { text: line.trim(), kids: [] };
    path.length = level + 1;
    path.at(-1)?.kids.push(node);
    path.push(node);
  }
  return root;
}
