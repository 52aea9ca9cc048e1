import { type ReactNode, useState } from "react";
import { chunkHook } from "#lib/chunk-hook.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./dialog-coming.module.css";

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

const useDialogFrame = chunkHook(() => import("./dialog-frame.tsx").then((module) => module.DialogFrame));

/** Modal dialog: focus trapped and returned, Esc closes. Its machinery loads when it is first opened. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <WantedDialog {...props} /> : null;
}

function WantedDialog(props: DialogProps) {
  const DialogFrame = useDialogFrame();
  if (DialogFrame !== null) return <DialogFrame {...props} />;
  return props.open ? (
    <div className={css["coming"]}>
      <Spinner />
    </div>
  ) : null;
}

/** Loads the machinery ahead, e.g. when a pointer nears the button. */
export function preloadDialog(): void {
  void import("./dialog-frame.tsx");
}
