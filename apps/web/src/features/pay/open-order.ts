/** An order that can still be paid. */
export type OpenOrder = {
  outOrderId: string;
  goodsId: string;
  /** A repeat of it answers with this order, and how long it can still be paid. */
  requestId: string;
  goodsTitle: string;
  /** Decimal yuan. */
  goodsAmount: string;
  /** The code to pay with, as a data URL. */
  qrimg: string;
  /** Where the code leads while developing; empty on the real platform. */
  payUrl: string;
  /** Epoch ms after which it cannot be paid. */
  until: number;
};

const KEY = "openOrder";

/** The order of this tab, so that a reload goes on with it. */
export const keptOrder = {
  keep(order: OpenOrder): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(order));
    } catch {
      // Without storage a reload makes a new order.
    }
  },
  /** The kept order if it can still be paid. */
  read(): OpenOrder | null {
    try {
      const kept: OpenOrder | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
      return kept !== null && kept.until > Date.now() ? kept : null;
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};
