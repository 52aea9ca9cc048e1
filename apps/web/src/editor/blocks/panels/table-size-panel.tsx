import { type KeyboardEvent, useState } from "react";
import { blockMessages } from "#messages/blocks.ts";
import { insertTable } from "../table/table-commands.ts";
import { AnchoredPanel } from "./anchored-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import css from "./panels.module.css";

const m = blockMessages.table;
const ROWS = 8;
const COLUMNS = 8;
const FIRST = { rows: 3, columns: 3 };

/** Rows and columns of a new table: pointed at, or chosen with the arrow keys. */
export function TableSizePanel({ editor, blocks, onClose, anchor }: PanelProps) {
  const [{ rows, columns }, setSize] = useState(FIRST);
  const insert = (size: typeof FIRST) => {
    onClose();
    blocks.asOneStep(() => void insertTable(size.rows, size.columns)(editor.state, editor.view.dispatch, editor.view));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setSize({ rows: bounded(rows + (by[0] ?? 0), ROWS), columns: bounded(columns + (by[1] ?? 0), COLUMNS) });
  };
  return (
    <AnchoredPanel label={m.pickSize} anchor={anchor} onClose={onClose} width="sm">
      <button
        type="button"
        data-first=""
        className={css["grid"]}
        aria-label={`${m.insert} ${m.size(rows, columns)}`}
        onKeyDown={onKeyDown}
        onClick={() => insert({ rows, columns })}
        onPointerMove={(event) => {
          const cell = document.elementFromPoint(event.clientX, event.clientY);
          if (cell instanceof HTMLElement && cell.dataset["row"] !== undefined)
            setSize({ rows: Number(cell.dataset["row"]), columns: Number(cell.dataset["column"]) });
        }}
      >
        {Array.from({ length: ROWS * COLUMNS }, (_, at) => {
          const [row, column] = [Math.floor(at / COLUMNS) + 1, (at % COLUMNS) + 1];
          return (
            <i
              key={`${row} ${column}`}
              className={css["gridCell"]}
              data-row={row}
              data-column={column}
              data-on={(row <= rows && column <= columns) || undefined}
            />
          );
        })}
      </button>
      <p className={css["size"]} role="status">
        {m.size(rows, columns)}
      </p>
    </AnchoredPanel>
  );
}

const bounded = (value: number, most: number): number => Math.min(most, Math.max(1, value));
