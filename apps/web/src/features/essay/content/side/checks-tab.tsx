import { useQuery } from "@tanstack/react-query";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { ChecksPanel } from "../../checks/checks-panel.tsx";
import type { AskedChecks } from "../../checks/use-checks.ts";
import { libraryQuery } from "../../references/api.ts";
import type { EssayWork } from "../use-essay-work.ts";

/** What the checks are told of the essay, its library and its job; undefined until the essay has been read. */
export function useAskedChecks({ essayId, essay, states }: EssayWork): AskedChecks | undefined {
  const { data: library } = useQuery(libraryQuery(essayId));
  if (essay === undefined) return undefined;
  const { language, length, material } = essay;
  const inWork = [...states].flatMap(([id, { kind }]) => (kind === "queued" || kind === "writing" ? [id] : []));
  const references = (library?.list ?? []).map(({ id, tier, item }) => ({ id, tier, title: item.title }));
  return { essay: { essayId, language, length, material, inWork }, references };
}

/** Whether the text on this page is what the server has, or ahead of it by what is being typed. */
function isStored({ kind, savedAt }: SyncState): boolean {
  return savedAt !== null && (kind === "saved" || kind === "saving");
}

type ChecksTabProps = { opened: OpenedDocument; asked: AskedChecks; onGo: () => void };

/** What code sees in the essay, held against its library and its author's material. */
export function ChecksTab({ opened, asked, onGo }: ChecksTabProps) {
  return (
    <ChecksPanel
      {...asked}
      doc={opened.editor.doc}
      editor={opened.editor.editor}
      asOneStep={opened.asOneStep}
      isSynced={isStored(opened.sync)}
      onGo={onGo}
    />
  );
}
