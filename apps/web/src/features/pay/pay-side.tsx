import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect, useRef } from "react";
import { useBaseInfo } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import type { CheckoutStore } from "./checkout-store.ts";
import css from "./pay-side.module.css";
import type { PayView } from "./pay-view.ts";
import { WaitingOrder } from "./waiting-order.tsx";

/** The code to pay with, or what stands in its place. */
export function PaySide({ checkout }: { checkout: CheckoutStore }) {
  const view = checkout.useView();
  const { phase, goodsId } = view;
  const side = useRef<HTMLElement>(null);
  // On a phone it stands above the goods, out of sight of whoever chose one further down.
  useEffect(() => {
    if (phase !== "choosing" && goodsId !== null) side.current?.scrollIntoView({ block: "nearest" });
  }, [phase, goodsId]);
  return (
    <section ref={side} className={css["side"]} aria-label={m.due(view.order?.goodsTitle ?? m.goods)} data-phase={view.phase}>
      {view.phase === "waiting" && view.order !== null ? (
        <WaitingOrder order={view.order} lost={view.lost} />
      ) : (
        <div className={css["place"]} role="status">
          <Placeholder view={view} onAgain={checkout.again} />
        </div>
      )}
      <Trouble />
    </section>
  );
}

function Placeholder({ view: { phase, failure }, onAgain }: { view: PayView; onAgain: () => void }) {
  if (phase === "opening") {
    return (
      <p>
        <Spinner /> {m.opening}
      </p>
    );
  }
  if (phase === "failed") return <Ended title={m.openFailed} text={failure ?? m.network} action={m.again} onAgain={onAgain} />;
  if (phase === "cancelled") return <Ended {...m.cancelled} action={m.reorder} onAgain={onAgain} />;
  if (phase === "timedOut") return <Ended {...m.timedOut} action={m.reorder} onAgain={onAgain} />;
  if (phase === "unknown") return <Ended {...m.unknown} />;
  return <p>{phase === "paid" ? m.paid.panel : m.choose}</p>;
}

type EndedProps = { title: string; text?: string; action?: string; onAgain?: () => void };

function Ended({ title, text, action, onAgain }: EndedProps) {
  return (
    <>
      <Icon name="warning-circle" size={24} />
      <h3>{title}</h3>
      {text === undefined ? null : <p>{text}</p>}
      {action === undefined ? null : (
        <Button tone="solid" size="sm" onClick={onAgain}>
          {action}
        </Button>
      )}
    </>
  );
}

/** "8-22" on one line: a break after the dash reads as two numbers. */
const whole = (hours: string) => hours.replaceAll("-", "\u2060-\u2060");

/** What to do when paying goes wrong. Opens beside, so that the code stays where it is. */
function Trouble() {
  const hours = useBaseInfo()?.settings.customerServiceHours;
  return (
    <details className={css["trouble"]}>
      <summary>{m.trouble.title}</summary>
      <p>
        {hours === undefined ? null : m.trouble.text(m.trouble.hours(whole(hours.weekdays), whole(hours.weekends)))}{" "}
        <a className="link" href={webPaths.myOrder} target="_blank" rel="noreferrer">
          {m.trouble.orders}
        </a>
      </p>
    </details>
  );
}
