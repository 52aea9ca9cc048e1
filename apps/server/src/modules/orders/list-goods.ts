import type { Goods, Offer } from "@tangleaf/contract";
import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { formatYuan } from "../../platform/format-yuan.ts";
import { type GoodsEntry, priceOf, promotionUntil } from "./goods-file.ts";
import { claimedGoods, giftsOpen } from "./order.repo.ts";
import type { OrdersDeps } from "./orders-deps.ts";

type Shelf = Pick<OrdersDeps, "goods" | "clock" | "variant">;

/** What there is, for anybody. */
export function listOffer(deps: Shelf): Offer[] {
  return deps.goods.goods.map((entry) => show(entry, deps));
}

const MONTH_DAYS = 30;

/** The goods at today's prices, and which of them this person can get. */
export async function listGoods({ db, providers, ...shelf }: OrdersDeps, userId: string): Promise<Goods[]> {
  const [claimed, isOpen] = [await claimedGoods(db, userId), await giftsOpen(db, userId)];
  return shelf.goods.goods.map((entry) => ({
    ...show(entry, shelf),
    available: isAvailable(entry, { claimed, isOpen, canPay: providers.length > 0 }),
    afterFirstText: entry.kind === "claim" && !isOpen && !claimed.has(entry.id),
  }));
}

/** Goods at today's price, in this language. */
function show(entry: GoodsEntry, { goods, clock, variant }: Shelf): Offer {
  const now = clock.now();
  const { priceFen, originalFen } = priceOf(entry, goods, now);
  return {
    id: entry.id,
    title: entry.title[variant],
    validSpan: entry.validSpan[variant],
    price: formatYuan(priceFen),
    claimePrice: formatYuan(originalFen),
    monthPrice:
      entry.kind === "membership" && entry.membership.days > MONTH_DAYS
        ? formatYuan(Math.round((priceFen * MONTH_DAYS) / entry.membership.days))
        : null,
    promotionUntil: entry.kind !== "claim" && priceFen < originalFen ? promotionUntil(goods, now) : null,
    desc: entry.desc[variant],
    kind: entry.kind,
    tokens: tokensOf(entry),
    recommended: "recommended" in entry && entry.recommended === true,
  };
}

function tokensOf(entry: GoodsEntry): number {
  if (entry.kind === "free") return NEW_USER_GIFT_TOKENS;
  return entry.kind === "tokens" ? entry.tokens : 0;
}

type Known = { readonly claimed: ReadonlySet<string>; readonly isOpen: boolean; readonly canPay: boolean };

function isAvailable(entry: GoodsEntry, { claimed, isOpen, canPay }: Known): boolean {
  if (entry.kind === "free") return false;
  return entry.kind === "claim" ? isOpen && !claimed.has(entry.id) : canPay;
}
