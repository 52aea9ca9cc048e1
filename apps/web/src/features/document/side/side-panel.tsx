import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { documentMessages as m } from "#messages/document.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import css from "./side-panel.module.css";

/** One tab beside the text. */
export type SideTabEntry<Key extends string> = {
  readonly key: Key;
  readonly title: ReactNode;
  /** Above the title, where there are more tabs than titles fit beside each other. */
  readonly icon?: IconName;
  readonly content: () => ReactNode;
};

type SidePanelProps<Key extends string> = {
  label: string;
  tabs: readonly SideTabEntry<Key>[];
  tab: Key;
  onChoose: (tab: Key) => void;
  /** Where it lies over the text: a way to close it. */
  onClose?: (() => void) | undefined;
};

/** Beside the text: one tab at a time of what is said and set there. */
export function SidePanel<Key extends string>({ label, tabs, tab, onChoose, onClose }: SidePanelProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ key }) => key === tab) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || shown === undefined) return;
    event.preventDefault();
    const at = (tabs.indexOf(shown) + by + tabs.length) % tabs.length;
    const next = tabs[at];
    if (next === undefined) return;
    onChoose(next.key);
    list.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <>
      <div className={css["head"]} data-icons={tabs.some(({ icon }) => icon !== undefined) || undefined}>
        <div ref={list} role="tablist" aria-label={label} className={css["tabs"]} onKeyDown={onKeyDown}>
          {tabs.map((one) => (
            <button
              key={one.key}
              type="button"
              role="tab"
              id={`${id}-${one.key}`}
              aria-controls={`${id}-panel`}
              aria-selected={one === shown}
              tabIndex={one === shown ? 0 : -1}
              onClick={() => onChoose(one.key)}
            >
              {one.icon === undefined ? null : <Icon name={one.icon} size={18} />}
              {one.title}
            </button>
          ))}
        </div>
        {onClose === undefined ? null : (
          <Button tone="ghost" size="sm" iconOnly aria-label={m.close} onClick={onClose}>
            <Icon name="x" size={16} />
          </Button>
        )}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown?.key ?? ""}`} className={css["panel"]}>
        {shown?.content()}
      </div>
    </>
  );
}
