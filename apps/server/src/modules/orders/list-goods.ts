import type { Goods } from "@tangleaf/contract";
import { formatYuan } from "../../platform/format-yuan.ts";
import { type GoodsEntry, priceOf } from "./goods-file.ts";
import { claimedGoods, giftsOpen } from "./order.repo.ts";
import type { OrdersDeps } from "./orders.ts";

/** The goods at today's prices, and which of them this person can get. */
export async function listGoods({ db, goods, clock, variant, payments }: OrdersDeps, userId: string): Promise<Goods[]> {
  const [claimed, isOpen] = [await claimedGoods(db, userId), await giftsOpen(db, userId)];
  const now = clock.now();
  return goods.goods.map((entry) => {
    const { priceFen, originalFen } = priceOf(entry, goods, now);
    return {
      id: entry.id,
      title: entry.title[variant],
      validSpan: entry.validSpan[variant],
      price: formatYuan(priceFen),
      claimPrice: formatYuan(originalFen),
      desc: entry.desc[variant],
      kind: entry.kind,
      available: isAvailable(entry, { claimed, isOpen, canPay: payments !== null }),
      afterFirstText: entry.kind === "claim" && !isOpen && !claimed.has(entry.id),
    };
  });
}

type Known = { readonly claimed: ReadonlySet<string>; readonly isOpen: boolean; readonly canPay: boolean };

function isAvailable(entry: GoodsEntry, { claimed, isOpen, canPay }: Known): boolean {
  if (entry.kind === "free") return false;
  return entry.kind === "claim" ? isOpen && !claimed.has(entry.id) : canPay;
}
