import type { AnyExtension } from "@tiptap/core";
import { useEffect, useState } from "react";
import type * as Y from "yjs";
import type { Blocks } from "#editor/blocks/block-parts.ts";
import { createBlocks } from "#editor/blocks/blocks.ts";
import type { CitationSource } from "#editor/blocks/citation/citation-source.ts";
import { storedPictures } from "#editor/blocks/figure/stored-pictures.ts";
import { type DocumentEditor, openDocumentEditor } from "#editor/document/open-document-editor.ts";
import type { SyncClient } from "#editor/document/sync/sync-client.ts";
import { documentMessages as m } from "#messages/document.ts";
import { DEFAULTS, readSettings } from "./use-meta.ts";

const NONE: readonly AnyExtension[] = [];

type Opened = { editor: DocumentEditor; blocks: Blocks };

/** The editor of a document in `element`, from the moment that is there. Updates from elsewhere go through it. */
export function useDocumentEditor({
  client,
  doc,
  element,
  extensions = NONE,
  citations,
}: {
  client: SyncClient;
  doc: Y.Doc;
  element: HTMLElement | null;
  /** Beside those of every document; the same array at every drawing. */
  extensions?: readonly AnyExtension[] | undefined;
  /** What can be cited in it. */
  citations?: CitationSource | undefined;
}): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (element === null) return;
    const blocks = createBlocks({
      images: storedPictures,
      settings: () => ({ ...DEFAULTS, ...readSettings(doc) }),
      leaseTable: client.presence.lease,
      ...(citations === undefined ? {} : { citations }),
    });
    const editor = openDocumentEditor({ element, doc, label: m.paper.label, extensions: [...blocks.extensions, ...extensions] });
    blocks.attach(editor);
    client.deliverTo(editor.receive);
    setOpened({ editor, blocks });
    return () => {
      client.deliverTo(null);
      setOpened(null);
      editor.destroy();
    };
  }, [client, doc, element, extensions, citations]);
  return opened;
}
