import { caveatsBySection } from "#features/document/writing/caveats-by-section.ts";
import { SlotLayer } from "#features/document/writing/slot-layer.tsx";
import { TextDialog } from "#features/document/writing/text-dialog.tsx";
import { WriteDialog } from "../job/write-dialog.tsx";
import type { EssayPanels } from "../use-essay-panels.ts";
import type { EssayWork } from "../use-essay-work.ts";
import { RewordDialog } from "./reword-dialog.tsx";
import { SectionDialog } from "./section-dialog.tsx";
import { SectionToolbar } from "./section-toolbar.tsx";

/** What belongs to the sections of the paper: what stands under their headings, their toolbar, and the dialogs both open. */
export function SectionParts({ work, panels }: { work: EssayWork; panels: EssayPanels }) {
  const { dialog, open } = panels;
  const close = () => open(null);
  return (
    <>
      <SlotLayer
        work={work}
        caveats={caveatsBySection(work)}
        onWrite={(sectionId) => void work.write({ paragraphIds: [sectionId], mode: "fill" })}
        onOpen={(sectionId) => open({ kind: "section", sectionId })}
        onShowText={(sectionId) => open({ kind: "text", sectionId })}
      />
      <SectionToolbar
        work={work}
        onOpen={(sectionId) => open({ kind: "section", sectionId })}
        onReword={(sectionId) => open({ kind: "reword", sectionId })}
      />
      <WriteDialog work={work} open={dialog?.kind === "write"} onClose={close} />
      <SectionDialog
        work={work}
        sectionId={dialog?.kind === "section" ? dialog.sectionId : null}
        onClose={close}
        onReword={(sectionId) => open({ kind: "reword", sectionId })}
      />
      <RewordDialog work={work} sectionId={dialog?.kind === "reword" ? dialog.sectionId : null} onClose={close} />
      <TextDialog work={work} sectionId={dialog?.kind === "text" ? dialog.sectionId : null} onClose={close} />
    </>
  );
}
