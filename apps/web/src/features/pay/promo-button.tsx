import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { goodsQuery } from "./api.ts";
import css from "./promo-button.module.css";
import { promotionOf } from "./promotion-of.ts";

const STALE_MS = 600_000;

/** 会员半价 while it lasts, otherwise 会员; to members, how long theirs lasts. */
export function PromoButton() {
  const level = useUser()?.level;
  const goods = useQuery({ ...goodsQuery, staleTime: STALE_MS, enabled: level === "free" }).data;
  if (level === "vip") {
    return (
      <span className={css["place"]}>
        <ButtonLink to={webPaths.myVipLog} tone="soft">
          {m.promo.none}
        </ButtonLink>
      </span>
    );
  }
  // Its place is kept until the prices are known.
  if (goods === undefined) return <span className={css["place"]} />;
  return (
    <span className={css["place"]}>
      <ButtonLink to={webPaths.upgrade} tone="promo">
        {m.promo[promotionOf(goods)]}
      </ButtonLink>
    </span>
  );
}
