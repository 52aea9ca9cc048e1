import { payMessages as m } from "#messages/pay.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Countdown } from "./countdown.tsx";
import type { OpenOrder } from "./open-order.ts";
import css from "./pay-side.module.css";
import { QrImage } from "./qr-image.tsx";

/** Amount, code and the time left. */
export function WaitingOrder({ order, lost }: { order: OpenOrder; lost: boolean }) {
  const { goodsTitle, goodsAmount, qrimg, payUrl, until } = order;
  return (
    <>
      <p className={css["due"]}>{m.due(goodsTitle)}</p>
      <p className={css["amount"]}>
        <small>¥</small>
        {goodsAmount}
      </p>
      <div className={css["code"]}>
        <QrImage src={qrimg} label={m.qr(goodsTitle, goodsAmount)} />
      </div>
      <p className={css["scan"]}>
        <Icon name="qr-code" size={16} />
        <span className={css["desk"]}>{m.scan}</span>
        <span className={css["phone"]}>{m.scanPhone}</span>
      </p>
      <Countdown until={until} />
      <p className={css["lost"]} role="status">
        {lost ? m.lost : ""}
      </p>
      {payUrl === "" ? null : (
        <a className="link" href={payUrl} target="_blank" rel="noreferrer">
          {m.sandbox}
        </a>
      )}
      <p className={css["note"]}>{m.note}</p>
    </>
  );
}
