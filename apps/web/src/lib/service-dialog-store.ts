import { create } from "zustand";

/** Whether the dialog of the customer service is open. */
export const useServiceDialog = create<{ open: boolean }>(() => ({ open: false }));

export function openService(): void {
  useServiceDialog.setState({ open: true });
}

export function closeService(): void {
  useServiceDialog.setState({ open: false });
}
