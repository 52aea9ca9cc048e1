import type { ReactNode } from "react";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Name of the dialog, shown as its heading unless `hideTitle`. */
  title: string;
  hideTitle?: boolean;
  description?: ReactNode;
  /** `sheet` comes from below on a phone, as a dialog elsewhere. */
  shape?: "dialog" | "sheet" | "palette";
  width?: "sm" | "md" | "lg" | "xl";
  /** Touches the dialog's edges: no padding. */
  flush?: boolean;
  children: ReactNode;
  /** Safe choice left, primary right. */
  actions?: ReactNode;
  /** Asked before closing by Esc, scrim or ×: false keeps it open (unsaved text asks first). */
  mayClose?: () => boolean;
  /** Focus begins on the dialog itself: its first control is not at its top, and going there would scroll past the rest. */
  focusWhole?: boolean;
};
