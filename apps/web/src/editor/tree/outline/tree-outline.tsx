import { NODE_TEXT_MAX_CHARACTERS, type TreeBranch } from "@tangleaf/document/tree";
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { treeMessages as m } from "#messages/tree.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { withNodes } from "../change-shown.ts";
import { splitSides } from "../layout/layout-tree.ts";
import { signsOf } from "../layout/node-signs.ts";
import { runCommand } from "../map/run-command.ts";
import { commandOf, isPageCommand, type PageCommand, type TreeCommand } from "../map/tree-keys.ts";
import type { TreeIdeas } from "../map/tree-map.tsx";
import { NEW_NODE, useWritten } from "../map/use-written.ts";
import type { TreeEditing } from "../tree-editing.ts";
import { placeIn, placeOut } from "../tree-moves.ts";
import { outlineRows, rowsInView } from "./outline-rows.ts";
import css from "./tree-outline.module.css";

const ROW_PX = 44;
const DEEPEST_INDENT = 9;
/** A row is one line: what stands for a break in it. */
const BREAK = "⏎";
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
  const [view, setView] = useState({ top: 0, height: 0 });
  const writing = useWritten(root, editing);
  const { written } = writing;
  const place = written?.place ?? null;
  const shown = useMemo(() => {
    const withIdeas = ideas === null ? root : withNodes(root, { parentId: ideas.parentId, before: null }, ideas.ideas);
    return place === null ? withIdeas : withNodes(withIdeas, place, [{ id: NEW_NODE, text: "" }]);
  }, [root, ideas, place]);
  const rows = useMemo(() => outlineRows(shown), [shown]);
  const ideaIds = useMemo(() => new Set(ideas?.ideas.map(({ id }) => id)), [ideas]);
  const { from, to } = rowsInView(rows.length, ROW_PX, view);

  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const look = () => setView({ top: current.scrollTop, height: current.clientHeight });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);

  const reveal = (id: string) => {
    const at = rows.findIndex(({ branch }) => branch.node.id === id);
    if (at === -1 || box.current === null) return;
    const { scrollTop, clientHeight } = box.current;
    const top = at * ROW_PX;
    if (top < scrollTop) box.current.scrollTop = top;
    else if (top + ROW_PX > scrollTop + clientHeight) box.current.scrollTop = top + ROW_PX - clientHeight;
  };

  /** The row that gets the focus as soon as it is there. */
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = wanted.current;
    if (id === null || box.current === null) return;
    reveal(id);
    const row = box.current.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-text]`);
    if (row === null) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  const [, drawAgain] = useState(0);
  const focusRow = (id: string) => {
    wanted.current = id;
    drawAgain((before) => before + 1);
  };

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
        {rows.slice(from, to).map(({ branch: { node, children }, level }, index) => {
          const { id } = node;
          const isIdea = ideaIds.has(id);
          const { before, behind: signs } = signsOf(node);
          return (
            <li
              key={id}
              data-row={id}
              className={css["row"]}
              data-level={level}
              data-active={id === activeId || undefined}
              data-idea={isIdea || undefined}
              style={{ top: (from + index) * ROW_PX, ["--indent" as string]: Math.min(level - 1, DEEPEST_INDENT) }}
            >
              {children.length === 0 || level === 1 ? (
                <span className={`${css["fold"]} ${css["leaf"]}`} />
              ) : (
                <button
                  type="button"
                  className={css["fold"]}
                  aria-expanded={node.fold !== 1}
                  aria-label={m.foldRow(node.text)}
                  data-folded={node.fold === 1 || undefined}
                  onClick={() => editing.change(id, { fold: node.fold === 1 ? undefined : 1 })}
                >
                  <Icon name="caret-down" size={16} />
                </button>
              )}
              {isIdea ? (
                <button type="button" data-text className={css["text"]} onClick={() => onIdea?.(id)}>
                  {node.text}
                </button>
              ) : (
                <input
                  data-text
                  className={css["text"]}
                  value={(written !== null && written.id === id ? written.text : node.text).replaceAll("\n", BREAK)}
                  aria-label={m.row(level)}
                  maxLength={NODE_TEXT_MAX_CHARACTERS}
                  autoComplete="off"
                  onFocus={() => {
                    if (id !== NEW_NODE && id !== activeId) onActive(id);
                  }}
                  onChange={({ target }) => {
                    const text = target.value.replaceAll(BREAK, "\n");
                    if (written?.id === id) writing.type(text);
                    else writing.begin(id, text);
                  }}
                  onBlur={() => (written?.id === id ? finish() : undefined)}
                  onKeyDown={(event) => onKeyDown(event, id)}
                />
              )}
              {before + signs === "" ? null : (
                <span className={css["signs"]} aria-hidden="true">
                  {before + signs}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function sideOf(root: TreeBranch, id: string): { side: "left" | "right" } {
  return { side: splitSides(root).left.some(({ node }) => node.id === id) ? "left" : "right" };
}
