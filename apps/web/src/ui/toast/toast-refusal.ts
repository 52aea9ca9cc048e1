import { toast } from "./toast-store.ts";

/**
 * Says what did not work (`title`) and why a call was refused. Every other error of a call, and that the content check stopped a text, has been
 * shown by the page already; of what is no call the title says all there is to say.
 */
export function toastRefusal(error: unknown, title: string): void {
  if (!(error instanceof Error && "kind" in error)) toast({ tone: "error", title });
  else if (error.kind === "refused" && !("reason" in error && error.reason === "content.blocked"))
    toast({ tone: "error", title, detail: error.message });
}
