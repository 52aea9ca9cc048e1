import { useParams } from "react-router";
import { SidebarFoot } from "#app/shell/quota-actions.tsx";
import { LastTree } from "#features/mindtree/last-tree.tsx";
import { TreePage } from "#features/mindtree/tree-page.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { useSession } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";

export const meta = () => pageMeta({ title: m.one });
export const handle = { ownBar: true };

/** `/mindtree/tree/…`: a tree; without an id the one opened last. */
export default function TreeScreen() {
  const { id: mindtreeId } = useParams();
  const signedIn = useSession((state) => state.token !== null);
  const foot = signedIn ? <SidebarFoot /> : null;
  return (
    <QueryScope>{mindtreeId === undefined ? <LastTree /> : <TreePage key={mindtreeId} mindtreeId={mindtreeId} foot={foot} />}</QueryScope>
  );
}
