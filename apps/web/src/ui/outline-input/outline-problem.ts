import type { OutlineFileProblem } from "@tangleaf/document/outline-files";
import { outlineFileMessages as m } from "#messages/outline-file.ts";

/** Says why a file of an outline or a mind map was not read. */
export function sayOutlineProblem(problem: OutlineFileProblem): string {
  if (problem.problem === "outline.tooManyParts") return m.tooManyParts(problem.max.toLocaleString("en"));
  if (problem.problem === "outline.malformed") return m.malformed(problem.line.toLocaleString("en"), problem.column.toLocaleString("en"));
  return problem.problem === "outline.tooLarge" ? m.tooLarge : m.unreadable;
}
