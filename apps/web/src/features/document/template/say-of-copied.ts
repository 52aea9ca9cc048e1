import { documentMessages } from "#messages/document.ts";
import { toast } from "#ui/toast/toast-store.ts";

const m = documentMessages.template;
/** More of the first one is not needed to find it. */
const SHOWN_CHARACTERS = 60;

/** Warns of passages of a file that stand in the samples of its template. */
export function sayOfCopied(copied: readonly string[] | undefined): void {
  const [first] = copied ?? [];
  if (copied === undefined || first === undefined) return;
  const shown = first.length > SHOWN_CHARACTERS ? `${first.slice(0, SHOWN_CHARACTERS).toWellFormed()}…` : first;
  toast({ tone: "info", title: m.copied(copied.length), detail: m.copiedPassage(shown) });
}
