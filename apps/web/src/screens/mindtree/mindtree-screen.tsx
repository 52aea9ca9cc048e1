import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { TreesShelf } from "#features/mindtree/shelf/trees-shelf.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";

export const meta = () => pageMeta({ title: m.title, description: m.lead, canonical: mindtreePaths.list });

/** `/mindtree`: one's trees, a new one, samples. */
export default function MindtreeScreen() {
  return (
    <QueryScope>
      <TreesShelf />
    </QueryScope>
  );
}
