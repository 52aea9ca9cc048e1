import type { Goods } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session-store.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { goodsQuery } from "./api.ts";

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

/** That prices are lower today; nothing while they are not, or nobody is signed in. */
export function PromotionLine() {
  const signedIn = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...goodsQuery, enabled: signedIn });
  const promotion = promotionOf(data ?? []);
  return promotion === "none" ? null : m.promotion[promotion];
}
