import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

type ConfirmDialogProps = Pick<DialogProps, "open" | "onClose" | "title" | "description"> & {
  /** The safe choice; without `onKeep` it closes the dialog. */
  keep: string;
  onKeep?: () => void;
  /** What cannot be taken back. */
  confirm: string;
  onConfirm: () => void;
  isWorking?: boolean;
  /** `solid` where what is confirmed loses nothing. */
  tone?: "danger-solid" | "solid";
  children?: ReactNode;
};

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({
  onClose,
  keep,
  onKeep = onClose,
  confirm,
  onConfirm,
  isWorking = false,
  tone = "danger-solid",
  children = null,
  ...frame
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button onClick={onKeep}>{keep}</Button>
      <Button tone={tone} disabled={isWorking} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog {...frame} onClose={onClose} width="sm" actions={actions}>
      {children}
    </Dialog>
  );
}
