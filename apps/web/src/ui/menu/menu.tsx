import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Link, type LinkProps } from "react-router";
import { useDisclosure } from "#ui/menu/use-disclosure.ts";
import css from "./menu.module.css";

type MenuProps = {
  /** Accessible name of the list. */
  label: string;
  trigger: (props: ComponentProps<"button">) => ReactNode;
  /** Above the list: what is not a choice. */
  header?: ReactNode;
  align?: "start" | "end";
  side?: "below" | "above";
  openOnHover?: boolean;
  children: ReactNode;
};

const EDGE_PX = 12;

/** By how much something moves to lie within the window. */
function shiftInto({ left, right }: DOMRect): number {
  const over = right - (document.documentElement.clientWidth - EDGE_PX);
  return left < EDGE_PX ? EDGE_PX - left : Math.min(0, -over);
}

/** A list of actions or links under a button: opens by click, keyboard and, where asked, hover. */
export function Menu({ label, trigger, header, align = "end", side = "below", openOnHover = false, children }: MenuProps) {
  const { open, rootProps, triggerProps, close, panelId } = useDisclosure({ openOnHover, haspopup: "menu" });
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // A button at one edge of a phone has its list on the page all the same.
  useLayoutEffect(() => {
    if (open && panel.current !== null) panel.current.style.translate = `${shiftInto(panel.current.getBoundingClientRect())}px`;
  }, [open]);
  // The list closes after a choice: focus returns to the button.
  const leave = () => {
    close();
    triggerProps.ref.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([disabled])') ?? [])];
    const at = items.findIndex((item) => item.matches(":focus"));
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? items.length - 1 : at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % Math.max(items.length, 1))?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointer of the button and the list inside arrive here
    <div
      className={css["root"]}
      {...rootProps}
      onKeyDown={(event) => (open ? onKeyDown(event) : rootProps.onKeyDown(event))}
      onKeyUp={rootProps.onKeyUp}
    >
      {trigger(triggerProps)}
      {open ? (
        <div ref={panel} className={css["panel"]} data-align={align} data-side={side}>
          {header === undefined ? null : <div className={css["header"]}>{header}</div>}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click of an item, by key or pointer, closes the list */}
          <div ref={list} id={panelId} role="menu" aria-label={label} onClick={leave}>
            {children}
          </div>
        </div>
      ) : null}
    </div>
  );
}

export function MenuItem({ children, danger, ...rest }: ComponentProps<"button"> & { danger?: boolean }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={css["item"]} data-danger={danger || undefined} {...rest}>
      {children}
    </button>
  );
}

export function MenuLink({ children, ...rest }: LinkProps) {
  return (
    <Link role="menuitem" tabIndex={-1} className={css["item"]} {...rest}>
      {children}
    </Link>
  );
}

export function MenuDivider() {
  return <hr className={css["divider"]} />;
}
