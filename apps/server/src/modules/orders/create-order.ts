import { randomInt } from "node:crypto";
import { ORDER_WINDOW_SECONDS } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";
import { pauseBeforeAsking } from "./ask-platform.ts";
import { endUnpaid } from "./end-order.ts";
import { entitlementOf } from "./entitlement.ts";
import { getProvider } from "./get-provider.ts";
import { type GoodsEntry, priceOf, type SoldGoods } from "./goods-file.ts";
import {
  findByRequest,
  findOpen,
  findOrder,
  insertOrder,
  lookAgainIfEnded,
  type OrderRow,
  requireOpenUser,
  setCodeUrl,
} from "./order.repo.ts";
import type { OrdersDeps } from "./orders-deps.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_LENGTH = 14;

const SECOND_MS = 1000;

type Wanted = { userId: string; goodsId: string; requestId?: string | undefined };

/** Stores an order, then opens it at its provider: a notification can arrive before the provider's answer. */
export async function createOrder(deps: OrdersDeps, input: Wanted & { origin: string }): Promise<OrderRow & { code_url: string }> {
  return openAtPlatform(deps, await storeOrder(deps, input), input.origin);
}

/** Opens a stored order at its provider, unless that is done. Throws order.paid, pay.platformFailed, pay.unavailable. */
export async function openAtPlatform(deps: OrdersDeps, order: OrderRow, origin: string): Promise<OrderRow & { code_url: string }> {
  if (order.code_url !== null) return { ...order, code_url: order.code_url };
  if (order.status !== 1) throw new AppError(order.status === 2 ? "order.paid" : "pay.platformFailed");
  const provider = getProvider(deps.providers, order);
  try {
    const { codeUrl } = await provider.open({
      orderId: order.id,
      description: order.goods_title,
      amountFen: order.amount_fen,
      expiresAt: order.expires_at ?? order.created_at,
      notifyUrl: provider.notifyUrl ?? origin + provider.notifyPath,
    });
    await setCodeUrl(deps.db, order.id, codeUrl);
    // Ended here while the platform was opening it: the sweeper may have closed it too early, so it is due again.
    await lookAgainIfEnded(deps.db, order.id, deps.clock.now());
    return { ...order, code_url: codeUrl };
  } catch (error) {
    // A concurrent repeat of the same request: its code is valid for both.
    const present = await findOrder(deps.db, order.id);
    if (present !== undefined && present.code_url !== null) return { ...present, code_url: present.code_url };
    // It may be open at the platform all the same: it is ended here and will be asked about and closed.
    await endUnpaid(deps, order, "cancel");
    throw error;
  }
}

function storeOrder(deps: OrdersDeps, { userId, goodsId, requestId }: Wanted): Promise<OrderRow> {
  const [provider] = deps.providers;
  if (provider === undefined) throw new AppError("pay.unavailable");
  return inTransaction(deps.db, async (trx) => {
    await requireOpenUser(trx, userId);
    const first = requestId === undefined ? undefined : await findByRequest(trx, userId, requestId);
    if (first !== undefined) {
      if (first.goods_id !== goodsId) throw new AppError("request.mismatch");
      return first;
    }
    const goods = findSold(deps.goods.goods, goodsId);
    const open = await findOpen(trx, userId);
    if (open !== undefined) await endUnpaid(deps, open, "cancel", trx);
    const now = deps.clock.now();
    const id = newOrderId(now);
    await insertOrder(trx, {
      id,
      user_id: userId,
      source: "purchase",
      goods_id: goods.id,
      goods_title: goods.title[deps.variant],
      amount_fen: priceOf(goods, deps.goods, now).priceFen,
      status: 1,
      entitlement: JSON.stringify(entitlementOf(goods)),
      created_at: now,
      expires_at: now + ORDER_WINDOW_SECONDS * SECOND_MS,
      ask_at: now + pauseBeforeAsking({ ended: false, asked: 0 }),
      request_id: requestId ?? null,
      provider: provider.name,
    });
    const stored = await findOrder(trx, id);
    if (stored === undefined) throw new Error(`Order ${id} was not stored`);
    return stored;
  });
}

/** Throws goods.unknown, goods.free or goods.claimOnly for what is not sold. */
function findSold(goods: readonly GoodsEntry[], goodsId: string): SoldGoods {
  const entry = goods.find(({ id }) => id === goodsId);
  if (entry === undefined) throw new AppError("goods.unknown");
  if (entry.kind === "free") throw new AppError("goods.free");
  if (entry.kind === "claim") throw new AppError("goods.claimOnly");
  return entry;
}

/** `T20261121` and 14 random characters: 23, within the platform's 6 to 32, and easy to read on the telephone. */
export function newOrderId(now: number): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `T${shanghaiDate(shanghaiDay(now)).replaceAll("-", "")}${random}`;
}
