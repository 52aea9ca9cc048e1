import type { Goods } from "@tangleaf/contract";
import { payMessages as m } from "#messages/pay.ts";
import css from "./price.module.css";
import { shortYuan } from "./yuan.ts";

/** What it usually costs, struck through; nothing where that is today's price. */
export function UsualPrice({ goods: { price, claimPrice } }: { goods: Pick<Goods, "price" | "claimPrice"> }) {
  if (price === claimPrice) return null;
  return (
    <s className={css["was"]}>
      <span className="sr">{m.was}</span>
      {m.yuan(shortYuan(claimPrice))}
    </s>
  );
}
