import { useParams } from "react-router";
import { SidebarFoot } from "#app/shell/quota-actions.tsx";
import { SheetPage } from "#features/table/sheet-page.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { useSession } from "#lib/session-store.ts";
import { tableMessages as m } from "#messages/table.ts";

export const meta = () => pageMeta({ title: m.one });
export const handle = { ownBar: true };

/** `/table/sheet/…`: one table with its conversation. */
export default function SheetScreen() {
  const { tableId = "" } = useParams();
  const signedIn = useSession((state) => state.token !== null);
  const foot = signedIn ? <SidebarFoot /> : null;
  return (
    <QueryScope>
      <SheetPage key={tableId} tableId={tableId} foot={foot} />
    </QueryScope>
  );
}
