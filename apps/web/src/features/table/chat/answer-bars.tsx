import type { AnswerBody } from "@tangleaf/table/answer-schema";
import { printCell } from "../grid/cell-text.ts";
import css from "./answer.module.css";
import { numbered } from "./numbered.ts";

const BARS_MAX = 8;

/** Whether an answer is names with one figure each: drawn as bars. */
export function areBars({ kind, columns, rows, total }: Pick<AnswerBody, "kind" | "columns" | "rows" | "total">): boolean {
  const [name, value] = columns;
  if (kind !== "table" || columns.length !== 2 || name?.type === "number" || value?.type !== "number") return false;
  return total >= 2 && total <= BARS_MAX && rows.every((row) => typeof row[1] === "number" && row[1] >= 0);
}

/** Names with one figure each; the largest is dark. */
export function AnswerBars({ columns, rows }: Pick<AnswerBody, "columns" | "rows">) {
  const [name, value] = columns;
  if (name === undefined || value === undefined) return null;
  const figures = rows.map((row) => (typeof row[1] === "number" ? row[1] : 0));
  const most = Math.max(...figures, 0);
  return (
    <table className={css["bars"]}>
      <thead className="sr">
        <tr>
          <th scope="col">{name.name}</th>
          <th scope="col">{value.name}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ one: row, at }) => (
          <tr key={at}>
            <th scope="row" title={printCell(row[0] ?? null, name)}>
              {printCell(row[0] ?? null, name)}
            </th>
            <td className={css["drawn"]}>
              <i
                data-most={figures[at] === most || undefined}
                style={{ inlineSize: `${most === 0 ? 0 : ((figures[at] ?? 0) / most) * 100}%` }}
              />
            </td>
            <td>{printCell(row[1] ?? null, value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
