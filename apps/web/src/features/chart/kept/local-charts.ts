import type { ChartSpec, ChartType } from "@tangleaf/table/chart";
import { anonymousKept, readJson, userKept } from "#lib/browser-storage.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { useSession } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { type ChartWork, drawWork } from "../work/chart-work.ts";

const LOCAL = "local-";

/** A chart as this browser has it: one made before signing in, or what the server does not have yet. */
export type LocalChart = {
  readonly id: string;
  /** At the server; null = it has none there. */
  readonly stored: { readonly chartId: string; readonly version: number } | null;
  readonly work: ChartWork;
  readonly at: number;
};
/** A chart of this browser, or one of the account with its figures. */
export type OpenedChart = LocalChart | (Pick<LocalChart, "id" | "stored"> & { readonly spec: ChartSpec });
export type LocalSummary = { readonly chartId: string; readonly title: string; readonly type: ChartType; readonly updatedAt: string };

export const newLocalId = (): string => `${LOCAL}${newUuid()}`;
export const isLocalChart = (id: string): boolean => id.startsWith(LOCAL);
/** One wish, however often it is sent. */
export const requestOf = (id: string): string => (isLocalChart(id) ? id.slice(LOCAL.length) : newUuid());

const kept = () => {
  const { owner } = useSession.getState();
  return typeof owner === "string" ? userKept(owner) : anonymousKept;
};

export const keepLocalChart = (chart: LocalChart): void => kept().write(`chart:${chart.id}`, JSON.stringify(chart));
export const readLocalChart = (id: string): LocalChart | null => readJson(kept(), `chart:${id}`, isLocal);
export const removeLocalChart = (id: string): void => kept().remove(`chart:${id}`);

export function localCharts(): LocalChart[] {
  const ids = kept()
    .keys()
    .flatMap((key) => (key.startsWith("chart:") ? [key.slice("chart:".length)] : []));
  return ids.flatMap((id) => readLocalChart(id) ?? []).sort((a, b) => b.at - a.at);
}

export function listLocalCharts(): LocalSummary[] {
  return localCharts().flatMap(({ id, work, at }) => {
    const drawn = drawWork(work, variant);
    return drawn === null ? [] : [{ chartId: id, title: drawn.title.text, type: drawn.spec.type, updatedAt: new Date(at).toISOString() }];
  });
}

const isLocal = (value: unknown): value is LocalChart =>
  typeof value === "object" &&
  value !== null &&
  "work" in value &&
  typeof value.work === "object" &&
  value.work !== null &&
  "grid" in value.work;
