import type { Editor } from "@tiptap/core";
import { useEffect, useMemo } from "react";
import { headingAbove, placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import type { OtherPage } from "#editor/document/sync/presence.ts";
import type { SyncClient } from "#editor/document/sync/sync-client.ts";
import { documentMessages as m } from "#messages/document.ts";

/** The section the caret is in is looked for this long after it has moved. */
const LOOK_AFTER_MS = 500;

/** Tells the others which section the caret is in. */
export function useSayWhere(client: SyncClient, editor: Editor | null): void {
  useEffect(() => {
    if (editor === null) return;
    let waiting: number | null = null;
    const look = () => {
      waiting = null;
      const heading = headingAbove(placedBlocks(editor.state.doc), editor.state.selection.from);
      client.presence.moveTo(String(heading?.node.attrs["id"] ?? "") || null);
    };
    const later = () => {
      waiting ??= window.setTimeout(look, LOOK_AFTER_MS);
    };
    editor.on("transaction", later);
    return () => {
      editor.off("transaction", later);
      if (waiting !== null) window.clearTimeout(waiting);
    };
  }, [client, editor]);
}

/** What a person calls another page of theirs. */
export const nameOfPage = ({ isTab, device }: OtherPage): string => (isTab ? m.others.tab : m.others[device ?? "computer"]);

/** Words for each section and each table another page is at, by its id. */
export function useOtherPlaces(others: readonly OtherPage[]): {
  sections: ReadonlyMap<string, string>;
  tables: ReadonlyMap<string, string>;
} {
  return useMemo(() => {
    const sections = new Map<string, string>();
    const tables = new Map<string, string>();
    for (const other of others) {
      if (other.headingId !== null) sections.set(other.headingId, m.others.here(nameOfPage(other)));
      if (other.tableLease !== null) tables.set(other.tableLease, m.others.table(nameOfPage(other)));
    }
    return { sections, tables };
  }, [others]);
}
