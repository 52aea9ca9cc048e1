import { z } from "zod";
import { AppError } from "../../../platform/errors.ts";
import type { PaymentNotification } from "../../../ports/payments.ts";
import { isSigned, type Signed, signatureHeaders } from "./check-signature.ts";
import { openBox } from "./open-box.ts";
import { paymentOf, transactionSchema } from "./payment-of.ts";
import type { PlatformKeys } from "./platform-keys.ts";
import type { WechatPayConfig } from "./wechat-pay-config.ts";

const noticeSchema = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal("AEAD_AES_256_GCM"),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
});

/** Notifications of refunds have fewer fields than transactions. */
const refundSchema = z.object({ mchid: z.string(), out_trade_no: z.string(), transaction_id: z.string().optional() });

/** Checks the signature, decrypts, then checks app and merchant: nothing unsigned is decrypted. Throws notification.forged. */
export async function readNotification(
  call: Signed,
  { config, keys, now }: { config: WechatPayConfig; keys: PlatformKeys; now: number },
): Promise<PaymentNotification> {
  if (!(await isSigned(call, { keys, now }))) throw new AppError("notification.forged", {}, "signature");
  try {
    const notification = noticeSchema.parse(JSON.parse(call.body));
    const content: unknown = JSON.parse(openBox(config.apiV3Key, notification.resource));
    const { timestamp, nonce } = signatureHeaders(call.headers);
    const known = { id: notification.id, nonceKey: `${timestamp}:${nonce}`, event: notification.event_type };
    if (notification.event_type.startsWith("REFUND.")) {
      const refund = refundSchema.parse(content);
      if (refund.mchid !== config.merchantId) throw new Error("another merchant");
      const payment = { state: "refunded", transactionId: refund.transaction_id ?? null, amountFen: null, paidAt: null } as const;
      return { ...known, orderId: refund.out_trade_no, payment };
    }
    const transaction = transactionSchema.parse(content);
    if (transaction.mchid !== config.merchantId || transaction.appid !== config.appId) throw new Error("another merchant or app");
    return { ...known, orderId: transaction.out_trade_no, payment: paymentOf(transaction) };
  } catch (error) {
    throw new AppError("notification.forged", {}, "content", { cause: error });
  }
}
