import { create } from "zustand";

type Feedback = {
  open: boolean;
  /** What it is about, already written in it. */
  about?: string | undefined;
};

/** Whether the dialog for opinions is open. */
export const useFeedback = create<Feedback>(() => ({ open: false }));

export function openFeedback(): void {
  useFeedback.setState({ open: true });
}

export function closeFeedback(): void {
  useFeedback.setState({ open: false });
}
