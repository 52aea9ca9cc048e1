import { chartPaths } from "@tangleaf/contract/chart";
import { SidebarFoot } from "#app/shell/quota-actions.tsx";
import { ChartPage } from "#features/chart/chart-page.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { useSession } from "#lib/session-store.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";

export const meta = () => pageMeta({ title: m.title, description: m.lead, canonical: chartPaths.chart() });
export const handle = { ownBar: true };

/** `/chart`: a new chart, or with `?chart=` one that is kept. */
export default function ChartScreen() {
  const signedIn = useSession((state) => state.token !== null);
  return (
    <QueryScope>
      <ChartPage foot={signedIn ? <SidebarFoot /> : null} />
    </QueryScope>
  );
}
