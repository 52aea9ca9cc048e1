import type { AnswerBody } from "@tangleaf/table/answer-schema";
import { useState } from "react";
import { markMore } from "#lib/mark-more.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Button } from "#ui/button/button.tsx";
import { printCell } from "../grid/cell-text.ts";
import css from "./answer.module.css";
import { numbered } from "./numbered.ts";

const markSideways = (box: HTMLElement | null) => (box === null ? undefined : markMore(box));

/** Rows shown at once, and how many more a press shows. */
const FEW = 6;
const MORE = 100;

type AnswerTableProps = Pick<AnswerBody, "columns" | "rows" | "total">;

/** The rows of an answer: the first ones, more by a press. */
export function AnswerTable({ columns, rows, total }: AnswerTableProps) {
  const [shown, setShown] = useState(FEW);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach that */}
      <section ref={markSideways} className={css["tableBox"]} tabIndex={0} aria-label={m.answer.table}>
        <table className={css["table"]}>
          <thead>
            <tr>
              {columns.map(({ name, type, unit }) => (
                <th key={name} scope="col" data-type={type}>
                  {name}
                  {unit === undefined || unit === "%" ? null : <small> {unit}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered(rows.slice(0, shown)).map(({ one: row, at }) => (
              <tr key={at}>
                {columns.map((column, col) => (
                  <td key={column.name} data-type={column.type}>
                    {printCell(row[col] ?? null, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total <= shown ? null : (
        <p className={css["rest"]}>
          {shown < rows.length ? (
            <Button tone="ghost" size="sm" onClick={() => setShown(shown + MORE)}>
              {m.answer.more(total - shown)}
            </Button>
          ) : (
            m.answer.cut(rows.length, total)
          )}
        </p>
      )}
    </>
  );
}
