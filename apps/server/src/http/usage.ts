import { userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import { startOfShanghaiDate } from "../platform/shanghai-day.ts";
import { type BoundRoute, bind } from "./bind.ts";

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
/** Years of four digits; outside them adding a day may leave the range of Date. */
const FIRST_MS = Date.parse("0001-01-01") - DAY_MS;
const LAST_MS = Date.parse("9999-12-31");

export function usageCalls({ usage, orders }: Pick<Deps, "usage" | "orders">): BoundRoute[] {
  return [
    bind(userApi.getApiLog, ({ input: { from, to, kind, ...page }, caller: { userId } }) =>
      usage.log({ userId, ...spanOf({ from, to }), kind: kind || undefined, ...page }),
    ),
    bind(userApi.exportApiLog, ({ input: { from, to, kind }, caller: { userId } }) =>
      usage.exportLog({ userId, ...spanOf({ from, to }), kind: kind || undefined }),
    ),
    bind(userApi.getCountData, ({ input, caller: { userId } }) => usage.countData({ userId, ...spanOf(input) })),
    bind(userApi.getVipLog, ({ input, caller: { userId } }) => orders.list({ userId, ...input })),
  ];
}

function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return { from: parseMoment("from", from, "start"), to: parseMoment("to", to, "end") };
}

/**
 * A moment of a call as milliseconds: ISO 8601, or a day alone, which means its start or its end. Throws body.invalid, also
 * for moments in years that nobody means.
 */
export function parseMoment(field: string, value: string | undefined, dayMeans: "start" | "end"): number | undefined {
  if (value === undefined || value === "") return undefined;
  const isDay = DAY_ONLY.test(value);
  const ms = isDay ? startOfShanghaiDate(value) : Date.parse(value);
  if (!(ms >= FIRST_MS && ms <= LAST_MS)) throw new AppError("body.invalid", { field, params: { problem: "YYYY-MM-DD" } });
  return isDay && dayMeans === "end" ? ms + DAY_MS - 1 : ms;
}
