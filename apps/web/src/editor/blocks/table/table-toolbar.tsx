import type { Editor } from "@tiptap/core";
import { findTable } from "@tiptap/pm/tables";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useToolbarKeys } from "#lib/use-toolbar-keys.ts";
import { blockMessages } from "#messages/blocks.ts";
import { chartMessages as charts } from "#messages/chart.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import type { Blocks } from "../block-parts.ts";
import { drawTable } from "../chart/draw-table.ts";
import css from "../toolbar/toolbar.module.css";
import { sameFields, useEditorValue } from "../use-editor-value.ts";
import { TABLE_COMMANDS, type TableCommandName } from "./table-commands.ts";

const m = blockMessages.table;
const GAP_PX = 6;
const EDGE_PX = 12;

const ICONS: Readonly<Record<TableCommandName | "settings" | "draw", IconName>> = {
  rowBefore: "rows-plus-top",
  rowAfter: "rows-plus-bottom",
  columnBefore: "columns-plus-left",
  columnAfter: "columns-plus-right",
  deleteRow: "arrows-in-line-vertical",
  deleteColumn: "minus",
  merge: "arrows-merge",
  split: "arrows-split",
  headerRow: "text-h-one",
  threeLine: "list",
  draw: "chart-bar-duotone",
  settings: "sliders-horizontal",
  deleteTable: "trash",
};

/** What two pages must not do to one table at once. */
const STRUCTURE: ReadonlySet<string> = new Set<TableCommandName>([
  "rowBefore",
  "rowAfter",
  "columnBefore",
  "columnAfter",
  "deleteRow",
  "deleteColumn",
  "merge",
  "split",
  "headerRow",
  "deleteTable",
]);
const NAMES = Object.keys(ICONS) as (keyof typeof ICONS)[];

type TableToolbarProps = {
  editor: Editor;
  blocks: Blocks;
  /** Words for each table another page is changing, by its id. */
  held: ReadonlyMap<string, string>;
};

/** What can be done to the table the caret is in: over the table, or under it where there is no room. */
export function TableToolbar({ editor, blocks, held }: TableToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useToolbarKeys(root, () => editor.view.focus());
  const [refused, setRefused] = useState<{ id: string; words: string } | null>(null);
  const { pos, id, kind } = useEditorValue(
    editor,
    ({ state, isEditable }) => {
      const table = isEditable ? findTable(state.selection.$from) : null;
      return {
        pos: table?.pos ?? null,
        id: table === null ? null : String(table.node.attrs["id"] ?? ""),
        kind: table?.node.attrs["kind"] ?? null,
      };
    },
    sameFields,
  );
  useLayoutEffect(() => {
    const bar = root.current;
    if (!bar || pos === null) return;
    const put = () => {
      const dom = editor.isDestroyed ? null : editor.view.nodeDOM(pos);
      if (!(dom instanceof HTMLElement)) return;
      const box = dom.getBoundingClientRect();
      const above = box.top - GAP_PX - bar.offsetHeight;
      const isVisible = box.bottom > 0 && box.top < window.innerHeight;
      bar.toggleAttribute("data-hidden", !isVisible);
      bar.style.top = `${above >= EDGE_PX ? above : Math.min(box.bottom + GAP_PX, window.innerHeight - bar.offsetHeight - EDGE_PX)}px`;
      bar.style.left = `${Math.max(EDGE_PX, Math.min(box.left, window.innerWidth - bar.offsetWidth - EDGE_PX))}px`;
    };
    put();
    window.addEventListener("scroll", put, { capture: true, passive: true });
    window.addEventListener("resize", put);
    editor.on("transaction", put);
    return () => {
      window.removeEventListener("scroll", put, { capture: true });
      window.removeEventListener("resize", put);
      editor.off("transaction", put);
    };
  }, [editor, pos]);
  // The table is free again once the caret has left it.
  useEffect(() => {
    setRefused(null);
    return () => void (id !== null && blocks.leaseTable?.(null));
  }, [blocks, id]);
  if (pos === null || id === null) return null;
  const holder = held.get(id) ?? (refused?.id === id ? refused.words : null);

  const run = (name: keyof typeof ICONS) => {
    if (name === "draw") {
      setRefused(null);
      drawTable(editor, blocks).then(
        (isDrawn) => isDrawn || setRefused({ id, words: charts.noNumbers }),
        () => setRefused({ id, words: charts.notLoaded }),
      );
      return;
    }
    if (name === "settings") {
      blocks.panels.open({ kind: "table", pos });
      return;
    }
    if (STRUCTURE.has(name) && blocks.leaseTable?.(id) === false) {
      setRefused({ id, words: m.refusedElsewhere });
      return;
    }
    setRefused(null);
    blocks.asOneStep(() => void TABLE_COMMANDS[name](editor.state, editor.view.dispatch, editor.view));
    editor.view.focus();
  };
  return (
    <div
      ref={root}
      role="toolbar"
      data-toolbar="table"
      aria-label={m.tools}
      className={css["floating"]}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {holder === null ? null : (
        <span className={css["holder"]} role="status">
          <Icon name="lock-simple" size={14} />
          {holder}
        </span>
      )}
      {NAMES.map((name) => (
        <TableButton
          key={name}
          editor={editor}
          name={name}
          isOn={name === "threeLine" ? kind === "three-line" : null}
          isHeld={held.has(id) && STRUCTURE.has(name)}
          onRun={run}
        />
      ))}
    </div>
  );
}

type TableButtonProps = {
  editor: Editor;
  name: keyof typeof ICONS;
  isOn: boolean | null;
  isHeld: boolean;
  onRun: (name: keyof typeof ICONS) => void;
};

function TableButton({ editor, name, isOn, isHeld, onRun }: TableButtonProps) {
  // Only these depend on which cells are selected; the others can always be done.
  const isFit = useEditorValue(editor, ({ state }) => (name === "merge" || name === "split" ? TABLE_COMMANDS[name](state) : true));
  const isPossible = isFit && !isHeld;
  const label = name === "draw" ? charts.draw : m.actions[name];
  return (
    <button
      type="button"
      className={css["button"]}
      aria-label={label}
      title={label}
      aria-disabled={!isPossible || undefined}
      {...(isOn === null ? {} : { "aria-pressed": isOn })}
      onClick={() => isPossible && onRun(name)}
    >
      <Icon name={ICONS[name]} size={18} />
      <span aria-hidden="true" className={css["name"]}>
        {label}
      </span>
    </button>
  );
}
