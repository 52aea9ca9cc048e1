import type { CSSProperties } from "react";
import type * as Y from "yjs";
import { DocumentRuler } from "#editor/blocks/ruler/document-ruler.tsx";
import prose from "#editor/core/prose.module.css";
import type { DocumentEditor } from "#editor/document/open-document-editor.ts";
import { cx } from "#lib/cx.ts";
import { DocumentTitle } from "../bars/document-title.tsx";
import { DEFAULTS, useMeta } from "../use-meta.ts";
import css from "./document-paper.module.css";

type DocumentPaperProps = {
  doc: Y.Doc;
  /** null until it is open in the element of `textRef`. */
  editor: DocumentEditor | null;
  textRef: (element: HTMLElement | null) => void;
  /** thesis: chapters stand in the middle of the page, as they are printed. */
  look?: "note" | "thesis";
};

/** The sheet: title, text, and the character ruler in its margin. */
export function DocumentPaper({ doc, editor, textRef, look = "note" }: DocumentPaperProps) {
  const { settings } = useMeta(doc);
  const language = settings.language ?? DEFAULTS.language;
  return (
    <article className={`paper ${css["sheet"]}`} data-look={look} lang={language === "zh" ? "zh-CN" : "en"}>
      <DocumentTitle doc={doc} className={css["title"]} {...(editor === null ? {} : { onEnter: editor.focus })} />
      <div className={css["body"]}>
        <div
          ref={textRef}
          className={cx(prose["prose"], css["text"])}
          data-indent={(language === "zh" && settings.noIndent !== 1) || undefined}
          style={{ "--lines": language === "zh" ? "var(--lh-prose)" : "1.7" } as CSSProperties}
        />
        {editor === null ? null : <DocumentRuler editor={editor.editor} />}
      </div>
    </article>
  );
}
