import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef } from "react";
import { uiMessages as m } from "#messages/ui.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./dialog.module.css";
import type { DialogProps } from "./dialog-props.ts";

export function DialogFrame({
  open,
  onClose,
  title,
  hideTitle,
  description,
  shape = "dialog",
  width = "md",
  flush,
  children,
  actions,
  mayClose,
  focusWhole = false,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && mayClose?.() !== false) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css["scrim"]} data-dialog="" />
        <Base.Viewport className={css["viewport"]} data-dialog="" data-shape={shape}>
          <Base.Popup
            ref={popup}
            {...(focusWhole ? { initialFocus: popup } : {})}
            className={css["popup"]}
            data-shape={shape}
            data-width={width}
            data-flush={flush || undefined}
          >
            {shape === "sheet" ? <i className={css["grab"]} aria-hidden="true" /> : null}
            <Base.Title className={hideTitle ? "sr" : css["title"]}>{title}</Base.Title>
            {description === undefined ? null : <Base.Description className={css["description"]}>{description}</Base.Description>}
            {children}
            {actions === undefined ? null : <div className={css["actions"]}>{actions}</div>}
            {shape === "palette" ? null : (
              <Base.Close className={css["close"]} aria-label={m.close}>
                <Icon name="x" />
              </Base.Close>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
