import type { EditAction } from "@tangleaf/contract";
import { type CSSProperties, useEffect, useRef } from "react";
import { keyLabel } from "#lib/key-label.ts";
import { useToolbarKeys } from "#lib/use-toolbar-keys.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./selection-menu.module.css";

type SelectionMenuProps = {
  style: CSSProperties;
  waitSeconds: number;
  /** It was asked for by the keyboard. */
  takesFocus: boolean;
  onAction: (action: EditAction) => void;
  onCopy: () => void;
  /** Back to the text, by Esc. */
  onBack: () => void;
  /** The focus went from the menu to something else. */
  onLeave: () => void;
};

/** Marks the menu for what asks whether the focus went into it. */
export const SELECTION_MENU = "[data-selection-menu]";

/** 改写 · 润色 · 展开 · 压短 under a selected passage. */
export function SelectionMenu({ style, waitSeconds, takesFocus, onAction, onCopy, onBack, onLeave }: SelectionMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useToolbarKeys(root, onBack);
  useEffect(() => {
    if (takesFocus) root.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  const waiting = waitSeconds > 0;
  return (
    <div
      ref={root}
      className={css["menu"]}
      style={style}
      role="toolbar"
      data-selection-menu=""
      aria-label={m.select.label}
      onKeyDown={onKeyDown}
      // The selection must survive the press.
      onPointerDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget }) => root.current?.contains(relatedTarget) || onLeave()}
    >
      {EDIT_ACTIONS_LIST.map((action) => (
        <Button
          key={action}
          tone="ghost"
          className={css["item"]}
          aria-disabled={waiting || undefined}
          onClick={() => waiting || onAction(action)}
        >
          {m.select.actions[action]}
        </Button>
      ))}
      {waiting ? <span className={css["wait"]}>{m.write.waitingShort(waitSeconds)}</span> : null}
      <i className={css["rule"]} />
      <Button tone="ghost" iconOnly className={css["item"]} aria-label={m.select.copy} onClick={onCopy}>
        <Icon name="copy" size={16} />
      </Button>
      <span className={css["keys"]} aria-hidden="true">
        {keyLabel("Alt-F10")}
      </span>
    </div>
  );
}

const ORDER: Readonly<Record<EditAction, number>> = { rewrite: 0, polish: 1, expand: 2, condense: 3 };

const isAction = (key: string): key is EditAction => key in ORDER;

/** The four changes of a passage, in the order of the menu. */
const EDIT_ACTIONS_LIST: readonly EditAction[] = Object.keys(ORDER).filter(isAction);
