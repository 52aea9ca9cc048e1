import { ChartsShelf } from "#features/chart/list/charts-shelf.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";

export const meta = () => pageMeta({ title: m.list.label });

/** `/chart/index`: one's charts. */
export default function ChartListScreen() {
  return (
    <QueryScope>
      <ChartsShelf />
    </QueryScope>
  );
}
