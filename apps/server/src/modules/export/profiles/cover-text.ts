import type { CoverLine } from "./thesis-profile.ts";
import type { FontSet } from "./word-profile.ts";

type TextLine = Extract<CoverLine, { kind: "text" }>;
type Space = { readonly before?: number; readonly after?: number };

/** A line of type on cover or title page, in the middle and not bold unless said otherwise. */
export function coverText(
  text: string,
  type: { readonly font: FontSet; readonly points: number },
  { before = 0, after = 0 }: Space,
  rest: Partial<Pick<TextLine, "bold" | "align" | "isOptional">> = {},
): TextLine {
  return { kind: "text", text, ...type, bold: false, beforePoints: before, afterPoints: after, align: "centre", ...rest };
}

/** The line under the title, left out where there is none. */
export function coverSubtitle(text: string, type: { readonly font: FontSet; readonly points: number }): TextLine {
  return coverText(text, type, { after: 6 }, { isOptional: true });
}
