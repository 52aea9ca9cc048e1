import { ESSAY_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { GrowingArea } from "#ui/field/growing-area.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { LengthInput } from "./length-input.tsx";
import type { LineActions } from "./line-actions.ts";
import { LineDetails, NEED_ICONS } from "./line-details.tsx";
import { lengthOf, OUTLINE_DEPTH_MAX } from "./outline-line.ts";
import css from "./outline-row.module.css";
import type { OutlineRow } from "./outline-rows.ts";

const m = essayOutlineMessages;

type OutlineRowProps = {
  row: OutlineRow;
  actions: LineActions;
  readOnly: boolean;
  isPhone: boolean;
  /** It is being dragged, or stands below what is. */
  dragged: boolean;
  /** The one the hand was in last: on a phone its tools are there. */
  isCurrent: boolean;
  onCurrent: () => void;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onDrag: (event: PointerEvent<HTMLButtonElement>) => void;
};

/** A line of the outline: its heading is typed in place, and the keys of an outline work in it. */
export function OutlineRowView({
  row,
  actions,
  readOnly,
  isPhone,
  dragged,
  isCurrent,
  onCurrent,
  isOpen,
  onOpen,
  onDrag,
}: OutlineRowProps) {
  const { line, depth, number } = row;
  const { id } = line;
  /** Esc was pressed: Tab moves the focus as it does elsewhere. */
  const [released, setReleased] = useState(false);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent) || readOnly) return;
    if (event.key === "Escape") return setReleased(true);
    const act = keyed(event, { released, isEmpty: line.title === "" && line.subPara.length === 0 });
    if (act === null) return;
    event.preventDefault();
    actions[act](id);
  };
  return (
    <li
      className={css["item"]}
      data-line={id}
      data-dragged={dragged || undefined}
      data-open={isOpen || undefined}
      data-current={isCurrent || undefined}
      onFocus={onCurrent}
    >
      <div className={css["row"]} data-depth={depth}>
        <span className={css["number"]} aria-hidden="true">
          {number}
        </span>
        <GrowingArea
          className={css["title"]}
          data-title={id}
          rows={1}
          aria-label={m.paper.line(number, depth)}
          aria-keyshortcuts="Enter Tab Shift+Tab Alt+ArrowUp Alt+ArrowDown"
          placeholder={m.paper.lineNew}
          maxLength={ESSAY_TITLE_MAX_CHARACTERS}
          readOnly={readOnly}
          spellCheck={false}
          value={line.title}
          onChange={(event) => actions.rename(id, event.target.value.replace(/(?<!\s)\s*\n\s*/g, " "))}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            // Only the window was left: the caret is here again when it is back.
            if (document.activeElement === event.target) return;
            setReleased(false);
            actions.leave(id);
          }}
        />
        {line.needs.length === 0 ? null : (
          <span className={css["marks"]}>
            {line.needs.map((need) => (
              <Icon key={need} name={NEED_ICONS[need]} size={14} label={m.needs[need]} />
            ))}
          </span>
        )}
        {readOnly ? null : <RowTools row={row} actions={actions} isPhone={isPhone} isOpen={isOpen} onOpen={onOpen} onDrag={onDrag} />}
        <i className={css["leader"]} aria-hidden="true" />
        <LengthInput
          value={lengthOf(line)}
          label={m.paper.length(number)}
          readOnly={readOnly}
          onCommit={(length) => actions.resize(id, length)}
        />
      </div>
      {isOpen ? (
        <LineDetails
          row={row}
          readOnly={readOnly}
          onIntent={(intent) => actions.intend(id, intent)}
          onNeed={(need) => actions.need(id, need)}
          onLeave={() => actions.leave(null)}
        />
      ) : line.textData === "" ? null : (
        <p className={css["intent"]} data-depth={depth}>
          {line.textData}
        </p>
      )}
    </li>
  );
}

type Move = "up" | "down" | "indent" | "outdent";
const ARROWS: Readonly<Record<string, Move | undefined>> = { ArrowUp: "up", ArrowDown: "down", ArrowRight: "indent", ArrowLeft: "outdent" };

/** What a key does in a heading; null = what it does in any field. */
function keyed(
  { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  { released, isEmpty }: { released: boolean; isEmpty: boolean },
): Move | "after" | "previous" | "next" | "removeEmpty" | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return ARROWS[key] ?? null;
  if (key === "Enter") return "after";
  if (key === "Tab" && !released) return shiftKey ? "outdent" : "indent";
  if (key === "Backspace" && isEmpty) return "removeEmpty";
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (key === "ArrowUp" && selectionEnd === 0) return "previous";
  if (key === "ArrowDown" && selectionStart === value.length) return "next";
  return null;
}

type RowToolsProps = Pick<OutlineRowProps, "row" | "actions" | "isPhone" | "isOpen" | "onOpen" | "onDrag">;

/** What can be done to a line, as buttons beside its heading. */
function RowTools({ row, actions, isPhone, isOpen, onOpen, onDrag }: RowToolsProps) {
  const { depth, number } = row;
  const { id } = row.line;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of small buttons
    <span
      className={css["tools"]}
      role="group"
      aria-label={m.tools.label(number)}
      // The caret stays in the heading: a new line that is empty is dropped when it is left.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isPhone ? (
        <>
          <Tool icon="arrow-up" label={m.tools.up} onClick={() => actions.up(id)} />
          <Tool icon="arrow-down" label={m.tools.down} onClick={() => actions.down(id)} />
          <Tool icon="caret-left" label={m.tools.outdent} onClick={() => actions.outdent(id)} />
          <Tool icon="caret-right" label={m.tools.indent} onClick={() => actions.indent(id)} />
        </>
      ) : (
        <Tool icon="pencil-simple" label={m.tools.rename} hasKey onClick={() => actions.focus(id)} />
      )}
      <Tool icon="plus" label={m.tools.after} hasKey={!isPhone} onClick={() => actions.after(id)} />
      {depth < OUTLINE_DEPTH_MAX ? (
        <Tool icon="text-indent" label={m.tools.inside} hasKey={!isPhone} onClick={() => actions.inside(id)} />
      ) : null}
      <Tool icon="note-pencil" label={m.tools.details} expanded={isOpen} onClick={() => onOpen(!isOpen)} />
      <Tool icon="trash" label={m.tools.remove} onClick={() => actions.remove(id)} />
      {isPhone ? null : (
        <button
          type="button"
          className={css["handle"]}
          data-handle
          tabIndex={-1}
          aria-label={m.tools.drag}
          title={m.tools.drag}
          onPointerDown={onDrag}
          onKeyDown={(event) => {
            const act = ARROWS[event.key];
            if (act === undefined) return;
            event.preventDefault();
            actions[act](id, { keepsHandle: true });
          }}
        >
          <Icon name="dots-six-vertical" size={16} />
        </button>
      )}
    </span>
  );
}

type ToolProps = {
  icon: IconName;
  label: string;
  expanded?: boolean;
  /** A key of the heading does the same: the way by Tab is short. */
  hasKey?: boolean;
  onClick: () => void;
};

function Tool({ icon, label, expanded, hasKey = false, onClick }: ToolProps) {
  return (
    <button type="button" tabIndex={hasKey ? -1 : undefined} aria-label={label} title={label} aria-expanded={expanded} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  );
}
