import { create } from "zustand";

/** Whether the dialog for opinions is open. */
export const useFeedback = create<{ open: boolean }>(() => ({ open: false }));

export function openFeedback(): void {
  useFeedback.setState({ open: true });
}

export function closeFeedback(): void {
  useFeedback.setState({ open: false });
}
