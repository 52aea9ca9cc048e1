import { useEffect, useState } from "react";
import { handOver, isOpenInApp } from "#lib/hand-over.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Countdown } from "./countdown.tsx";
import { sizeOf } from "./goods-by-use.ts";
import type { OpenOrder } from "./open-order.ts";
import css from "./pay-side.module.css";

/** Amount, code and the time left. */
export function WaitingOrder({ order, lost }: { order: OpenOrder; lost: boolean }) {
  const { goodsTitle, goodsAmount, tokens, qrimg, payApp, payUrl, until } = order;
  const picture = useQrPicture(qrimg);
  const blob = picture?.blob ?? null;
  const inApp = isOpenInApp();
  return (
    <>
      <p className={css["due"]}>{m.due(goodsTitle)}</p>
      <p className={css["amount"]}>
        <small>¥</small>
        {goodsAmount}
      </p>
      {sizeOf({ tokens }).map((size) => (
        <p key={size} className={css["size"]}>
          {size}
        </p>
      ))}
      <div className={css["code"]}>
        <img src={picture?.src ?? qrimg} alt={m.qr(goodsTitle, goodsAmount)} width="100%" height="100%" />
      </div>
      <p className={css["scan"]}>
        <Icon name="qr-code" size={16} />
        {m.scan(payApp)}
      </p>
      <div className={css["phone"]}>
        {blob === null || inApp ? null : (
          <Button block onClick={() => void handOver(blob, `${m.savedName}.png`)}>
            <Icon name="download-simple" />
            {m.save}
          </Button>
        )}
        <p>{inApp ? m.scanInApp(payApp) : m.scanPhone(payApp)}</p>
        <p className={css["else"]}>{m.scanPhoneElse(payApp)}</p>
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

const SIDE_PIXELS = 480;
/** A picture that is saved carries the margin cameras need. */
const MARGIN_PIXELS = 32;
const TYPE = "image/png";

type QrPicture = { src: string; blob: Blob | null };

/** The code as a bitmap: telephones save and recognise only those. Until it is drawn, null. */
function useQrPicture(src: string): QrPicture | null {
  const [picture, setPicture] = useState<QrPicture | null>(null);
  useEffect(() => {
    setPicture(null);
    const image = new Image();
    let gone = false;
    image.onload = () => {
      const canvas = drawn(image);
      canvas?.toBlob((blob) => {
        if (!gone) setPicture({ src: canvas.toDataURL(TYPE), blob });
      }, TYPE);
    };
    image.src = src;
    return () => {
      gone = true;
    };
  }, [src]);
  return picture;
}

function drawn(image: HTMLImageElement): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE_PIXELS;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  const inner = SIDE_PIXELS - 2 * MARGIN_PIXELS;
  pen.imageSmoothingEnabled = false;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, SIDE_PIXELS, SIDE_PIXELS);
  pen.drawImage(image, MARGIN_PIXELS, MARGIN_PIXELS, inner, inner);
  return canvas;
}
