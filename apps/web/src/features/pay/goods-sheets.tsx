import { useQuery } from "@tanstack/react-query";
import { useCanPay } from "#lib/use-can-pay.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { goodsQuery } from "./api.ts";
import { GoodsAction } from "./goods-action.tsx";
import css from "./goods-sheets.module.css";
import { UsualPrice } from "./price.tsx";
import { shortYuan } from "./yuan.ts";

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
