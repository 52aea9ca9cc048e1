import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { goodsQuery } from "./api.ts";
import css from "./promo-button.module.css";
import { promotionOf } from "./promotion-of.ts";

const STALE_MS = 600_000;

/** 会员半价 while it lasts, otherwise 会员; members have it already. */
export function PromoButton() {
  const level = useUser()?.level;
  const goods = useQuery({ ...goodsQuery, staleTime: STALE_MS, enabled: level === "free" }).data;
  if (level === "vip") return null;
  // Its place is kept until the prices are known.
  if (goods === undefined) return <span className={css["place"]} />;
  const promotion = promotionOf(goods);
  return (
    <span className={css["place"]}>
      <ButtonLink to={webPaths.upgrade} tone={promotion === "none" ? "ghost" : "promo"}>
        {m.promo[promotion]}
      </ButtonLink>
    </span>
  );
}
