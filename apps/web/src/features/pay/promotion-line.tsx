import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session-store.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { goodsQuery } from "./api.ts";
import { promotionOf } from "./promotion-of.ts";

/** That prices are lower today; nothing while they are not, or nobody is signed in. */
export function PromotionLine() {
  const signedIn = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...goodsQuery, enabled: signedIn });
  const promotion = promotionOf(data ?? []);
  return promotion === "none" ? null : m.promotion[promotion];
}
