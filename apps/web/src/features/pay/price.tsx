import type { Goods } from "@tangleaf/contract";
import { payMessages as m } from "#messages/pay.ts";
import css from "./price.module.css";

/** What it usually costs, struck through; nothing where that is today's price. */
export function UsualPrice({ goods: { price, claimePrice } }: { goods: Pick<Goods, "price" | "claimePrice"> }) {
  if (price === claimePrice) return null;
  return (
    <s className={css["was"]}>
      <span className="sr">{m.was}</span>
      {m.yuan(shortYuan(claimePrice))}
    </s>
  );
}

/** "49.00" → "49", "7.50" → "7.50": a price as it is said; what is to be paid keeps its two digits. */
export function shortYuan(amount: string): string {
  return amount.endsWith(".00") ? amount.slice(0, -".00".length) : amount;
}
