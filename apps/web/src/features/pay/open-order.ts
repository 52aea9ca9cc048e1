import { readJson, userInTab } from "#lib/browser-storage.ts";

/** An order that can still be paid. */
export type OpenOrder = {
  outOrderId: string;
  goodsId: string;
  goodsTitle: string;
  /** What it gives; 0 for a membership. */
  tokens: number;
  /** Decimal yuan. */
  goodsAmount: string;
  /** The code to pay with, as a data URL. */
  qrimg: string;
  /** The app that scans the code, as people call it. */
  payApp: string;
  /** Where the code leads while developing; empty on the real platform. */
  payUrl: string;
  /** Epoch ms after which it cannot be paid. */
  until: number;
};

const KEY = "order";

export type KeptOrder = ReturnType<typeof keptOrderOf>;

/** The order of this user in this tab, so that a reload goes on with it. Without storage a reload makes a new one. */
export function keptOrderOf(userId: string | null) {
  const kept = userId === null ? null : userInTab(userId);
  return {
    keep: (order: OpenOrder) => kept?.write(KEY, JSON.stringify(order)),
    /** The kept order if it can still be paid. */
    read(): OpenOrder | null {
      const order = kept === null ? null : readJson(kept, KEY, isOrder);
      return order !== null && order.until > Date.now() ? order : null;
    },
    forget: () => kept?.remove(KEY),
  };
}

/** Written by this page only, or by its version before, which did not store the app. */
function isOrder(value: unknown): value is OpenOrder {
  return typeof value === "object" && value !== null && "until" in value && typeof value.until === "number" && "payApp" in value;
}
