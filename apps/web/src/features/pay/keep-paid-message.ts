import type { Order } from "@tangleaf/contract";
import { dayOf } from "#lib/day-of.ts";
import { charactersOf, formatNumber } from "#lib/format-number.ts";
import { keepMessage } from "#lib/local-message.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { payMessages as m } from "#messages/pay.ts";
import { readOrder } from "./api.ts";
import type { OpenOrder } from "./open-order.ts";

/** Keeps what a paid order gave as a message of this person; without an answer, that it arrived. */
export async function keepPaidMessage({ outOrderId, goodsTitle }: Pick<OpenOrder, "outOrderId" | "goodsTitle">): Promise<void> {
  const userId = queryClient.getQueryData(userQuery.queryKey)?.id;
  if (userId === undefined) return;
  const order = await readOrder(outOrderId).catch(() => null);
  keepMessage({ userId, title: m.message.title, message: order === null ? m.message.plain(goodsTitle) : gainOf(order) });
}

function gainOf({ goodsTitle, tokens, to }: Order): string {
  if (to !== null) return m.message.membership(goodsTitle, dayOf(to, new Date()));
  if (tokens === 0) return m.message.plain(goodsTitle);
  return m.message.tokens(goodsTitle, formatNumber(tokens), formatNumber(charactersOf(tokens)));
}
