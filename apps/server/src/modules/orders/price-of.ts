import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";
import type { GoodsEntry, GoodsFile } from "./goods-file.ts";

/** Whether `now` lies in the yearly promotion, first and last day included. A window may span New Year. */
export function isPromotion({ promotion }: Pick<GoodsFile, "promotion">, now: number): boolean {
  if (promotion === null) return false;
  const today = shanghaiDate(shanghaiDay(now)).slice("YYYY-".length);
  const { from, to } = promotion;
  return from <= to ? from <= today && today <= to : today >= from || today <= to;
}

/** What goods cost at `now`, and what they cost otherwise, in fen. */
export function priceOf(goods: GoodsEntry, file: Pick<GoodsFile, "promotion">, now: number): { priceFen: number; originalFen: number } {
  if (goods.kind === "free") return { priceFen: 0, originalFen: 0 };
  if (goods.kind === "claim") return { priceFen: 0, originalFen: goods.originalFen };
  const promoted = goods.promotionFen !== undefined && isPromotion(file, now);
  return { priceFen: promoted ? (goods.promotionFen ?? goods.priceFen) : goods.priceFen, originalFen: goods.priceFen };
}
