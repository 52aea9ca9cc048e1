import { Suspense, useState } from "react";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { lazyPart } from "#lib/lazy-part.tsx";

const DefenceDialog = lazyPart(() => import("./defence-dialog.tsx").then((module) => module.DefenceDialog));

/** The dialog of a talk, loaded when it is first opened, and the way to open it. */
export function useDefenceDialog({ documentId, store }: Pick<OpenedDocument, "documentId" | "store">) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const dialog = wanted ? (
    <Suspense fallback={null}>
      <DefenceDialog documentId={documentId} open={open} onClose={() => setOpen(false)} store={store} />
    </Suspense>
  ) : null;
  return { show, dialog };
}
