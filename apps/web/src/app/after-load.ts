import { sweepJournal } from "#editor/autosave/edit-journal.ts";
import { lateFaces } from "#faces.ts";
import { AWAITED_MS, tidyStorage } from "#lib/tidy-storage.ts";

// What every visit needs once its page is drawn, and nothing before: one chunk, asked for once.

export { followOtherTabs } from "#lib/follow-other-tabs.ts";
export { ToastHost } from "#ui/toast/toast-host.tsx";
export { PageStatus } from "./overlays/page-status.tsx";

/** Loads the style sheets of the Chinese serif face. A browser fetches the slices whose characters are on the page. */
export function loadLateFaces(): void {
  for (const href of lateFaces) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

/** Drops what the browser keeps of people who do not come back. The journal of edits is loaded by then: it forgets them too. */
export async function tidy(): Promise<void> {
  const now = Date.now();
  tidyStorage(now);
  await sweepJournal(now - AWAITED_MS);
}
