import { countCharacters } from "@tangleaf/document/count";
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { CellSelection } from "@tiptap/pm/tables";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { formatNumber } from "#lib/format.ts";
import { useToolbarKeys } from "#lib/use-toolbar-keys.ts";
import { blockMessages as m } from "#messages/blocks.ts";
import type { ActionName } from "../actions.ts";
import type { Blocks } from "../block-parts.ts";
import { sameFields, useEditorValue } from "../use-editor-value.ts";
import { ActionButton } from "./action-button.tsx";
import css from "./toolbar.module.css";

const NAMES: readonly ActionName[] = ["bold", "italic", "underline", "highlight", "colour", "link", "todo"];
const GAP_PX = 8;
const EDGE_PX = 12;

/** A selection that is still being dragged gets no toolbar under the pointer. */
const SETTLED_MS = 120;

type SelectionToolbarProps = { editor: Editor; blocks: Blocks /** What else can be done with the passage. */; tools?: ReactNode };

/** Buttons over a selected passage, and how many characters it has. For a mouse; a phone has its bar over the keyboard. */
export function SelectionToolbar({ editor, blocks, tools }: SelectionToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useToolbarKeys(root, () => editor.view.focus());
  const range = useEditorValue(editor, selectedRange, sameFields);
  const [settled, setSettled] = useState<{ from: number; to: number } | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(range.to > range.from ? range : null), range.to > range.from ? SETTLED_MS : 0);
    return () => window.clearTimeout(timer);
  }, [range]);

  useLayoutEffect(() => {
    const bar = root.current;
    if (!bar || settled === null) return;
    const put = () => {
      if (settled.to > editor.state.doc.content.size) return;
      const start = editor.view.coordsAtPos(settled.from);
      const end = editor.view.coordsAtPos(settled.to, -1);
      const above = start.top - GAP_PX - bar.offsetHeight;
      const top = above >= EDGE_PX ? above : end.bottom + GAP_PX;
      bar.style.top = `${Math.min(top, window.innerHeight - bar.offsetHeight - EDGE_PX)}px`;
      bar.style.left = `${Math.max(EDGE_PX, Math.min(start.left, window.innerWidth - bar.offsetWidth - EDGE_PX))}px`;
    };
    put();
    window.addEventListener("scroll", put, { capture: true, passive: true });
    window.addEventListener("resize", put);
    return () => {
      window.removeEventListener("scroll", put, { capture: true });
      window.removeEventListener("resize", put);
    };
  }, [settled, editor]);

  // A panel that was opened for the selection takes its place.
  const isCovered = useStore(blocks.panels, ({ panel }) => panel !== null);
  if (isCovered || settled === null || range.to === range.from) return null;
  const count = countCharacters(editor.state.doc.textBetween(range.from, range.to, "\n"));
  return (
    <div
      ref={root}
      role="toolbar"
      data-toolbar="passage"
      aria-label={m.toolbar.label}
      className={css["floating"]}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={css["count"]} role="status">
        {m.toolbar.selected(formatNumber(count))}
      </span>
      <i className={css["rule"]} />
      {NAMES.map((name) => (
        <ActionButton key={name} editor={editor} blocks={blocks} name={name} />
      ))}
      {tools}
    </div>
  );
}

/** The selected passage of text; nothing while a node, cells or nothing is selected, or the text does not have the focus. */
function selectedRange({ state: { selection } }: Editor): { from: number; to: number } {
  const isText = !selection.empty && !(selection instanceof NodeSelection) && !(selection instanceof CellSelection);
  return isText ? { from: selection.from, to: selection.to } : { from: 0, to: 0 };
}
