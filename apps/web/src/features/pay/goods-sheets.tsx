import type { Offer } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { goodsQuery, offerQuery } from "#lib/goods.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay } from "#lib/queries.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { usePendingStart } from "#lib/use-pending-start.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Banner } from "#ui/banner/banner.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { GoodsAction, SignInAction } from "./goods-action.tsx";
import { byUse, sizeOf, USES, type Use } from "./goods-by-use.ts";
import css from "./goods-sheets.module.css";
import { shortYuan, UsualPrice } from "./price.tsx";

/** Everything that can be had, each on a sheet of its own, by what it is for. */
export function GoodsSheets() {
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const wanted = useRef<string | null>(null);
  // The sheets change with whoever signs in: what was chosen before is kept here.
  const pending = usePendingStart(() => openPay({ goodsId: wanted.current }));
  const signInFor = (goodsId: string) => {
    wanted.current = goodsId;
    pending.remember();
    openLogin({ reason: m.signIn.reason });
  };
  if (!restored) return <Skeleton />;
  return signedIn ? <OwnSheets /> : <OfferSheets onWant={signInFor} />;
}

/** With a button each; where nothing can be bought, the reason above them. */
function OwnSheets() {
  const answer = useQuery(goodsQuery);
  const canPay = useCanPay();
  return (
    <Loaded answer={answer} failed={m.goodsFailed} skeleton={<Skeleton />}>
      {(goods) => (
        <>
          {canPay === false ? <Banner tone="amber">{m.closed}</Banner> : null}
          <Shelves goods={goods} actionOf={(entry) => <GoodsAction goods={entry} canPay={canPay} />} />
        </>
      )}
    </Loaded>
  );
}

function OfferSheets({ onWant }: { onWant: (goodsId: string) => void }) {
  const answer = useQuery(offerQuery);
  return (
    <Loaded answer={answer} failed={m.goodsFailed} skeleton={<Skeleton />}>
      {(offer) => <Shelves goods={offer} actionOf={(entry) => <SignInAction offer={entry} onWant={onWant} />} />}
    </Loaded>
  );
}

type ShelvesProps<T extends Offer> = { goods: readonly T[]; actionOf: (goods: T) => ReactNode };

function Shelves<T extends Offer>({ goods, actionOf }: ShelvesProps<T>) {
  return byUse(goods).map(({ use, entries }) => (
    <Shelf key={use} use={use}>
      {entries.map((entry) => (
        <li key={entry.id} className="paper" data-recommended={entry.recommended || undefined}>
          <h3>{entry.title}</h3>
          {entry.recommended ? (
            <span className={css["flag"]}>
              <Badge tone="orange">{m.recommended}</Badge>
            </span>
          ) : null}
          <p className={css["span"]}>{entry.validSpan}</p>
          <Price offer={entry} />
          <ul>
            {[...sizeOf(entry), ...entry.desc].map((line) => (
              <li key={line}>
                <Icon name="check" size={16} />
                {line}
              </li>
            ))}
          </ul>
          {actionOf(entry)}
        </li>
      ))}
    </Shelf>
  ));
}

function Shelf({ use, children }: { use: Use; children: ReactNode }) {
  return (
    <section className={css["shelf"]} data-use={use}>
      <header>
        <h2>{m.uses[use].title}</h2>
        <p>{m.uses[use].lead}</p>
      </header>
      <ul className={css["goods"]}>{children}</ul>
    </section>
  );
}

function Price({ offer }: { offer: Offer }) {
  return (
    <p className={css["price"]}>
      <small>¥</small>
      <b>{shortYuan(offer.price)}</b>
      <UsualPrice goods={offer} />
      {offer.monthPrice ? <span className={css["month"]}>{m.aMonth(shortYuan(offer.monthPrice))}</span> : null}
    </p>
  );
}

const SHEETS_IN_A_ROW = [0, 1, 2, 3];

/** Sheets as large as those that are to come, so that nothing below them moves. */
function Skeleton() {
  return (
    <div aria-hidden="true">
      {USES.map((use) => (
        <Shelf key={use} use={use}>
          {SHEETS_IN_A_ROW.map((at) => (
            <li key={at} className="paper" />
          ))}
        </Shelf>
      ))}
    </div>
  );
}
