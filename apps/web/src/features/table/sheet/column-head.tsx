import type { Column } from "@tangleaf/table/columns";
import { memo, useState } from "react";
import { useStore } from "zustand";
import { newUuid } from "#lib/new-uuid.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/menu.tsx";
import type { ColumnKind, SheetInfo } from "../engine/sheet-view.ts";
import type { OpenTable } from "../open-table.ts";
import { FilterDialog } from "./filter-dialog.tsx";
import css from "./sheet-pane.module.css";

const KINDS: readonly ColumnKind[] = ["text", "id", "number", "date"];

type ColumnHeadProps = { opened: OpenTable; sheet: SheetInfo; columns: readonly Column[]; col: number };

/** The heading of a column: its name, type and unit, and what can be done with it. */
export const ColumnHead = memo(function ColumnHead({ opened, sheet, columns, col }: ColumnHeadProps) {
  const [isFiltering, setIsFiltering] = useState(false);
  const steps = useStore(opened.store, ({ table, sheetId }) => table.steps[sheetId]) ?? [];
  const column = columns[col];
  if (column === undefined) return null;
  const { name } = column;
  const kind = sheet.columns.find((one) => one.name === name)?.type ?? column.type;
  const place = sheet.columns.findIndex((one) => one.name === name);
  const sorted = steps.findLast((step) => step.do === "sort" && step.isOff !== true);
  const dir = sorted?.do === "sort" && sorted.col === name ? sorted.dir : null;
  const unit = column.type === "number" ? column.unit : undefined;
  const sort = (to: "asc" | "desc") =>
    void opened.setSteps(sheet.sheetId, [
      ...steps.filter((step) => step.do !== "sort"),
      ...(dir === to ? [] : [{ id: newUuid(), do: "sort" as const, col: name, dir: to }]),
    ]);
  return (
    <>
      <Menu
        label={m.head.menu(name)}
        align={col > 1 && col === columns.length - 1 ? "end" : "start"}
        trigger={(props) => (
          <button {...props} tabIndex={-1} className={css["heading"]} data-type={column.type} title={name}>
            <span>{name}</span>
            {unit === undefined || name.normalize("NFKC").endsWith(`(${unit})`) ? null : <small>{unit}</small>}
            {dir === null ? null : <Icon name={dir === "asc" ? "arrow-up" : "arrow-down"} size={12} label={m.head[dir]} />}
            <Icon name="caret-down" size={12} />
          </button>
        )}
        header={m.head.kind(m.kinds[kind], unit)}
      >
        <MenuItem onClick={() => sort("asc")}>{m.head.asc}</MenuItem>
        <MenuItem onClick={() => sort("desc")}>{m.head.desc}</MenuItem>
        <MenuItem onClick={() => setIsFiltering(true)}>{m.head.filter}</MenuItem>
        {place < 0 ? null : <MenuDivider />}
        {place < 0
          ? null
          : KINDS.filter((one) => one !== kind).map((one) => (
              <MenuItem key={one} onClick={() => void opened.readAgain({ choices: { types: { [place]: one } } })}>
                {m.head.takeAs(m.kinds[one])}
              </MenuItem>
            ))}
      </Menu>
      {isFiltering ? (
        <FilterDialog
          column={column}
          onClose={() => setIsFiltering(false)}
          onFilter={(where) => {
            setIsFiltering(false);
            void opened.addStep({ id: newUuid(), do: "filter", where });
          }}
        />
      ) : null}
    </>
  );
});
