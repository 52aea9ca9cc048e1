import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import css from "./tabs.module.css";

type Tab<T extends string> = { value: T; label: ReactNode; panel: ReactNode };
type TabsProps<T extends string> = { label: string; value: T; onChange: (value: T) => void; tabs: readonly Tab<T>[] };

/** Panels behind headings; arrow keys move between them. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (direction === undefined) return;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + direction + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  const current = tabs.find((tab) => tab.value === value);
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={css["tabs"]} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {current?.panel}
      </div>
    </>
  );
}
