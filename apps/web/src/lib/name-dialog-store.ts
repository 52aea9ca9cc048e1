import { create } from "zustand";
import { onHandOver } from "./session-store.ts";

/** Whether a newcomer is asked for a nickname; `app/overlays` mounts the dialog. */
export const useNameDialog = create<{ open: boolean }>(() => ({ open: false }));

export function openNameDialog(): void {
  useNameDialog.setState({ open: true });
}

export function closeNameDialog(): void {
  useNameDialog.setState({ open: false });
}

onHandOver(closeNameDialog);
