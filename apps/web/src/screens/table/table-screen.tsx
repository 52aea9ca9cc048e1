import { tablePaths } from "@tangleaf/contract/table";
import { TablesShelf } from "#features/table/shelf/tables-shelf.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { tableMessages as m } from "#messages/table.ts";

export const meta = () => pageMeta({ title: m.title, description: m.lead, canonical: tablePaths.list });

/** `/table`: one's tables, a new one, samples. */
export default function TableScreen() {
  return (
    <QueryScope>
      <TablesShelf />
    </QueryScope>
  );
}
