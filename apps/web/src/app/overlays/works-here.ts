import { chartPaths } from "@tangleaf/contract/chart";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { tablePaths } from "@tangleaf/contract/table";
import type { OwnDocument } from "#features/palette/use-palette-data.ts";
import { currentOwner } from "#lib/session-store.ts";

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** What keeps works in this browser; each is loaded when somebody searches. */
const LISTS: readonly (() => Promise<OwnDocument[]>)[] = [
  async () => {
    const { listLocalTables, NOBODY } = await import("#features/table/local-tables.ts");
    return (await listLocalTables(currentOwner() ?? NOBODY)).map(({ tableId, title, usedAt }) => ({
      id: tableId,
      title,
      at: timeOf(usedAt),
      path: tablePaths.sheet(tableId),
      icon: "table",
    }));
  },
  async () => {
    const { listLocalCharts } = await import("#features/chart/kept/local-charts.ts");
    return listLocalCharts().map(({ chartId, title, updatedAt }) => ({
      id: chartId,
      title,
      at: updatedAt,
      path: chartPaths.chart(chartId),
      icon: "chart-bar-duotone",
    }));
  },
  async () => {
    const { listLocalTrees } = await import("#features/mindtree/local-trees.ts");
    return (await listLocalTrees()).map(({ mindtreeId, title, at }) => ({
      id: mindtreeId,
      title,
      at: timeOf(at),
      path: mindtreePaths.tree(mindtreeId),
      icon: "tree-structure",
    }));
  },
];

/** Tables, charts and mind trees of this browser, last touched first. A list that cannot be read hides none of the others. */
export async function worksHere(): Promise<OwnDocument[]> {
  const lists = await Promise.allSettled(LISTS.map((list) => list()));
  return lists.flatMap((one) => (one.status === "fulfilled" ? one.value : [])).sort((a, b) => b.at.localeCompare(a.at));
}
