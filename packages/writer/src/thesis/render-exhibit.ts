import type { Language } from "../language.ts";
import type { CardExhibit } from "./method-card.ts";

/** The line above a table that the document makes its caption, with a number. */
const CAPTION = { zh: "表：", en: "Table: " } as const;
const REFERENCE = { zh: "各项内容列于[[{caption}]]。", en: "The entries are in [[{caption}]]." } as const;
const RESULTS_REFERENCE = { zh: "结果列于[[{caption}]]。", en: "The figures are in [[{caption}]]." } as const;

/** Refers to the formula above it, which the document numbers. */
const IN_FORMULA = { zh: "[[式]]中，", en: "In [[Eq]], " } as const;
const FIGURE = { zh: "【待补充：图“{title}”】", en: "[To add: figure, {title}]" } as const;

/** Empty rows under the head of a table whose rows nobody has named. */
const EMPTY_ROWS = 2;

/** An exhibit as Markdown: a table that is referred to, with its caption, head and empty cells, a display formula with its signs, a mark for a figure. */
export function renderExhibit(exhibit: CardExhibit, language: Language, variables: readonly string[]): string {
  switch (exhibit.kind) {
    case "table":
      return renderTable(
        exhibit.title[language],
        exhibit.head[language],
        exhibit.rows?.[language] ?? rowsFor(exhibit.head[language], variables),
        language,
      );
    case "figure":
      return FIGURE[language].replace("{title}", exhibit.title[language]);
    case "formula":
      return `$$\n${exhibit.latex.trim()}\n$$\n\n${IN_FORMULA[language]}${exhibit.where[language]}`;
  }
}

/** A table of variables names the thesis's own. */
function rowsFor(head: readonly string[], variables: readonly string[]): readonly string[] {
  return /^(?:变量|variable)$/i.test(head[0] ?? "") ? variables : [];
}

/** A table of results, otherwise the same as one of a card. */
export function renderResults(title: string, head: readonly string[], rows: readonly string[], language: Language): string {
  return renderTable(title, head, rows, language, RESULTS_REFERENCE);
}

/**
 * A table with its caption in the line above, and a reference to it before that: the document numbers the one and shows the number in
 * the other. The first column names the rows, everything else is empty.
 */
function renderTable(
  title: string,
  head: readonly string[],
  rows: readonly string[],
  language: Language,
  reference: Readonly<Record<Language, string>> = REFERENCE,
): string {
  const caption = `${CAPTION[language]}${title}`;
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const named = rows.length > 0 ? rows : Array.from({ length: EMPTY_ROWS }, () => "");
  const body = named.map((row) => line([row, ...head.slice(1).map(() => "")]));
  return [reference[language].replace("{caption}", caption), "", caption, "", line(head), line(head.map(() => "---")), ...body].join("\n");
}
