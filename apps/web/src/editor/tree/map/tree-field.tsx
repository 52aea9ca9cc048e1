import { type CSSProperties, type KeyboardEvent, type Ref, useEffect, useRef } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { treeMessages as m } from "#messages/tree.ts";
import { LOOKS } from "../layout/tree-looks.ts";
import type { PlacedNode } from "../layout/walk-layout.ts";
import { commandOf, type TreeCommand } from "./tree-keys.ts";
import css from "./tree-map.module.css";
import type { Writing } from "./use-written.ts";

/** Room behind the last sign, for the caret and what an input method shows. */
const SPARE_PX = 12;

type TreeFieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  /** The chosen node, or the one that is written. */
  place: PlacedNode | null;
  writing: Writing;
  label: string;
  treeId: string;
  activeElementId: string;
  readOnly: boolean;
  /** Typing begins to write the chosen node anew. */
  onType: (text: string) => void;
  onCommand: (command: TreeCommand) => void;
  /** What was written is finished, by Enter, Tab or by leaving; `then`: what comes next. */
  onFinish: (then: "child" | "stay" | "leave") => void;
};

/**
 * The one text field of a map. It lies over the node that is written; while nothing is, it is invisible and keeps the focus, because
 * an input method only begins in a field.
 */
export function TreeField(props: TreeFieldProps) {
  const { ref, place, writing, label, treeId, activeElementId, readOnly, onType, onCommand, onFinish } = props;
  const { written } = writing;
  const leaving = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (written !== null) return keyInText(event);
    const command = commandOf(event.nativeEvent);
    // Tab writes here, so there has to be a key behind which it leads on through the page.
    if (leaving.current && event.key === "Tab") return;
    if (event.key !== "Shift") leaving.current = command === "escape";
    if (command === null) return;
    event.preventDefault();
    event.stopPropagation();
    onCommand(command);
  };
  const keyInText = (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, shiftKey } = event;
    if (key === "Escape") writing.cancel();
    else if (key === "Enter" && !shiftKey) onFinish("stay");
    else if (key === "Tab" && !shiftKey) onFinish("child");
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    if (typeof ref === "object" && written !== null) ref?.current?.focus({ preventScroll: true });
  }, [ref, written]);
  return (
    <textarea
      ref={ref}
      className={css["field"]}
      data-over
      data-idle={written === null ? "" : undefined}
      style={styleAt(place, written !== null)}
      rows={1}
      value={written?.text ?? ""}
      aria-label={written === null ? label : m.field}
      aria-controls={treeId}
      aria-activedescendant={written === null ? activeElementId : undefined}
      aria-readonly={readOnly}
      readOnly={readOnly}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onCompositionStart={() => (written === null ? onType("") : undefined)}
      onChange={({ target: { value } }) => (written === null ? onType(value) : writing.type(value))}
      onFocus={() => {
        leaving.current = false;
      }}
      onBlur={() => (written === null ? undefined : onFinish("leave"))}
    />
  );
}

function styleAt(place: PlacedNode | null, writes: boolean): CSSProperties {
  if (place === null) return {};
  const { box, left, middle } = place;
  const { fontSize, weight, lineHeight, paddingX, paddingY } = LOOKS[box.look];
  const at = { transform: `translate(${left}px, ${middle - box.size.height / 2}px)` };
  if (!writes) return at;
  return {
    ...at,
    width: box.size.width + SPARE_PX,
    height: box.size.height,
    padding: `${paddingY}px ${paddingX}px`,
    font: `${weight} ${fontSize}px / ${lineHeight}px var(${box.look === 0 ? "--font-text" : "--font-ui"})`,
    whiteSpace: "pre-wrap",
  };
}
