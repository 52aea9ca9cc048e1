import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Countdown } from "./countdown.tsx";
import type { OpenOrder } from "./open-order.ts";
import css from "./pay-side.module.css";
import { savePicture } from "./save-picture.ts";
import { useQrPicture } from "./use-qr-picture.ts";

/** Amount, code and the time left. */
export function WaitingOrder({ order, lost }: { order: OpenOrder; lost: boolean }) {
  const { goodsTitle, goodsAmount, qrimg, payUrl, until } = order;
  const picture = useQrPicture(qrimg);
  const blob = picture?.blob ?? null;
  return (
    <>
      <p className={css["due"]}>{m.due(goodsTitle)}</p>
      <p className={css["amount"]}>
        <small>¥</small>
        {goodsAmount}
      </p>
      <div className={css["code"]}>
        <img src={picture?.src ?? qrimg} alt={m.qr(goodsTitle, goodsAmount)} width="100%" height="100%" />
      </div>
      <p className={css["scan"]}>
        <Icon name="qr-code" size={16} />
        {m.scan}
      </p>
      <div className={css["phone"]}>
        {blob === null ? null : (
          <Button block onClick={() => void savePicture({ blob, name: m.savedName })}>
            <Icon name="download-simple" />
            {m.save}
          </Button>
        )}
        <p>{m.scanPhone}</p>
        <p className={css["else"]}>{m.scanPhoneElse}</p>
      </div>
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
