import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";

const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 220;

type Options = { openOnHover: boolean; haspopup: "menu" | "true" | "dialog" };

/**
 * Open state of something under a button. Opens on click and Enter / ↓, on hover with a mouse where asked;
 * closes on Esc (focus returns), on leaving with pointer or focus, and on a press elsewhere.
 */
export function useDisclosure({ openOnHover, haspopup }: Options) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const openedByHover = useRef(false);

  const later = (next: boolean, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      openedByHover.current = next;
      setOpen(next);
    }, delay);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open]);

  const hover = (next: boolean, delay: number) => (event: PointerEvent) => {
    if (openOnHover && event.pointerType === "mouse") later(next, delay);
  };
  return {
    open,
    close,
    panelId,
    rootProps: {
      ref: root,
      onPointerEnter: hover(true, OPEN_DELAY_MS),
      onPointerLeave: hover(false, CLOSE_DELAY_MS),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        setOpen(true);
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        close();
        triggerRef.current?.focus();
      },
    },
    triggerProps: {
      ref: triggerRef,
      type: "button" as const,
      "aria-haspopup": haspopup,
      "aria-expanded": open,
      "aria-controls": open ? panelId : undefined,
      onClick: () => {
        // A click right after hovering would close what the hover has just opened.
        window.clearTimeout(timer.current);
        setOpen(openedByHover.current ? true : !open);
        openedByHover.current = false;
      },
    },
  };
}
