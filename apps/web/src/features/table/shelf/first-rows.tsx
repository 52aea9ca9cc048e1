import { useMemo } from "react";
import { tableMessages as m } from "#messages/table.ts";
import type { FirstRows as First } from "../engine/sheet-view.ts";
import { SheetGrid } from "../grid/sheet-grid.tsx";
import css from "./tables-shelf.module.css";

const UNMARKED = new Uint8Array();

/** The first rows of a file while the others are read: to look at, nothing can be done with them. */
export function FirstRows({ first: { columns, rowCount, fileRows } }: { first: First }) {
  const rows = useMemo(() => Uint32Array.from({ length: rowCount }, (_, row) => row), [rowCount]);
  const headings = useMemo(() => columns.map(({ name }) => name), [columns]);
  return (
    <section className={css["first"]} aria-label={m.create.first} aria-busy="true">
      <p role="status">{m.create.rest(rowCount)}</p>
      <div>
        <SheetGrid
          label={m.create.first}
          keys={m.create.firstKeys}
          columns={columns}
          headings={headings}
          head={(col) => <span className={css["heading"]}>{headings[col]}</span>}
          rows={rows}
          totals={[]}
          totalLabel={m.sheet.total}
          fileRows={fileRows}
          fileRowLabel={m.sheet.fileRow}
          fileColumn={m.sheet.fileColumn}
          tones={UNMARKED}
          editLabel={m.sheet.edit}
        />
      </div>
    </section>
  );
}
