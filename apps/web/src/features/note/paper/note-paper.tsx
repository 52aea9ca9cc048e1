import { type CSSProperties, useState } from "react";
import type * as Y from "yjs";
import prose from "#editor/core/prose.module.css";
import type { DocumentEditor } from "#editor/document/open-document-editor.ts";
import { cx } from "#lib/cx.ts";
import { NoteTitle } from "../bars/note-title.tsx";
import { DEFAULTS, useMeta } from "../use-meta.ts";
import { useDocumentRuler } from "./document-ruler.ts";
import css from "./note-paper.module.css";
import { PaperMarks } from "./paper-marks.tsx";

type NotePaperProps = {
  doc: Y.Doc;
  /** null until it is open in the element of `textRef`. */
  editor: DocumentEditor | null;
  textRef: (element: HTMLElement | null) => void;
  /** What scrolls the paper. */
  scroller: HTMLElement | null;
};

/** The sheet: title, text, and the character ruler in its margin. */
export function NotePaper({ doc, editor, textRef, scroller }: NotePaperProps) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const { settings } = useMeta(doc);
  const language = settings.language ?? DEFAULTS.language;
  return (
    <article ref={setSheet} className={`paper ${css["sheet"]}`} lang={language === "zh" ? "zh-CN" : "en"}>
      <NoteTitle doc={doc} className={css["title"]} {...(editor === null ? {} : { onEnter: editor.focus })} />
      <div
        ref={textRef}
        className={cx(prose["prose"], css["text"])}
        data-indent={(language === "zh" && settings.noIndent !== 1) || undefined}
        style={{ "--lines": language === "zh" ? "var(--lh-prose)" : "1.7" } as CSSProperties}
      />
      {editor === null || sheet === null ? null : <Ruler editor={editor} sheet={sheet} scroller={scroller} />}
    </article>
  );
}

function Ruler({ editor, sheet, scroller }: { editor: DocumentEditor; sheet: HTMLElement; scroller: HTMLElement | null }) {
  return <PaperMarks marks={useDocumentRuler(editor.editor, sheet, scroller)} />;
}
