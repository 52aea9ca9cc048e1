import { useMemo, useState } from "react";
import type { EssayView } from "./head/essay-head.tsx";

/**
 * A dialog over the essay. section: what a section shall say, and writing it · text: what was written and is not in the document ·
 * reword: its words in another wording.
 */
export type EssayDialog = { readonly kind: "write" } | { readonly kind: "section" | "text" | "reword"; readonly sectionId: string };

/** What of the page is open: the text or its outline, a dialog over it. */
export type EssayPanels = {
  readonly view: EssayView;
  readonly dialog: EssayDialog | null;
  show(view: EssayView): void;
  open(dialog: EssayDialog | null): void;
};

export function useEssayPanels(): EssayPanels {
  const [view, show] = useState<EssayView>("text");
  const [dialog, open] = useState<EssayDialog | null>(null);
  return useMemo(() => ({ view, dialog, show, open }), [view, dialog]);
}
