import type { IParagraphStyleOptions } from "docx";

/** A style that says only what differs from Normal. */
export function derivedStyle(
  id: string,
  name: string,
  rest: Pick<IParagraphStyleOptions, "paragraph" | "run" | "next">,
): IParagraphStyleOptions {
  return { id, name, basedOn: "Normal", quickFormat: true, ...rest };
}
