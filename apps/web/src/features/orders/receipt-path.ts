import { webPaths } from "@tangleaf/contract/web-paths";

export const RECEIPT_PARAM = "receipt";

export function receiptPath(outOrderId: string): string {
  return `${webPaths.myOrder}?${RECEIPT_PARAM}=${encodeURIComponent(outOrderId)}`;
}
