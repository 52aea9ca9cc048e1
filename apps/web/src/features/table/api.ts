import type { OutputOf, tableApi } from "@tangleaf/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { isLocalTable, keepTable, listLocalTables, readLocalTable, removeLocalTable } from "./local-tables.ts";
import { ownerHere } from "./make-table.ts";

/** A table as a list shows it, wherever it is kept. */
export type ListedTable = {
  readonly tableId: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  /** In milliseconds. */
  readonly usedAt: number;
  /** When it goes unless it is used or kept; of a table of this browser, never. */
  readonly expiresAt?: string | null;
};

const PAGE_SIZE = 100;

/** All of the account's: a member may keep more than one page of them. */
async function listAll(signal: AbortSignal): Promise<OutputOf<typeof tableApi.list>["list"]> {
  const all: OutputOf<typeof tableApi.list>["list"] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await call("/api/table/list", { page, size: PAGE_SIZE }, { signal, shownBy: "screen" });
    all.push(...list);
    if (list.length < PAGE_SIZE || all.length >= total) return all;
  }
}

export const tablesQuery = ({ owner, signedIn }: { owner: string; signedIn: boolean }) =>
  queryOptions({
    queryKey: queryKeys.tables(owner, String(signedIn)),
    queryFn: async ({ signal }): Promise<ListedTable[]> => {
      const here = await listLocalTables(owner).catch(() => []);
      if (!signedIn) return here;
      const there = (await listAll(signal)).map(({ usedAt, ...table }) => ({ ...table, usedAt: Date.parse(usedAt) }));
      return [...here, ...there].sort((a, b) => b.usedAt - a.usedAt);
    },
    refetchOnMount: "always",
  });

export const refreshTables = (): Promise<void> => refreshAnswers(queryKeys.tables());

export async function renameTable({ tableId }: ListedTable, title: string): Promise<void> {
  if (!isLocalTable(tableId)) {
    await call("/api/table/save", { tableId, title });
    return;
  }
  const found = await readLocalTable(ownerHere(), tableId);
  if (found !== null) await keepTable(ownerHere(), { ...found.table, title });
}

/** Keeps a table of the account for good. */
export async function keepForGood({ tableId }: ListedTable): Promise<void> {
  await call("/api/table/save", { tableId });
}

/** Answers what brings it back. */
export async function removeTable({ tableId }: ListedTable): Promise<() => Promise<unknown>> {
  if (!isLocalTable(tableId)) {
    await call("/api/table/remove", { tableIds: [tableId] });
    return () => call("/api/table/restore", { tableIds: [tableId] });
  }
  const owner = ownerHere();
  const found = await readLocalTable(owner, tableId);
  await removeLocalTable(owner, tableId);
  return async () => (found === null ? undefined : keepTable(owner, found.table, found.file));
}
