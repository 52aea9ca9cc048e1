import { webPaths } from "@tangleaf/contract/web-paths";
import { useUser } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import css from "./promo-button.module.css";
import { monthDay, usePromotion } from "./promotion-of.ts";

/** 会员半价 with its last day while it lasts, otherwise 会员; to members, how long theirs lasts. */
export function PromoButton() {
  const level = useUser()?.level;
  const known = usePromotion();
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
  if (known === undefined) return <span className={css["place"]} />;
  return (
    <span className={css["place"]}>
      <ButtonLink to={webPaths.upgrade} tone="promo">
        <span>
          {m.promo[known.promotion]}
          {known.until === null ? null : <small className={css["until"]}> {m.promoUntil(monthDay(known.until))}</small>}
        </span>
      </ButtonLink>
    </span>
  );
}
