import type { outlineFileMessages as zh } from "../zh/outline-file.ts";

export const outlineFileMessages = {
  choose: "Choose a file",
  kinds: "Or choose or drop a Word file (its headings), OPML, XMind, Markdown or text.",
  leave: (name) => `Don't use “${name}”`,
  dropped: (count) =>
    count === 1 ? "1 line was too deep or one too many, and was left out" : `${count} lines were too deep or too many, and were left out`,
  unreadable: "Couldn't read an outline from this file. Use .docx, .opml, .xmind, .md or .txt.",
  tooLarge: "The file is too large. The most is 10 MB.",
  tooManyParts: (max) => `The file has more than ${max} lines or tags. Please split it.`,
  malformed: (line, column) =>
    `The file is broken: reading stops at line ${line}, character ${column}. Please export it again from the program it comes from.`,
  empty: "There are no headings in this file",
} satisfies typeof zh;
