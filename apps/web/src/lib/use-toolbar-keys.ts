import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

const stopsOf = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>("button:not([role=menuitem], :disabled)") ?? []),
];

/**
 * Keys of a toolbar: one stop of the Tab key, the arrow keys go along it, Escape goes back to the text. `toText` moves the focus at
 * once: a key typed right after Escape belongs to the text.
 */
export function useToolbarKeys(root: RefObject<HTMLElement | null>, toText: () => void): (event: KeyboardEvent) => void {
  const stop = useRef<HTMLElement | null>(null);
  // After every drawing: buttons come and go.
  useEffect(() => {
    const bar = root.current;
    const mark = () => {
      const all = stopsOf(bar);
      if (stop.current === null || !all.includes(stop.current)) stop.current = all[0] ?? null;
      for (const one of all) one.tabIndex = one === stop.current ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && stopsOf(bar).includes(target)) stop.current = target;
      mark();
    };
    mark();
    bar?.addEventListener("focusin", onFocus);
    return () => bar?.removeEventListener("focusin", onFocus);
  });
  return (event) => {
    if (event.key === "Escape") toText();
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || (event.target as HTMLElement).role === "menuitem") return;
    const all = stopsOf(root.current);
    all.at((all.indexOf(event.target as HTMLElement) + by) % all.length)?.focus();
    event.preventDefault();
  };
}
