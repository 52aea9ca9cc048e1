import { create } from "zustand";
import { onHandOver } from "./session-store.ts";

type PayBox = {
  open: boolean;
  /** Goods it opens with. */
  goodsId: string | null;
  /** Why it opened by itself, in the server's words. */
  reason: string | null;
};

const CLOSED: PayBox = { open: false, goodsId: null, reason: null };

export const usePayBox = create<PayBox>(() => CLOSED);

/** Opens the pay box; `app/overlays` mounts it, and only where something can be bought. An open one keeps its goods. */
export function openPay({ goodsId = null, reason = null }: Partial<Omit<PayBox, "open">> = {}): void {
  usePayBox.setState(({ open, goodsId: chosen }) => ({ open: true, goodsId: open ? chosen : goodsId, reason }));
}

export function closePay(): void {
  usePayBox.setState(CLOSED);
}

onHandOver(closePay);
