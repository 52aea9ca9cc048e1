import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { KeyList } from "#ui/help-panel/help-panel.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { ExportDialog } from "./files/export-dialog.tsx";
import { TreeVersions } from "./files/tree-versions.tsx";
import { EssayDialog } from "./to-essay-dialog.tsx";
import { NoteDialog } from "./to-note-dialog.tsx";
import type { OpenedTree } from "./use-tree.ts";

export type TreeDialog = "note" | "essay" | "export" | "details" | "versions" | "keys";

type TreeDialogsProps = { opened: OpenedTree; activeId: string; open: TreeDialog | null; onClose: () => void };

/** What the bars open over the tree. */
export function TreeDialogs({ opened, activeId, open, onClose }: TreeDialogsProps) {
  return (
    <>
      <ExportDialog open={open === "export"} onClose={onClose} opened={opened} />
      <NoteDialog open={open === "note"} onClose={onClose} opened={opened} />
      <EssayDialog open={open === "essay"} onClose={onClose} opened={opened} />
      {open === "details" ? <DetailsDialog onClose={onClose} opened={opened} nodeId={activeId} /> : null}
      {opened.client === null ? null : <TreeVersions open={open === "versions"} onClose={onClose} opened={opened} />}
      <Dialog
        open={open === "keys"}
        onClose={onClose}
        title={m.keys.title}
        actions={
          <Button tone="solid" onClick={onClose}>
            {m.keys.close}
          </Button>
        }
      >
        <KeyList keys={m.keys.rows} />
      </Dialog>
    </>
  );
}
