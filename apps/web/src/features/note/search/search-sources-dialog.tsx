import { useState } from "react";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { useCurrentSection } from "#features/document/side/use-section.ts";
import { useMeta } from "#features/document/use-meta.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { noteSearchMessages as m } from "#messages/note-search.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./search.module.css";
import { WebSearch } from "./web-search.tsx";
import { WorksSearch } from "./works-search.tsx";

type SearchSourcesDialogProps = { open: boolean; onClose: () => void; note: Pick<OpenedDocument, "asOneStep" | "editor" | "documentId"> };

/** Looks for sources of the note on the web and among published works, as far as the site has somebody to ask. */
export function SearchSourcesDialog({ open, onClose, note }: SearchSourcesDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title}
      description={m.lead}
      shape="sheet"
      width="lg"
      actions={<Button onClick={onClose}>{m.done}</Button>}
    >
      {open ? <Searches note={note} /> : null}
    </Dialog>
  );
}

function Searches({ note }: Pick<SearchSourcesDialogProps, "note">) {
  const { title } = useMeta(note.editor.doc);
  const { section } = useCurrentSection(note.editor.editor, note.asOneStep);
  const features = useBaseInfo()?.settings.features;
  const [kind, setKind] = useState<"web" | "works">(features?.webSearch === false ? "works" : "web");
  // What the section is about is what is looked for first.
  const [first] = useState(section?.row.title || title);
  if (features === undefined) return null;
  const { webSearch, bibliography } = features;
  if (!webSearch && !bibliography) return <Banner>{m.allOff}</Banner>;
  const options = [
    { value: "web" as const, label: m.kinds.web },
    { value: "works" as const, label: m.kinds.works },
  ];
  return (
    <>
      {webSearch ? null : <Banner>{m.off}</Banner>}
      {webSearch && bibliography ? (
        <div className={css["kind"]}>
          <Segmented label={m.kind} value={kind} onChange={setKind} options={options} />
        </div>
      ) : null}
      {kind === "web" && webSearch ? (
        <WebSearch noteId={note.documentId} first={first} />
      ) : (
        <WorksSearch noteId={note.documentId} first={first} />
      )}
    </>
  );
}
