import { type ComponentType, Suspense } from "react";
import { cx } from "#lib/cx.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./nav-menu.module.css";
import { useDisclosure } from "./use-disclosure.ts";

type NavMenuProps = {
  label: string;
  /** What is open belongs to it. */
  current?: boolean;
  className?: string | undefined;
  panel: ComponentType<{ id: string; close: () => void }>;
  /** Loads the panel: the pointer or focus comes near. */
  preload: () => unknown;
};

/** An entry of the top bar with a panel below. Opens on hover, click and keyboard. */
export function NavMenu({ label, current = false, className, panel: Panel, preload }: NavMenuProps) {
  const { open, close, panelId, rootProps, triggerProps } = useDisclosure({ openOnHover: true, haspopup: "true" });
  return (
    <div {...rootProps} className={cx(css["root"], className)}>
      <button
        {...triggerProps}
        className={css["trigger"]}
        data-current={current || undefined}
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
      >
        {label}
        <Icon name="caret-down" size={14} />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Panel id={panelId} close={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
