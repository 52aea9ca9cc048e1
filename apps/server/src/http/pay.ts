import { payApi } from "@tangleaf/contract";
import { renderSVG } from "uqr";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindOpen } from "./bind.ts";

const QR_BORDER_CELLS = 0;

export function payCalls({ orders, metering }: Pick<Deps, "orders" | "metering">): BoundRoute[] {
  return [
    bindOpen(payApi.offer, async () => orders.offer()),
    bind(payApi.getGoodsList, ({ caller: { userId } }) => orders.goods(userId)),
    bind(payApi.nativepay, async ({ input, caller: { userId }, origin }) => withCode(await orders.create({ userId, ...input, origin }))),
    bind(payApi.resume, async ({ input, caller: { userId }, origin }) => withCode(await orders.resume({ userId, ...input, origin }))),
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

/** An open order with its code as a picture. */
function withCode<T extends { codeUrl: string }>({ codeUrl, ...order }: T) {
  return { ...order, qrimg: qrImage(codeUrl), payUrl: /^https?:/.test(codeUrl) ? codeUrl : "" };
}

/** Drawn by the server, so that any client can show it; dark on white, because cameras expect it. */
function qrImage(text: string): string {
  const svg = renderSVG(text, { border: QR_BORDER_CELLS, blackColor: "#161c19", whiteColor: "#ffffff" });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
