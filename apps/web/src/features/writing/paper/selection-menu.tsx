import type { EditAction } from "@tangleaf/contract";
import type { CSSProperties } from "react";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./selection-menu.module.css";

type SelectionMenuProps = { style: CSSProperties; waitSeconds: number; onAction: (action: EditAction) => void; onCopy: () => void };

/** 改写 · 润色 · 展开 · 压短 under a selected passage. */
export function SelectionMenu({ style, waitSeconds, onAction, onCopy }: SelectionMenuProps) {
  const waiting = waitSeconds > 0;
  return (
    // The selection must survive the press.
    <div className={css["menu"]} style={style} role="toolbar" aria-label={m.select.label} onPointerDown={(event) => event.preventDefault()}>
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
    </div>
  );
}

const ORDER: Readonly<Record<EditAction, number>> = { rewrite: 0, polish: 1, expand: 2, condense: 3 };

const isAction = (key: string): key is EditAction => key in ORDER;

/** The four changes of a passage, in the order of the menu. */
const EDIT_ACTIONS_LIST: readonly EditAction[] = Object.keys(ORDER).filter(isAction);
