import { DAILY_GIFT_TOKENS, DAILY_GIFT_VALID_DAYS } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";
import { newOrderId } from "./create-order.ts";
import { credit } from "./credit-order.ts";
import { entitlementOf } from "./entitlement.ts";
import { giftsOpen, insertClaim, type OrderRow, requireOpenUser, updateOrder } from "./order.repo.ts";
import type { OrdersDeps } from "./orders-deps.ts";

const DAY_MS = 86_400_000;

/** Goods given once per person. */
export function claimGoods(
  deps: OrdersDeps,
  { userId, goodsId }: { userId: string; goodsId: string },
): Promise<Pick<OrderRow, "goods_title" | "tokens" | "member_from" | "member_to">> {
  const goods = deps.goods.goods.find(({ id }) => id === goodsId);
  if (goods === undefined) throw new AppError("goods.unknown");
  if (goods.kind === "free") throw new AppError("goods.free");
  if (goods.kind !== "claim") throw new AppError("goods.unknown");
  return inTransaction(deps.db, async (trx) => {
    const user = await requireOpenUser(trx, userId);
    if (user.gifts_from === null) throw new AppError("gift.afterFirstText");
    const now = deps.clock.now();
    const id = newOrderId(now);
    const entitlement = entitlementOf(goods);
    const row = { id, user_id: userId, source: "claim", goods_id: goods.id, goods_title: goods.title[deps.variant] } as const;
    const times = { created_at: now, paid_at: now, ended_at: now, credited_at: now };
    const isFirst = await insertClaim(trx, {
      ...row,
      ...times,
      amount_fen: 0,
      status: 2,
      provider: null,
      entitlement: JSON.stringify(entitlement),
    });
    if (!isFirst) throw new AppError("goods.claimed");
    const given = await credit(trx, deps.metering, { userId, orderId: id, entitlement, now });
    await updateOrder(trx, id, given);
    return { goods_title: row.goods_title, ...given };
  });
}

/** Today's free tokens. The day is the grant's reference, so any number of concurrent claims give it once. */
export async function claimDailyGift(
  { db, metering, clock }: Pick<OrdersDeps, "db" | "metering" | "clock">,
  userId: string,
): Promise<number> {
  if (!(await giftsOpen(db, userId))) throw new AppError("gift.afterFirstText");
  const now = clock.now();
  const expiresAt = now + DAILY_GIFT_VALID_DAYS * DAY_MS;
  const given = await metering.grant({
    userId,
    source: "dailyGift",
    ref: shanghaiDate(shanghaiDay(now)),
    tokens: DAILY_GIFT_TOKENS,
    expiresAt,
  });
  if (!given) throw new AppError("gift.claimed");
  return DAILY_GIFT_TOKENS;
}
