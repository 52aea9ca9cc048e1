import type { Goods } from "@tangleaf/contract";
import { useOffers } from "#lib/goods.ts";
import { timeMessages } from "#messages/list.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";

/** What is bought with money. */
export function isBought({ kind }: Pick<Goods, "kind">): boolean {
  return kind === "tokens" || kind === "membership";
}

type Priced = Pick<Goods, "kind" | "price" | "claimePrice">;

/** Whether something bought costs less today than it usually does, and whether all of that costs half or less. */
export function promotionOf(goods: readonly Priced[]): "none" | "some" | "half" {
  const cheaper = goods.filter((entry) => isBought(entry) && Number(entry.price) < Number(entry.claimePrice));
  if (cheaper.length === 0) return "none";
  return cheaper.every(({ price, claimePrice }) => Number(price) * 2 <= Number(claimePrice)) ? "half" : "some";
}

/** What is cheaper today, how much, and until when; undefined while the prices are not known. */
export function usePromotion(): { promotion: ReturnType<typeof promotionOf>; until: string | null } | undefined {
  const goods = useOffers();
  if (goods === undefined) return undefined;
  const until = goods.find(({ promotionUntil }) => promotionUntil !== null)?.promotionUntil ?? null;
  return { promotion: promotionOf(goods), until };
}

/** 9 月 15 日, of a day as YYYY-MM-DD. */
export function monthDay(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return timeMessages.day(Number(month), Number(date));
}

/** That prices are lower today, and until when; nothing while they are not. */
export function PromotionLine() {
  const { promotion = "none", until = null } = usePromotion() ?? {};
  if (promotion === "none") return null;
  return until === null ? m.promotion[promotion] : m.promotionUntil[promotion](monthDay(until));
}
