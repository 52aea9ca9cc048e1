import { type DragEvent, memo, useRef, useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { isComposing } from "#lib/is-composing.ts";
import { outlineMessages as m } from "#messages/outline.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { endsWide } from "../numbering/ends-wide.ts";
import type { OutlineRow } from "../structure/outline-rows.ts";
import type { SectionPlace } from "../structure/section-commands.ts";
import css from "./outline-panel.module.css";

export type RowAction = keyof typeof m.actions;

const ACTIONS = Object.keys(m.actions) as RowAction[];
/** What a dragged row carries: other drags over the outline are not for it. */
const DRAG_TYPE = "application/x-tangleaf-section";

type OutlineItemProps = {
  row: OutlineRow;
  number: string | null;
  /** Who else is in this section. */
  other: string | null;
  isCurrent: boolean;
  isFolded: boolean;
  isTabStop: boolean;
  isRenaming: boolean;
  onPick: (row: OutlineRow) => void;
  onFold: (id: string, close: boolean) => void;
  onFocus: (id: string) => void;
  onAction: (action: RowAction, row: OutlineRow) => void;
  /** null = the title stays. */
  onRename: (id: string, title: string | null) => void;
  onDrop: (id: string, otherId: string, place: SectionPlace) => void;
};

/** One row of the outline. Drawn again only when what it shows has changed. */
export const OutlineItem = memo(function OutlineItem(props: OutlineItemProps) {
  const { row, number, other, isCurrent, isFolded, isTabStop, isRenaming, onPick, onFold, onFocus, onAction, onRename, onDrop } = props;
  const [place, setPlace] = useState<SectionPlace | null>(null);
  const title = row.title.trim() === "" ? m.untitled : row.title;
  const state = stateOf(row);

  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientY - box.top) / box.height;
    setPlace(share < 0.3 ? "before" : share > 0.7 ? "after" : "inside");
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it takes the keys
    <div
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      data-id={row.id}
      className={css["row"]}
      data-level={row.level}
      data-drop={place ?? undefined}
      aria-level={row.level}
      aria-selected={isCurrent}
      aria-label={[number, title, state.text, other].filter(Boolean).join(" ")}
      {...(row.hasChildren ? { "aria-expanded": !isFolded } : {})}
      draggable={!isRenaming}
      onClick={() => onPick(row)}
      onFocus={(event) => event.target === event.currentTarget && onFocus(row.id)}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, row.id);
        event.dataTransfer.effectAllowed = "move";
      }}
      onDragOver={onDragOver}
      onDragLeave={() => setPlace(null)}
      onDrop={(event) => {
        const id = event.dataTransfer.getData(DRAG_TYPE);
        setPlace(null);
        if (id === "" || place === null) return;
        event.preventDefault();
        onDrop(id, row.id, place);
      }}
    >
      {row.hasChildren ? (
        <button
          type="button"
          className={css["fold"]}
          tabIndex={-1}
          aria-label={isFolded ? m.expand(title) : m.collapse(title)}
          onClick={(event) => {
            event.stopPropagation();
            onFold(row.id, !isFolded);
          }}
        >
          <Icon name={isFolded ? "caret-right" : "caret-down"} size={12} />
        </button>
      ) : (
        <i className={css["fold"]} />
      )}
      {isRenaming ? (
        <TitleField title={row.title} onDone={(next) => onRename(row.id, next)} />
      ) : (
        <span className={css["name"]}>
          {number === null ? null : (
            <span className={css["number"]} data-tight={endsWide(number) || undefined}>
              {number}
            </span>
          )}
          {title}
        </span>
      )}
      {other === null ? null : <i className={css["other"]} title={other} />}
      {row.locked ? <Icon name="lock-simple" size={12} label={m.locked} /> : null}
      {/* Not drawn: it keeps title and count apart for whoever speaks the name of the row. */ " "}
      <span className={css["count"]} data-state={state.kind}>
        {state.kind === "writing" ? <i className={css["cell"]} aria-hidden="true" /> : null}
        {state.text}
      </span>
      {isRenaming ? null : <RowMenu row={row} title={title} onAction={onAction} />}
    </div>
  );
});

function RowMenu({ row, title, onAction }: { row: OutlineRow; title: string; onAction: OutlineItemProps["onAction"] }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses in the menu from being presses on the row
    <span className={css["more"]} onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Menu
        label={m.more(title)}
        align="end"
        trigger={(trigger) => (
          <button {...trigger} tabIndex={-1} className={css["moreButton"]} aria-label={m.more(title)}>
            <Icon name="dots-three" size={16} />
          </button>
        )}
      >
        {ACTIONS.map((action) => (
          <MenuItem key={action} danger={action === "remove"} onClick={() => onAction(action, row)}>
            {m.actions[action]}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}

function TitleField({ title, onDone }: { title: string; onDone: (title: string | null) => void }) {
  const done = useRef(false);
  const end = (next: string | null) => {
    if (done.current) return;
    done.current = true;
    onDone(next);
  };
  return (
    <input
      className={css["field"]}
      defaultValue={title}
      aria-label={m.rename}
      // biome-ignore lint/a11y/noAutofocus: the person asked to change this title
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.stopPropagation()}
      onBlur={(event) => end(event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (isComposing(event.nativeEvent)) return;
        if (event.key === "Enter") end(event.currentTarget.value.trim());
        if (event.key === "Escape") end(null);
      }}
    />
  );
}

type RowState = { readonly kind: "plain" | "writing" | "failed" | "quiet"; readonly text: string };

function stateOf({ status, characters, length }: OutlineRow): RowState {
  const count = formatNumber(length);
  switch (status) {
    case "queued":
      return { kind: "quiet", text: m.queued };
    case "writing":
      return { kind: "writing", text: m.writing(count) };
    case "failed":
      return { kind: "failed", text: m.failed };
    case "stopped":
      return { kind: "failed", text: m.stopped(count) };
    default:
      return characters === 0 ? { kind: "quiet", text: m.unwritten } : { kind: "plain", text: count };
  }
}
