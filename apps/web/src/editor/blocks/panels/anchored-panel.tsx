import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import css from "./panels.module.css";

const GAP_PX = 8;
const EDGE_PX = 12;

type AnchoredPanelProps = {
  label: string;
  /** Box on the screen the panel stands under, or above where there is no room; null = it has none. */
  anchor: () => DOMRect | null;
  /** Closes it; the caller gives the focus back to the text. */
  onClose: () => void;
  width?: "sm" | "md" | "lg";
  /** Leaves the upper half of a phone to what it changes. */
  isLow?: boolean;
  children: ReactNode;
};

/** A small window beside a place in the text; on a phone it comes from below. Esc and a press elsewhere close it. */
export function AnchoredPanel({ label, anchor, onClose, width = "md", isLow = false, children }: AnchoredPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  const put = useCallback(() => {
    const panel = root.current;
    if (!panel) return;
    const box = anchor() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 2, 0, 0);
    const { offsetWidth, offsetHeight } = panel;
    const below = box.bottom + GAP_PX;
    const fits = below + offsetHeight <= window.innerHeight - EDGE_PX;
    const above = box.top - GAP_PX - offsetHeight;
    const wanted = fits || above < EDGE_PX ? Math.min(below, window.innerHeight - offsetHeight - EDGE_PX) : above;
    const top = Math.max(EDGE_PX, wanted);
    const left = Math.min(Math.max(box.left, EDGE_PX), window.innerWidth - offsetWidth - EDGE_PX);
    setPlace((before) => (before?.left === left && before.top === top ? before : { left, top }));
  }, [anchor]);

  useLayoutEffect(put);
  // A hidden element takes no focus: it comes with the place.
  const isPlaced = place !== null;
  useEffect(() => {
    if (!isPlaced) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const first = find("[data-first]") ?? find("input, textarea, select, button");
    first?.focus({ preventScroll: true });
  }, [isPlaced]);
  useEffect(() => {
    window.addEventListener("resize", put);
    window.addEventListener("scroll", put, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", put);
      window.removeEventListener("scroll", put, { capture: true });
    };
  }, [put]);
  useEffect(() => {
    const onPress = (event: globalThis.PointerEvent) => {
      const panel = root.current;
      if (panel !== null && event.target instanceof Element && !panel.contains(event.target) && !isInDialogOver(panel, event.target))
        onClose();
    };
    document.addEventListener("pointerdown", onPress, { capture: true });
    return () => document.removeEventListener("pointerdown", onPress, { capture: true });
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
    // React passes on keys of a dialog the panel has opened, though it is elsewhere in the page.
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={root}
      role="dialog"
      aria-label={label}
      className={css["panel"]}
      data-width={width}
      data-low={isLow || undefined}
      data-placed={isPlaced || undefined}
      style={{ "--left": `${place?.left ?? 0}px`, "--top": `${place?.top ?? 0}px` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

/** Whether a press landed in a dialog that lies over the panel, as those the panel opens do. */
function isInDialogOver(panel: Element, pressed: Element): boolean {
  const dialog = pressed.closest("[data-dialog]");
  return dialog !== null && !dialog.contains(panel);
}
