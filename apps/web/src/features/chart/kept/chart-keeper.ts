import type { ChartSpec } from "@tangleaf/table/chart";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { currentToken } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { refreshCharts } from "../api.ts";
import { type ChartWork, drawWork } from "../work/chart-work.ts";
import { keepLocalChart, type LocalChart, localCharts, newLocalId, removeLocalChart, requestOf } from "./local-charts.ts";

/** Where the chart is: nowhere yet, at the server, on its way there, in this browser alone. */
export type KeptState = "none" | "saved" | "saving" | "failed" | "local" | "tooMany";

const AFTER_MS = 800;
const AGAIN_MS = 10_000;

type KeeperOptions = {
  readonly opened: Pick<LocalChart, "id" | "stored"> | null;
  readonly onState: (state: KeptState) => void;
  /** The chart is called so from now on, and its address with it. */
  readonly onNamed: (id: string) => void;
  /** It had been changed elsewhere: both are kept. */
  readonly onConflict: () => void;
};

/** Keeps a chart while it is changed: in this browser at once, at the server as soon as somebody is signed in. */
export class ChartKeeper {
  readonly #options: KeeperOptions;
  #id: string | null;
  #stored: LocalChart["stored"];
  #work: ChartWork | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #isOver = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#id = options.opened?.id ?? null;
    this.#stored = options.opened?.stored ?? null;
  }

  change(work: ChartWork): void {
    this.#work = work;
    const isNew = this.#id === null;
    this.#id ??= newLocalId();
    keepLocalChart({ id: this.#id, stored: this.#stored, work, at: Date.now() });
    if (isNew) this.#options.onNamed(this.#id);
    this.#options.onState(currentToken() === null ? "local" : "saving");
    this.#plan(AFTER_MS);
  }

  /** What has not been sent goes now; the id it has at the server, null where it has none. */
  async settle(): Promise<string | null> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#send();
    return this.#work === null ? (this.#stored?.chartId ?? null) : null;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    if (this.#work !== null) void this.#send();
    this.#isOver = true;
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  async #send(): Promise<void> {
    if (this.#sending !== null) return this.#sending;
    const work = this.#work;
    const spec = work === null ? null : (drawWork(work, variant)?.spec ?? null);
    if (work === null || spec === null || currentToken() === null) return;
    this.#sending = this.#store(spec, work).finally(() => {
      this.#sending = null;
    });
    await this.#sending;
    if (this.#work !== null && this.#work !== work && !this.#isOver) this.#plan(0);
  }

  async #store(spec: ChartSpec, work: ChartWork): Promise<void> {
    const id = this.#id ?? newLocalId();
    try {
      const { saved, isCopy } = await storeChart({ id, stored: this.#stored, spec });
      this.#stored = saved;
      removeLocalChart(id);
      this.#id = saved.chartId;
      if (this.#work === work) this.#work = null;
      else if (this.#work !== null) keepLocalChart({ id: saved.chartId, stored: saved, work: this.#work, at: Date.now() });
      void refreshCharts();
      if (this.#isOver) return;
      if (saved.chartId !== id) this.#options.onNamed(saved.chartId);
      if (isCopy) this.#options.onConflict();
      this.#options.onState(this.#work === null ? "saved" : "saving");
    } catch (error) {
      if (this.#isOver) return;
      const isFull = error instanceof ApiError && error.reason === "chart.tooMany";
      this.#options.onState(isFull ? "tooMany" : currentToken() === null ? "local" : "failed");
      if (!isFull) this.#plan(AGAIN_MS);
    }
  }
}

type Stored = NonNullable<LocalChart["stored"]>;
/** Another has changed it, or put it into the bin: what is here becomes a chart of its own. */
const ELSEWHERE = new Set(["chart.conflict", "chart.unknown"]);

async function storeChart({ id, stored, spec }: { id: string; stored: Stored | null; spec: ChartSpec }) {
  const asNew = () => call("/api/chart/save", { spec, requestId: requestOf(id) }, { background: true });
  if (stored === null) return { saved: await asNew(), isCopy: false };
  try {
    return { saved: await call("/api/chart/save", { ...stored, spec }, { background: true }), isCopy: false };
  } catch (error) {
    if (!(error instanceof ApiError) || !ELSEWHERE.has(error.reason ?? "")) throw error;
    return { saved: await asNew(), isCopy: true };
  }
}

/** Charts of this browser become the signed-in person's; `except` is open and sends itself. */
export async function takeChartsAlong(except: string | null): Promise<number> {
  let taken = 0;
  for (const { id, stored, work } of localCharts()) {
    const spec = drawWork(work, variant)?.spec;
    if (id === except || spec === undefined) continue;
    try {
      await storeChart({ id, stored, spec });
      removeLocalChart(id);
      taken += 1;
    } catch {
      // It stays here, and is tried again with the next visit.
    }
  }
  if (taken > 0) void refreshCharts();
  return taken;
}
