import { userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { parseMoment } from "./parse-moment.ts";

export function usageCalls({ usage, orders }: Deps): BoundRoute[] {
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
