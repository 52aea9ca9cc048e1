import type { TreeBranch } from "@tangleaf/document/tree";
import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { withNodes } from "../change-shown.ts";
import { splitSides } from "../layout/layout-tree.ts";
import { runCommand } from "../map/run-command.ts";
import { commandOf, isPageCommand, type PageCommand, type TreeCommand } from "../map/tree-keys.ts";
import type { TreeIdeas } from "../map/use-shown-tree.ts";
import { NEW_NODE, useWritten } from "../map/use-written.ts";
import type { TreeEditing } from "../tree-editing.ts";
import { placeIn, placeOut } from "../tree-moves.ts";
import { OutlineRowItem } from "./outline-row-item.tsx";
import { outlineRows, ROW_PX } from "./outline-rows.ts";
import css from "./tree-outline.module.css";
import { useRowFocus } from "./use-row-focus.ts";

/** Commands that begin a row. */
const NEW_ROWS: ReadonlySet<TreeCommand> = new Set(["child", "sibling", "siblingBefore"]);

export type TreeOutlineHandle = { run(command: TreeCommand): void; reveal(id: string): void };

type TreeOutlineProps = {
  ref?: Ref<TreeOutlineHandle>;
  root: TreeBranch;
  editing: TreeEditing;
  label: string;
  activeId: string;
  onActive: (id: string) => void;
  ideas?: TreeIdeas | null;
  onIdea?: (id: string) => void;
  onCommand?: (command: PageCommand) => void;
};

/** The same tree as a list of fields, one a row: for phones, and for who does not see the map. */
export function TreeOutline({ ref, root, editing, label, activeId, onActive, ideas = null, onIdea, onCommand }: TreeOutlineProps) {
  const box = useRef<HTMLDivElement>(null);
  const writing = useWritten(root, editing);
  const { written } = writing;
  const place = written?.place ?? null;
  const shown = useMemo(() => {
    const withIdeas = ideas === null ? root : withNodes(root, { parentId: ideas.parentId, before: null }, ideas.ideas);
    return place === null ? withIdeas : withNodes(withIdeas, place, [{ id: NEW_NODE, text: "" }]);
  }, [root, ideas, place]);
  const rows = useMemo(() => outlineRows(shown), [shown]);
  const ideaIds = useMemo(() => new Set(ideas?.ideas.map(({ id }) => id)), [ideas]);
  const { from, to, setView, reveal, focusRow } = useRowFocus(box, rows);

  const choose = (id: string) => {
    onActive(id);
    focusRow(id);
  };
  const run = (command: TreeCommand) => {
    if (isPageCommand(command)) onCommand?.(command);
    else runCommand(command, { root, layout: null, activeId, editing, writing, choose, isReadOnly: false, isIdea: ideaIds.has(activeId) });
    if (NEW_ROWS.has(command)) focusRow(NEW_NODE);
  };
  useImperativeHandle(ref, () => ({ run, reveal }));

  const finish = (): string | null => {
    const id = writing.commit();
    if (id !== null) onActive(id);
    return id;
  };
  const step = (id: string, by: number) => {
    const next = rows[rows.findIndex(({ branch }) => branch.node.id === id) + by];
    if (next !== undefined) choose(next.branch.node.id);
  };
  /** In an outline Tab goes in and Shift Tab out, as in every list that is written. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, id: string) => {
    if (isComposing(event.nativeEvent)) return;
    const { key, shiftKey } = event;
    const command = commandOf(event.nativeEvent);
    const isEmpty = event.currentTarget.value === "";
    if (key === "Enter") {
      const beside = id === root.node.id ? { parentId: id, before: null } : behind(id);
      const now = written === null ? id : finish();
      if (now === null) return event.preventDefault();
      writing.beginNew(beside);
      focusRow(NEW_NODE);
    } else if (key === "Tab") {
      const to = shiftKey ? placeOut(shown, id) : placeIn(shown, id, true);
      const now = written === null ? id : finish();
      // Where there is no way, Tab goes on through the page.
      if (now === null || to === null) return;
      editing.move(now, to);
      focusRow(now);
    } else if (key === "ArrowUp" || key === "ArrowDown") {
      if (event.altKey) run(key === "ArrowUp" ? "shiftUp" : "shiftDown");
      else {
        finish();
        step(id, key === "ArrowUp" ? -1 : 1);
      }
    } else if (key === "Escape") {
      writing.cancel();
      onCommand?.("escape");
    } else if (key === "Backspace" && isEmpty && id !== NEW_NODE) {
      writing.cancel();
      run("remove");
    } else if (command !== null && (event.ctrlKey || event.metaKey)) run(command);
    else return;
    event.preventDefault();
  };
  const behind = (id: string) => {
    const at = rows.findIndex(({ branch }) => branch.node.id === id);
    const parentId = rows[at]?.branch.node.parentId ?? root.node.id;
    const siblings = rows.filter(({ branch }) => branch.node.parentId === parentId);
    const next = siblings[siblings.findIndex(({ branch }) => branch.node.id === id) + 1];
    const side = parentId === root.node.id ? sideOf(root, id) : {};
    return { parentId, before: at === -1 ? null : (next?.branch.node.id ?? null), ...side };
  };

  return (
    <div
      ref={box}
      className={css["outline"]}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
    >
      <ul className={css["rows"]} aria-label={label} style={{ height: rows.length * ROW_PX }}>
        {rows.slice(from, to).map((row, index) => {
          const { id } = row.branch.node;
          return (
            <OutlineRowItem
              key={id}
              row={row}
              at={from + index}
              isActive={id === activeId}
              isIdea={ideaIds.has(id)}
              writing={writing}
              editing={editing}
              onActive={onActive}
              onIdea={onIdea}
              onFinish={finish}
              onKeyDown={onKeyDown}
            />
          );
        })}
      </ul>
    </div>
  );
}

function sideOf(root: TreeBranch, id: string): { side: "left" | "right" } {
  return { side: splitSides(root).left.some(({ node }) => node.id === id) ? "left" : "right" };
}
