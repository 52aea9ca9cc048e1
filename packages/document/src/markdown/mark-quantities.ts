import { numberColumns } from "@tangleaf/table/cells";
import type { MarkdownIt } from "markdown-it";

/** The class of a cell that holds a quantity, and of the heading above it. */
export const QUANTITY_CLASS = "quantity";

type Token = ReturnType<MarkdownIt["parse"]>[number];
type Cell = { readonly token: Token; words: string };

/**
 * Marks the cells of columns of quantities, which stand to the right, where a table says nothing of its alignment. It is a class and no
 * alignment: what is read back from the page has none that nobody chose.
 */
export function markQuantities(md: MarkdownIt): void {
  md.core.ruler.push("quantities", ({ tokens }) => {
    let rows: Cell[][] = [];
    for (const token of tokens) {
      if (token.type === "table_open") rows = [];
      else if (token.type === "tr_open") rows.push([]);
      else if (token.type === "th_open" || token.type === "td_open") rows.at(-1)?.push({ token, words: "" });
      else if (token.type === "inline") setWords(rows.at(-1)?.at(-1), token);
      else if (token.type === "table_close") {
        markColumns(rows);
        rows = [];
      }
    }
  });
}

function setWords(cell: Cell | undefined, { children }: Token): void {
  if (cell !== undefined) cell.words = (children ?? []).map(({ content }) => content).join("");
}

function markColumns(rows: readonly (readonly Cell[])[]): void {
  const [heads = [], ...body] = rows.map((row) => row.map(({ words }) => words));
  const columns = numberColumns(heads, body);
  for (const row of rows) {
    for (const at of columns) {
      const token = row[at]?.token;
      if (token !== undefined && token.attrGet("style") === null) token.attrJoin("class", QUANTITY_CLASS);
    }
  }
}
