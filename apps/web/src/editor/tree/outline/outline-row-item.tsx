import { NODE_TEXT_MAX_CHARACTERS } from "@tangleaf/document/tree";
import type { KeyboardEvent } from "react";
import { treeMessages as m } from "#messages/tree.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { signsOf } from "../layout/node-signs.ts";
import { NEW_NODE, type Writing } from "../map/use-written.ts";
import type { TreeEditing } from "../tree-editing.ts";
import { type OutlineRow, ROW_PX } from "./outline-rows.ts";
import css from "./tree-outline.module.css";

const DEEPEST_INDENT = 9;
/** A row is one line: what stands for a break in it. */
const BREAK = "⏎";

type OutlineRowItemProps = {
  row: OutlineRow;
  /** Which row it is, from 0. */
  at: number;
  isActive: boolean;
  isIdea: boolean;
  writing: Writing;
  editing: TreeEditing;
  onActive: (id: string) => void;
  onIdea: ((id: string) => void) | undefined;
  onFinish: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, id: string) => void;
};

/** A node as a row: its text is a field; an idea is a button that takes it. */
export function OutlineRowItem({
  row,
  at,
  isActive,
  isIdea,
  writing,
  editing,
  onActive,
  onIdea,
  onFinish,
  onKeyDown,
}: OutlineRowItemProps) {
  const { node, children } = row.branch;
  const { level } = row;
  const { id } = node;
  const { written } = writing;
  const { before, behind: signs } = signsOf(node);
  return (
    <li
      data-row={id}
      className={css["row"]}
      data-level={level}
      data-active={isActive || undefined}
      data-idea={isIdea || undefined}
      style={{ top: at * ROW_PX, ["--indent" as string]: Math.min(level - 1, DEEPEST_INDENT) }}
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
            if (id !== NEW_NODE && !isActive) onActive(id);
          }}
          onChange={({ target }) => {
            const text = target.value.replaceAll(BREAK, "\n");
            if (written?.id === id) writing.type(text);
            else writing.begin(id, text);
          }}
          onBlur={() => (written?.id === id ? onFinish() : undefined)}
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
}
