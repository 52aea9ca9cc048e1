import { type ChartLook, kindOf, paletteOf } from "@tangleaf/table/chart";
import { type ClipboardEvent, type CSSProperties, useRef, useState } from "react";
import { useTheme } from "#lib/theme.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import type { DrawnChart } from "../work/chart-work.ts";
import { COLUMN_ROLES, type ColumnRole, roleOf, rolesFor, swapRoles, withRole } from "../work/column-roles.ts";
import { addColumn, addRow, COLUMNS_MAX, dropColumn, dropRow, type Grid, type Place, ROWS_MAX } from "../work/grid-edits.ts";
import css from "./figures-grid.module.css";
import { useGridKeys } from "./use-grid-keys.ts";

const ROWS_SHOWN = 6;
const MORE_ROWS = 100;

type FiguresGridProps = {
  grid: Grid;
  drawn: DrawnChart | null;
  history: { undo: (() => void) | null; redo: (() => void) | null };
  onCells: (grid: Grid) => void;
  onLook: (look: ChartLook) => void;
  /** More than one cell was pasted at a place. */
  onPaste: (text: string, at: Place) => void;
};

/** The figures of a chart: cells to write in, headings in the colour they are drawn in. */
export function FiguresGrid({ grid, drawn, history, onCells, onLook, onPaste }: FiguresGridProps) {
  const [shown, setShown] = useState(ROWS_SHOWN);
  const keys = useGridKeys({ grid, onCells, onUndo: () => history.undo?.(), onRedo: () => history.redo?.() });
  const { here, editing } = keys;
  const pressed = useRef(false);
  const columns = grid[0]?.length ?? 1;
  const visible = Math.min(grid.length, Math.max(shown, here.row + 1));
  const more = grid.length - visible;
  const columnPlaces = Array.from({ length: columns }, (_, col) => col);
  const rowPlaces = Array.from({ length: visible - 1 }, (_, at) => at + 1);
  const totals = new Set(drawn?.totals);

  const cellProps = (row: number, col: number) => ({
    "data-at": `${row}:${col}`,
    tabIndex: here.row === row && here.col === col ? 0 : -1,
    "aria-rowindex": row + 1,
    "aria-colindex": col + 1,
    onFocus: () => keys.setAt({ row, col }),
    onKeyDown: keys.onCellKey,
    onPointerDown: (event: { currentTarget: Element }) => {
      pressed.current = document.activeElement === event.currentTarget;
    },
    // The first press chooses a cell, the next one writes in it.
    onClick: () => pressed.current && editing === null && keys.begin(grid[row]?.[col] ?? ""),
  });
  const contentOf = (row: number, col: number) => {
    const text = grid[row]?.[col] ?? "";
    const isWritten = editing !== null && here.row === row && here.col === col;
    // A heading without a name has one for those who do not see where it stands.
    if (!isWritten && row === 0 && text === "") return <span className="sr">{m.grid.column(col + 1)}</span>;
    if (!isWritten) return <span>{text}</span>;
    const name = grid[0]?.[col] ?? "";
    return (
      <input
        // biome-ignore lint/a11y/noAutofocus: the cell that has the focus becomes a field
        autoFocus
        className={css["field"]}
        aria-label={row === 0 ? m.grid.heading(col + 1) : m.grid.cell(row, name === "" ? m.grid.column(col + 1) : name)}
        defaultValue={editing.text}
        onKeyDown={keys.onFieldKey}
        onBlur={(event) => keys.commit(event.currentTarget.value, null)}
      />
    );
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    const isTable = /[\t\n]/.test(text.trim());
    if (editing !== null && !isTable) return;
    event.preventDefault();
    if (isTable) onPaste(text, here);
    else onCells(grid.map((cells, row) => cells.map((cell, col) => (row === here.row && col === here.col ? text.trim() : cell))));
  };
  return (
    <div className={css["frame"]}>
      <div className={css["scroll"]}>
        <table
          ref={keys.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid
          role="grid"
          aria-label={m.grid.label}
          aria-rowcount={grid.length}
          aria-colcount={columns}
          aria-describedby="chart-grid-keys"
          onPaste={paste}
        >
          <thead>
            <tr>
              {columnPlaces.map((col) => (
                <Heading
                  key={col}
                  col={col}
                  drawn={drawn}
                  onLook={onLook}
                  cell={cellProps(0, col)}
                  isHere={here.row === 0 && here.col === col}
                >
                  {contentOf(0, col)}
                </Heading>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowPlaces.map((row) => (
              <tr key={row} data-total={totals.has((grid[row]?.[0] ?? "").trim()) || undefined}>
                {columnPlaces.map((col) => (
                  <td key={col} {...cellProps(row, col)}>
                    {contentOf(row, col)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css["tools"]} role="toolbar" aria-label={m.grid.tools}>
        {more > 0 ? (
          <button type="button" className={css["more"]} onClick={() => setShown(visible + MORE_ROWS)}>
            {m.grid.more(more)}
          </button>
        ) : null}
        <Tool icon="rows-plus-bottom" text={m.grid.addRow} run={grid.length < ROWS_MAX ? () => onCells(addRow(grid, grid.length)) : null} />
        <Tool
          icon="columns-plus-right"
          text={m.grid.addColumn}
          run={columns < COLUMNS_MAX ? () => onCells(addColumn(grid, columns)) : null}
        />
        <Tool icon="rows" text={m.grid.dropRow} isDrop run={here.row > 0 ? () => onCells(dropRow(grid, here.row)) : null} />
        <Tool icon="columns" text={m.grid.dropColumn} isDrop run={columns > 1 ? () => onCells(dropColumn(grid, here.col)) : null} />
        <Tool icon="arrow-counter-clockwise" text={m.grid.undo} run={history.undo} />
        <Tool icon="arrow-clockwise" text={m.grid.redo} run={history.redo} />
      </div>
      <span id="chart-grid-keys" className="sr">
        {m.grid.keys}
      </span>
    </div>
  );
}

function Tool({ icon, text, run, isDrop = false }: { icon: IconName; text: string; run: (() => void) | null; isDrop?: boolean }) {
  return (
    <Button
      size="sm"
      tone="ghost"
      iconOnly
      aria-label={text}
      title={text}
      disabled={run === null}
      className={css["tool"]}
      onClick={() => run?.()}
    >
      <Icon name={icon} size={16} />
      {isDrop ? <i aria-hidden="true">−</i> : null}
    </Button>
  );
}

type HeadingProps = {
  col: number;
  drawn: DrawnChart | null;
  onLook: (look: ChartLook) => void;
  cell: Record<string, unknown>;
  isHere: boolean;
  children: React.ReactNode;
};
/** The column whose heading is being dragged. */
const MOVED = "text/plain";

/** Says, in colour and in a list, what its column is drawn as; dragged onto another, the two change places. */
function Heading({ col, drawn, onLook, cell, isHere, children }: HeadingProps) {
  const theme = useTheme();
  const column = drawn?.data.columns[col];
  const role = drawn === null || column === undefined ? null : roleOf(drawn.spec, column.name);
  const colors = drawn === null ? [] : paletteOf(drawn.spec.palette, theme).colors;
  const at = drawn?.spec.y.findIndex((one) => one.col === column?.name) ?? -1;
  const color = at < 0 ? undefined : colors[at % colors.length];
  const look = drawn === null ? null : { ...drawn.spec };
  return (
    <th
      scope="col"
      {...cell}
      data-role={role ?? undefined}
      style={color === undefined ? undefined : ({ "--series": color } as CSSProperties)}
      draggable={role !== null}
      onDragStart={(event) => event.dataTransfer.setData(MOVED, `column:${col}`)}
      onDragOver={(event) => event.dataTransfer.types.includes(MOVED) && event.preventDefault()}
      onDrop={(event) => {
        const from = /^column:(\d+)$/.exec(event.dataTransfer.getData(MOVED))?.[1];
        const other = drawn?.data.columns[Number(from)];
        if (from === undefined || other === undefined || column === undefined || look === null || drawn === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (other !== column) onLook(swapRoles(lookIn(drawn), other.name, column.name, drawn.data));
      }}
    >
      {children}
      {drawn === null || column === undefined || role === null ? null : (
        <span className={css["role"]}>
          <Icon name="caret-down" size={12} />
          <select
            aria-label={m.grid.role(column.name)}
            tabIndex={isHere ? 0 : -1}
            value={role}
            onClick={(event) => event.stopPropagation()}
            onChange={({ target }) => {
              const wanted = COLUMN_ROLES.find((one) => one === target.value);
              if (wanted !== undefined) onLook(withRole(lookIn(drawn), column.name, wanted, drawn.data));
            }}
          >
            {rolesFor(lookIn(drawn), column).map((one: ColumnRole) => (
              <option key={one} value={one}>
                {(kindOf(drawn.spec) === "flat" || drawn.spec.type === "pie" ? m.grid.rolesFlat : m.grid.roles)[one]}
              </option>
            ))}
          </select>
        </span>
      )}
    </th>
  );
}

/** What is drawn, without its figures. */
function lookIn({ spec: { data: _, ...look } }: DrawnChart): ChartLook {
  return look;
}
