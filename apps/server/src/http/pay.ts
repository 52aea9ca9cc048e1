import { payApi } from "@tangleaf/contract";
import { renderSVG } from "uqr";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";

/** Path of the payment platform's notifications. */
export const PAY_NOTIFY_PATH = "/api/pay/v3/notify";
const QR_BORDER_CELLS = 0;

export function payCalls({ orders, metering, config }: Deps): BoundRoute[] {
  return [
    bind(payApi.getGoodsList, ({ caller: { userId } }) => orders.goods(userId)),
    bind(payApi.nativepay, async ({ input, caller: { userId }, origin }) => {
      const notifyUrl = config.payNotifyUrl ?? origin + PAY_NOTIFY_PATH;
      const { codeUrl, ...order } = await orders.create({ userId, ...input, notifyUrl });
      const payUrl = /^https?:/.test(codeUrl) ? codeUrl : "";
      return { ...order, qrimg: qrImage(codeUrl), payUrl };
    }),
    bind(payApi.queryOrderStatus, async ({ input, caller: { userId } }) => ({ orderStatus: await orders.status({ userId, ...input }) })),
    bind(payApi.cancelOrder, async ({ input, caller: { userId } }) => ({ orderStatus: await orders.cancel({ userId, ...input }) })),
    bind(payApi.checkOrder, ({ input, caller: { userId } }) => orders.check({ userId, ...input })),
    bind(payApi.order, ({ input, caller: { userId } }) => orders.order({ userId, ...input })),
    bind(payApi.gift5k, async ({ caller: { userId } }) => {
      const gift = await orders.claimDailyGift(userId);
      return { gift, balanceToken: (await metering.counter(userId)).balanceToken };
    }),
    bind(payApi.claim, ({ input, caller: { userId } }) => orders.claim({ userId, ...input })),
  ];
}

/** Drawn by the server, so that any client can show it; dark on white, because cameras expect it. */
function qrImage(text: string): string {
  const svg = renderSVG(text, { border: QR_BORDER_CELLS, blackColor: "#161c19", whiteColor: "#ffffff" });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
