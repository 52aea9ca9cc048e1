import { treeContent } from "@tangleaf/document/tree";
import { VersionsTab } from "#features/document/side/versions-tab.tsx";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import type { OpenedTree } from "../use-tree.ts";

type TreeVersionsProps = { open: boolean; onClose: () => void; opened: OpenedTree };

/** States of the tree that are kept: named, looked at beside the tree as it is now, and gone back to. */
export function TreeVersions({ open, onClose, opened: { mindtreeId, client, tree } }: TreeVersionsProps) {
  const read = () => treeContent(tree.root);
  const store = async () => void (await client?.settle());
  return (
    <Dialog open={open} onClose={onClose} title={m.versions.title} shape="sheet">
      <VersionsTab opened={{ documentId: mindtreeId, store, read, onRestored: onClose, same: m.versions.same }} />
    </Dialog>
  );
}
