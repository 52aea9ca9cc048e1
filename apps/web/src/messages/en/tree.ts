import type { treeMessages as zh } from "../zh/tree.ts";

export const treeMessages = {
  hint: "arrows choose, Tab adds a child, Enter a sibling, typing replaces its text, Esc then Tab leaves the map",
  field: "Text of the node",
  marks: { important: "Important", question: "Open question", todo: "To do", done: "Done", star: "Starred" },
  hasNote: "has a note",
  hasLink: "has a link",
  row: (level) => `Level ${level}`,
  foldRow: (text) => `Fold or unfold “${text}”`,
} satisfies typeof zh;
