import { useState } from "react";
import { scrollToSection } from "#editor/blocks/outline/scroll-to-section.ts";
import { useDocumentView } from "#features/document/document-view.ts";
import { caveatsBySection } from "#features/document/writing/caveats-by-section.ts";
import { SlotLayer } from "#features/document/writing/slot-layer.tsx";
import { TextDialog } from "#features/document/writing/text-dialog.tsx";
import type { NoteWork } from "./use-note-work.ts";

/** Under the headings: texts while they are written, and what became of those that are not in the note. */
export function NoteSlots({ work }: { work: NoteWork }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <SlotLayer
        work={work}
        caveats={caveatsBySection(work)}
        showsEmpty={false}
        onWrite={(id) => void work.write({ headingIds: [id], mode: "fill" })}
        onOpen={(id) => {
          useDocumentView.choose({ tab: "noteSetting" });
          scrollToSection(work.opened.editor.editor, id);
        }}
        onShowText={setShown}
      />
      <TextDialog work={work} sectionId={shown} onClose={() => setShown(null)} />
    </>
  );
}
