import type { AnyExtension } from "@tiptap/core";
import { useEffect, useMemo, useState } from "react";
import type { CitationSource } from "#editor/blocks/citation/citation-source.ts";
import { documentMessages as m } from "#messages/document.ts";
import { uiMessages } from "#messages/ui.ts";
import type { OpenedSync } from "./document-page.tsx";
import type { OpenedDocument } from "./opened-document.ts";
import { useDocumentEditor } from "./use-document-editor.ts";
import { useRescued } from "./use-document-sync.ts";
import { useMeta } from "./use-meta.ts";
import { useOtherPlaces, useSayWhere } from "./use-others.ts";

type OpenDocumentOptions = OpenedSync & {
  documentId: string /** Beside those of every document; the same array at every drawing. */;
  extensions?: readonly AnyExtension[] | undefined;
  /** What can be cited in it; without it citations do nothing. */
  citations?: CitationSource | undefined;
};

export type DocumentHandle = {
  /** null until the editor is open in the element of `textRef`. */
  opened: OpenedDocument | null;
  textRef: (element: HTMLElement | null) => void;
  /** Words for each table another page is at, by its id. */
  heldTables: ReadonlyMap<string, string>;
};

/** Opens the editor of a document that is there; the page is named for its title. */
export function useOpenedDocument({ documentId, client, doc, state, others, extensions, citations }: OpenDocumentOptions): DocumentHandle {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const editing = useDocumentEditor({ client, doc, element, extensions, citations });
  const rescued = useRescued(doc);
  const places = useOtherPlaces(others);
  useSayWhere(client, editing?.editor.editor ?? null);
  const { title } = useMeta(doc);
  useEffect(() => {
    document.title = `${title === "" ? m.untitled : title} · ${uiMessages.brand}`;
  }, [title]);
  const opened = useMemo(
    (): OpenedDocument | null =>
      editing === null
        ? null
        : {
            documentId,
            ...editing,
            sync: state,
            others,
            otherSections: places.sections,
            rescued,
            store: async () => void (await client.settle()),
            asOneStep: editing.blocks.asOneStep,
          },
    [editing, documentId, state, others, places, rescued, client],
  );
  return { opened, textRef: setElement, heldTables: places.tables };
}
