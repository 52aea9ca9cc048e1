import { toast } from "./toast-store.ts";

/** Says why a call was refused. Every other error of a call, and that the content check stopped a text, has been shown by the page already. */
export function toastRefusal(error: unknown, title?: string): void {
  if (!(error instanceof Error && "kind" in error && error.kind === "refused")) return;
  if ("reason" in error && error.reason === "content.blocked") return;
  toast(title === undefined ? { tone: "error", title: error.message } : { tone: "error", title, detail: error.message });
}
