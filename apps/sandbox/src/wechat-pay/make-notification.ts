import { newSerial } from "./pay-keys.ts";
import type { NotificationMessage, PayOrder, PayState, SentNotification } from "./pay-state.ts";
import { platformTime } from "./platform-time.ts";
import { sealBox } from "./seal-box.ts";
import { type SignatureOptions, signMessage } from "./sign-message.ts";
import { tellTransaction } from "./tell-transaction.ts";

const OTHER_MERCHANT = "1900000001";
const OTHER_APP = "wx0000000000000001";

export type NotificationEvent = "TRANSACTION.SUCCESS" | "REFUND.SUCCESS" | "REFUND.ABNORMAL" | "REFUND.CLOSED";

type Options = {
  readonly notification: Pick<SentNotification, "id" | "at" | "event">;
  readonly nonce?: string;
  /** Replaces the content before it is encrypted. */
  readonly content?: object;
  readonly signature?: SignatureOptions;
};

/** An encrypted and signed notification, with the faults of this call. */
export function nextMessage(state: PayState, order: PayOrder, notification: SentNotification): NotificationMessage {
  const { faults, keys } = state;
  const told = tell(order, notification.event) as { amount: { total?: number } };
  const content = {
    ...told,
    ...(faults.take("wrongAmount") && { amount: { ...told.amount, total: (told.amount.total ?? 0) + 1 } }),
    ...(faults.take("wrongMerchant") && { mchid: OTHER_MERCHANT }),
    ...(faults.take("wrongApp") && { appid: OTHER_APP }),
  };
  const signature = {
    foreign: faults.take("badSignature"),
    byCertificate: faults.take("certificateNotification"),
    old: faults.take("oldTimestamp"),
    ...(faults.take("expiredCertificate") && { serial: keys.certificate.expiredSerial }),
    ...(faults.take("unknownSerial") && { serial: newSerial() }),
  };
  return makeNotification(state, order, { notification, content, signature });
}

/** A notification with the requested faults only. */
export function makeNotification(state: PayState, order: PayOrder, options: Options): NotificationMessage {
  const { notification, content = tell(order, notification.event), nonce } = options;
  const kind = notification.event.startsWith("REFUND.") ? "refund" : "transaction";
  const resource = {
    original_type: kind,
    algorithm: "AEAD_AES_256_GCM",
    ...sealBox(state.keys.apiV3Key, { text: JSON.stringify(content), associatedData: kind }),
  };
  const body = JSON.stringify({
    id: notification.id,
    create_time: platformTime(notification.at),
    resource_type: "encrypt-resource",
    event_type: notification.event,
    summary: kind === "refund" ? "退款结果" : "支付成功",
    resource,
  });
  return { headers: signMessage(state, body, { ...options.signature, ...(nonce !== undefined && { nonce }) }), body };
}

/** Notifications of refunds have a format of their own. */
function tell(order: PayOrder, event: string): object {
  const refund = order.refunds.at(-1);
  if (!event.startsWith("REFUND.") || refund === undefined) return tellTransaction(order);
  const total = order.payment?.fen ?? 0;
  return {
    mchid: order.request.mchid,
    out_trade_no: order.request.out_trade_no,
    transaction_id: order.payment?.transactionId,
    out_refund_no: refund.outRefundNo,
    refund_id: refund.refundId,
    refund_status: event.slice("REFUND.".length),
    success_time: platformTime(refund.at),
    user_received_account: "支付用户零钱",
    amount: { total, refund: refund.fen, payer_total: total, payer_refund: refund.fen },
  };
}
