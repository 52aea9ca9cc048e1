import type { CSSProperties, ReactNode } from "react";
import type * as Y from "yjs";
import { BlockPanels } from "#editor/blocks/panels/block-panels.tsx";
import { SelectionToolbar } from "#editor/blocks/toolbar/selection-toolbar.tsx";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { ROOT_PX } from "#lib/text-scale.ts";
import { usePhone } from "#lib/use-phone.ts";
import css from "./document-text.module.css";
import { FULL_SIZE, useDocumentView } from "./document-view.ts";
import { OutdatedBanner } from "./outdated-banner.tsx";
import { DocumentPaper } from "./paper/document-paper.tsx";
import { QuarantineBanner } from "./quarantine-banner.tsx";
import { RescuedBanner } from "./rescued-banner.tsx";
import type { DocumentHandle } from "./use-opened-document.ts";

type DocumentTextProps = {
  doc: Y.Doc;
  state: SyncState;
  handle: DocumentHandle /** What is said above the paper. */;
  banner?: ReactNode;
  /** What can be done with a selected passage besides its look. */
  selectionTools?: ReactNode;
  look?: "note" | "thesis";
};

/** The paper with what is said above it, what opens over it, and the toolbar of a selection. */
export function DocumentText({
  doc,
  state,
  handle: { opened, textRef, heldTables },
  banner,
  selectionTools,
  look = "note",
}: DocumentTextProps) {
  const phone = usePhone();
  return (
    <>
      <div id="text" tabIndex={-1} className={css["scroller"]} data-phone={phone || undefined}>
        <OutdatedBanner state={state} />
        <QuarantineBanner doc={doc} state={state} />
        {opened === null ? null : <RescuedBanner opened={opened} />}
        {banner}
        <DocumentPaper doc={doc} editor={opened?.editor ?? null} textRef={textRef} look={look} />
      </div>
      {opened === null ? null : (
        <>
          <BlockPanels editor={opened.editor.editor} blocks={opened.blocks} heldTables={heldTables} />
          {phone ? null : <SelectionToolbar editor={opened.editor.editor} blocks={opened.blocks} tools={selectionTools} />}
        </>
      )}
    </>
  );
}

/** What the paper takes its letter size and zoom from; laid out as if it were not there. */
export function PaperSize({ children }: { children: ReactNode }) {
  const { zoom, font } = useDocumentView();
  const size = { "--size": `${(font * zoom) / FULL_SIZE / ROOT_PX}rem`, "--zoom": zoom / FULL_SIZE } as CSSProperties;
  return (
    <div className={css["root"]} style={size}>
      {children}
    </div>
  );
}
