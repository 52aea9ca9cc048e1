import type { Goods } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay } from "#lib/queries.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { goodsQuery } from "./api.ts";
import css from "./goods-sheets.module.css";
import { shortYuan, UsualPrice } from "./price.tsx";
import { useClaim } from "./use-claim.ts";

/** Everything that can be had, each on a sheet of its own; where nothing can be bought, the reason above them. */
export function GoodsSheets() {
  const answer = useQuery(goodsQuery);
  const canPay = useCanPay();
  return (
    <Loaded answer={answer} failed={m.goodsFailed}>
      {(goods) => (
        <>
          {canPay === false ? (
            <div className={css["closed"]}>
              <Banner tone="amber">{m.closed}</Banner>
            </div>
          ) : null}
          <ul className={css["goods"]}>
            {goods.map((entry) => (
              <li key={entry.id} className="paper">
                <h2>{entry.title}</h2>
                <p className={css["span"]}>{entry.validSpan}</p>
                <p className={css["price"]}>
                  <small>¥</small>
                  <b>{shortYuan(entry.price)}</b>
                  <UsualPrice goods={entry} />
                </p>
                <ul>
                  {entry.desc.map((line) => (
                    <li key={line}>
                      <Icon name="check" size={16} />
                      {line}
                    </li>
                  ))}
                </ul>
                <GoodsAction goods={entry} canPay={canPay} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

type GoodsActionProps = { goods: Goods; canPay: boolean | undefined };

/** The button of goods, by state: owned, claimable (some after a first text), for sale, or not for sale here. */
function GoodsAction({ goods: { id, kind, available, afterFirstText, title }, canPay }: GoodsActionProps) {
  const { claiming, claim } = useClaim();
  if (kind === "free") {
    return (
      <Button size="lg" block disabled>
        {m.free}
      </Button>
    );
  }
  if (kind === "claim") {
    const had = !available && !afterFirstText;
    return (
      <Button size="lg" block waiting={claiming || !available} onClick={() => void claim(id)}>
        <Icon name={had ? "check" : "gift-duotone"} />
        {had ? m.claimed : afterFirstText ? m.afterFirstText : claiming ? m.claiming : m.claim}
        <span className="sr">{title}</span>
      </Button>
    );
  }
  return (
    <Button size="lg" block disabled={canPay === false} aria-haspopup="dialog" onClick={() => openPay({ goodsId: id })}>
      {canPay === false ? m.closedAction : m.take}
      <span className="sr">{title}</span>
    </Button>
  );
}
