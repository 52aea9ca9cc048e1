import { appealMessages as m } from "#messages/appeal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { useFeedback } from "./feedback-store.ts";

/** Opens the dialog for opinions with what is appealed against already written in it. */
export function appeal(about: string): void {
  useFeedback.setState({ open: true, about });
}

/** Says that the content check stopped a text, in the server's words, with the way to appeal. */
export function offerAppeal(message: string): void {
  toast({ tone: "error", title: message, action: { text: m.open, run: () => appeal(m.refused(message)) } });
}
