import type { Language } from "../engine/draft-types.ts";
import type { CardExhibit } from "./method-card.ts";

const CAPTION = { zh: "表：", en: "Table: " } as const;
const FIGURE = { zh: "【待补充：图“{title}”】", en: "【To add: figure, {title}】" } as const;
/** Empty rows under the head of a table whose rows nobody has named. */
const EMPTY_ROWS = 2;

/** An exhibit as Markdown: a caption above a table with its head and empty cells, a display formula with its signs, a mark for a figure. */
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
      return `$$\n${exhibit.latex.trim()}\n$$\n\n${exhibit.where[language]}`;
  }
}

/** A table of variables names the thesis's own. */
function rowsFor(head: readonly string[], variables: readonly string[]): readonly string[] {
  return /^(?:变量|variable)$/i.test(head[0] ?? "") ? variables : [];
}

/** A table with its caption in the line above; the first column names the rows, everything else is empty. */
export function renderTable(title: string, head: readonly string[], rows: readonly string[], language: Language): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const named = rows.length > 0 ? rows : Array.from({ length: EMPTY_ROWS }, () => "");
  const body = named.map((row) => line([row, ...head.slice(1).map(() => "")]));
  return [`${CAPTION[language]}${title}`, "", line(head), line(head.map(() => "---")), ...body].join("\n");
}
