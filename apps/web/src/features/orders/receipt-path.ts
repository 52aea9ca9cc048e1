import { webPaths } from "@tangleaf/contract/web-paths";

export const RECEIPT_PARAM = "receipt";

/** The receipt of an order; `beside` is the list's own part of the address, kept for the way back. */
export function receiptPath(outOrderId: string, beside: URLSearchParams): string {
  const params = new URLSearchParams(beside);
  params.set(RECEIPT_PARAM, outOrderId);
  return `${webPaths.myOrder}?${params}`;
}

/** The list a receipt was opened from. */
export function ordersPath(beside: URLSearchParams): string {
  const params = new URLSearchParams(beside);
  params.delete(RECEIPT_PARAM);
  return params.size === 0 ? webPaths.myOrder : `${webPaths.myOrder}?${params}`;
}
