import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { payMessages as m } from "#messages/pay.ts";
import css from "./promotion-note.module.css";
import { monthDay, usePromotion } from "./promotion-of.ts";

/** That membership costs less today, and until when; nothing while it does not. */
export function PromotionNote() {
  const { promotion = "none", until = null } = usePromotion() ?? {};
  if (promotion === "none") return null;
  return (
    <p className={css["note"]}>
      <b>{m.promo[promotion]}</b>
      {until === null ? null : <span>{m.promoUntil(monthDay(until))}</span>}
      <Link className="link" to={webPaths.upgrade}>
        {m.promoPrices}
      </Link>
    </p>
  );
}
