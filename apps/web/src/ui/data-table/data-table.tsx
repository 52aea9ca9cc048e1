import type { ReactNode } from "react";
import { cx } from "#lib/cx.ts";
import css from "./data-table.module.css";

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  align?: "end";
  /** Smaller and lighter text. */
  soft?: boolean;
  /**
   * Place on the phone, where a row is two lines: `title` and `value` share the first, `meta` follow in the second
   * (`named` ones with their head before them) and a `action` stands at its end; `hidden` ones are left out.
   */
  phone: "title" | "value" | "meta" | "named" | "action" | "hidden" | ((row: Row) => "meta" | "named" | "action" | "hidden");
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, at: number) => string;
  /** An older page is still shown while the next one comes. */
  busy?: boolean;
};

/** Rows of data on paper; on the phone two lines each. */
export function DataTable<Row>({ caption, columns, rows, keyOf, busy = false }: DataTableProps<Row>) {
  return (
    <div className={cx("paper", css["sheet"])} data-busy={busy || undefined} aria-busy={busy || undefined}>
      <table className={css["table"]}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, align }) => (
              <th key={key} scope="col" data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row, at)}>
              {columns.map(({ key, head, align, soft, phone, cell }) => {
                const place = typeof phone === "function" ? phone(row) : phone;
                return (
                  <td key={key} data-align={align} data-soft={soft || undefined} data-phone={place} data-head={head}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
