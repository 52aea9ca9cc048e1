import { create } from "zustand";
import { onHandOver } from "./session-store.ts";

type PayBox = {
  open: boolean;
  /** Goods it opens with; null = the recommended ones. */
  goodsId: string | null;
  /** An open order of these goods to go on with. */
  outOrderId: string | null;
  /** Why it opened by itself, in the server's words. */
  reason: string | null;
};

const CLOSED: PayBox = { open: false, goodsId: null, outOrderId: null, reason: null };

export const usePayBox = create<PayBox>(() => CLOSED);

/** Opens the pay box; `app/overlays` mounts it, and only where something can be bought. An open one keeps its goods. */
export function openPay({ goodsId = null, outOrderId = null, reason = null }: Partial<Omit<PayBox, "open">> = {}): void {
  usePayBox.setState(({ open }) => (open ? { reason } : { open: true, goodsId, outOrderId, reason }));
}

export function closePay(): void {
  usePayBox.setState(CLOSED);
}

onHandOver(closePay);

type PaletteState = { open: boolean /** Text it opens with. */; query: string };

export const usePalette = create<PaletteState>(() => ({ open: false, query: "" }));

/** Opens the ⌘K palette; `app/overlays` mounts it. */
export function openPalette(query = ""): void {
  usePalette.setState({ open: true, query });
}

export function closePalette(): void {
  usePalette.setState({ open: false });
}

onHandOver(() => usePalette.setState({ open: false, query: "" }));
