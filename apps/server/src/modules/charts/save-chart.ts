import type { chartApi, OutputOf, ParsedInputOf } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Db } from "../metering/metering.ts";
import { assertSameRequest, requestHash } from "../request-hash.ts";
import { assertCapacity } from "./bin.ts";
import { findChart, findChartByRequest, insertChart, requireOpenUser, updateChart } from "./chart.repo.ts";
import { columnsOf } from "./chart-columns.ts";
import type { ChartOptions } from "./options.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof chartApi.save>;
type Saved = OutputOf<typeof chartApi.save>;

/** A new chart, or one that is there, where nobody has changed it since `version`. */
export function saveChart(options: ChartOptions, { chartId, ...asked }: Asked): Promise<Saved> {
  return chartId === undefined ? keepNew(options, asked) : saveOver(options, { ...asked, chartId });
}

async function saveOver({ db, clock }: ChartOptions, { userId, chartId: id, spec, version }: Asked & { chartId: string }): Promise<Saved> {
  const before = await findChart(db, userId, id);
  if (before === undefined || before.removed_at !== null) throw new AppError("chart.unknown");
  const columns = columnsOf(spec);
  // Also the repeat of a save whose answer was lost.
  if (before.spec === columns.spec) return { chartId: id, version: before.version };
  if (version === undefined || version !== before.version) throw new AppError("chart.conflict", { field: "version" });
  if (await updateChart(db, { userId, id, version, now: clock.now(), columns })) return { chartId: id, version: version + 1 };
  const now = await findChart(db, userId, id);
  if (now === undefined || now.removed_at !== null) throw new AppError("chart.unknown");
  if (now.spec === columns.spec) return { chartId: id, version: now.version };
  throw new AppError("chart.conflict", { field: "version" });
}

async function keepNew(options: ChartOptions, { userId, spec, requestId }: Omit<Asked, "chartId">): Promise<Saved> {
  const { db, clock } = options;
  const columns = columnsOf(spec);
  const hash = requestHash("chart", { spec: columns.spec });
  const firstOf = async (trx: Db): Promise<Saved | null> => {
    const first = requestId === undefined ? undefined : await findChartByRequest(trx, userId, requestId);
    if (first === undefined) return null;
    assertSameRequest(first, hash);
    return { chartId: first.id, version: 0 };
  };
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    const first = await firstOf(trx);
    if (first !== null) return first;
    await assertCapacity(options, trx, userId, 1);
    await options.space.assertSpace(trx, { userId, bytes: Buffer.byteLength(columns.spec) });
    const now = clock.now();
    const id = newId(now);
    await insertChart(trx, {
      id,
      user_id: userId,
      request_id: requestId ?? null,
      request_hash: requestId === undefined ? null : hash,
      version: 0,
      created_at: now,
      updated_at: now,
      removed_at: null,
      ...columns,
    });
    return { chartId: id, version: 0 };
  });
}
