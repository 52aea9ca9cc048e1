import { numberHeadings } from "@tangleaf/document/outline";
import { variant } from "#lib/variant.ts";
import type { TemplateLine, TemplatePage } from "./library-data.ts";

const STYLES = { A: "chapters", B: "chinese", C: "decimal" } as const;

/** The number each line of a skeleton has, with the space behind it that its form wants; none where the kind has no numbers. */
export function numberLines({ outline, numbering }: Pick<TemplatePage, "outline" | "numbering">): ReadonlyMap<TemplateLine, string> {
  if (numbering === "none") return new Map();
  const lines: { line: TemplateLine; level: number }[] = [];
  const read = (below: readonly TemplateLine[], level: number): void => {
    for (const line of below) {
      lines.push({ line, level });
      read(line.children, level + 1);
    }
  };
  read(outline, 1);
  const headings = lines.map(({ level }) => ({ level, numbered: true }));
  const numbers = numberHeadings(headings, STYLES[numbering], variant);
  return new Map(
    lines.map(({ line }, at) => {
      const number = numbers[at] ?? "";
      return [line, /[\u3001\uff09]$/.test(number) ? number : `${number} `];
    }),
  );
}
