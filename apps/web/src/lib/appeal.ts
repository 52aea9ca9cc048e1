import { useFeedback } from "./feedback-store.ts";

/** Opens the dialog for opinions with what is appealed against already written in it. */
export function appeal(about: string): void {
  useFeedback.setState({ open: true, about });
}
