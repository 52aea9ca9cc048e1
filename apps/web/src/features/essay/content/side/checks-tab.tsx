import { useQuery } from "@tanstack/react-query";
import type { SyncState } from "#editor/document/sync/sync-client.ts";
import { ChecksPanel } from "../../checks/checks-panel.tsx";
import { libraryQuery } from "../../references/api.ts";
import type { EssayWork } from "../use-essay-work.ts";

/** Whether the text on this page is what the server has, or ahead of it by what is being typed. */
function isStored({ kind, savedAt }: SyncState): boolean {
  return savedAt !== null && (kind === "saved" || kind === "saving");
}

/** What code sees in the essay, held against its library and its author's material. */
export function ChecksTab({ work, onGo }: { work: EssayWork; onGo: () => void }) {
  const { essayId, essay, opened } = work;
  const { data: library } = useQuery(libraryQuery(essayId));
  if (essay === undefined) return null;
  const { language, length, material } = essay;
  return (
    <ChecksPanel
      doc={opened.editor.doc}
      editor={opened.editor.editor}
      essay={{ essayId, language, length, material }}
      references={(library?.list ?? []).map(({ id, tier, item }) => ({ id, tier, title: item.title }))}
      asOneStep={opened.asOneStep}
      isSynced={isStored(opened.sync)}
      onGo={onGo}
    />
  );
}
