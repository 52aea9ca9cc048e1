import type { TextLayout } from "@tangleaf/contract";
import { chineseRoles, gongwenLevel, hasBlankAbove, ownTitle, signingInsets, standardSign, type TextLine } from "@tangleaf/document/letter";

/** What styles (`letter.module.css`) are told of a line. */
export type LineAttributes = {
  readonly "data-line"?: string;
  readonly "data-level"?: string;
  readonly "data-blank"?: string;
  /** Characters it stands in from the right. */
  readonly inset?: number;
};

const LEVELS_MAX = 4;

/** What each line of a text is, as its Word file has it; `continues`: it is the rest of one whose beginning stands elsewhere. */
export function lineAttributes(
  lines: readonly TextLine[],
  { layout, continues = false }: { layout: TextLayout; continues?: boolean },
): LineAttributes[] {
  if (layout === "none") return lines.map(() => ({}));
  const official = layout === "gongwen";
  const titles = !continues && ownTitle(lines, official) !== null ? 1 : 0;
  const rest = lines.slice(titles);
  const texts = rest.map((line) => (line.kind === "paragraph" ? line.text.trim() : null));
  const roles = chineseRoles(continues ? [null, ...texts] : texts, { official }).slice(continues ? 1 : 0);
  const insets = signingInsets(texts, roles, { official });
  const ranks = ranksOf(rest);
  const attributes = rest.map((line, index): LineAttributes => {
    const role = roles[index] ?? "body";
    if (role !== "body") {
      const blank = hasBlankAbove(role, roles[index - 1]) ? { "data-blank": "" } : {};
      return { "data-line": role, ...blank, ...(role === "signature" || role === "date" ? { inset: insets[role] } : {}) };
    }
    const level = official ? levelOf(line, ranks) : null;
    return level === null ? {} : { "data-line": "heading", "data-level": String(level) };
  });
  return [...lines.slice(0, titles).map(() => ({ "data-line": "title" })), ...attributes];
}

/** Level of a line of an official document: by its sign, of a heading without one by its rank. */
function levelOf(line: TextLine, ranks: ReadonlyMap<number, number>): number | null {
  if (line.kind === "other") return null;
  const signed = gongwenLevel(standardSign(line.text.trim()));
  if (line.kind === "heading") return signed?.level ?? Math.min(ranks.get(line.level) ?? line.level, LEVELS_MAX);
  return signed !== null && signed.rest === "" ? signed.level : null;
}

/** The levels in use become 1, 2, 3 … */
function ranksOf(lines: readonly TextLine[]): Map<number, number> {
  const used = new Set(lines.flatMap((line) => (line.kind === "heading" ? [line.level] : [])));
  return new Map([...used].sort((a, b) => a - b).map((level, index) => [level, index + 1]));
}
