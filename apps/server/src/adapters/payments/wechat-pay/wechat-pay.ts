import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../../platform/errors.ts";
import { shanghaiTime, startOfShanghaiDate } from "../../../platform/shanghai-day.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { PaymentProvider, PaymentState } from "../../../ports/payments.ts";
import { createPlatform, type PlatformAnswer } from "./call-platform.ts";
import { paymentOf, transactionSchema } from "./payment-of.ts";
import { readBill } from "./read-bill.ts";
import { readNotification } from "./read-notification.ts";
import type { WechatPayConfig } from "./wechat-pay-config.ts";

/** Stored with orders. */
const NAME = "wechat";
/** Open orders of earlier versions are notified here. */
const NOTIFY_PATH = "/api/pay/v3/notify";
const ORDERS = "/v3/pay/transactions/out-trade-no";
const DESCRIPTION_MAX_CHARACTERS = 127;
const REASON_MAX_BYTES = 80;
const DAY_MS = 86_400_000;
const BILL_READY_MS = 10 * 3_600_000;
/** Error codes of an unknown order. */
const NO_ORDER = new Set(["ORDERNOTEXIST", "RESOURCENOTEXISTS"]);
const NO_BILL = "NOSTATEMENTEXIST";
/** What a state means for an order that could not be closed. */
const NOT_CLOSED = { closed: "closed", unknown: "closed", paid: "paid", refunded: "paid", unpaid: "later" } as const;

const codeUrlSchema = z.object({ code_url: z.string().min(1) });
const refundSchema = z.object({ status: z.enum(["SUCCESS", "PROCESSING", "CLOSED", "ABNORMAL"]) });
const billSchema = z.object({ hash_type: z.literal("SHA1"), hash_value: z.string(), download_url: z.url() });

/** WeChat Pay, API v3, Native. */
export function createWechatPay({
  config,
  clock,
  timeoutMs,
}: {
  config: WechatPayConfig;
  clock: Clock;
  timeoutMs?: number;
}): PaymentProvider {
  const platform = createPlatform(config, clock, timeoutMs);
  const { appId: appid, merchantId: mchid } = config;

  /** Content of a success. Throws pay.platformFailed for anything else. */
  function contentOf<T>(answer: PlatformAnswer, schema: z.ZodType<T>): T {
    if (answer.code !== "") throw new AppError("pay.platformFailed", {}, `${answer.status} ${answer.code}`);
    const parsed = schema.safeParse(parseJson(answer.body));
    if (!parsed.success) throw new AppError("pay.platformFailed", {}, "an answer of another shape", { cause: parsed.error });
    return parsed.data;
  }

  async function ask(orderId: string): Promise<PaymentState> {
    const answer = await platform.call({ method: "GET", path: `${ORDERS}/${encodeURIComponent(orderId)}?mchid=${mchid}` });
    if (NO_ORDER.has(answer.code)) return { state: "unknown", transactionId: null, amountFen: null, paidAt: null };
    const transaction = contentOf(answer, transactionSchema);
    // The app id is optional in answers; where present it must be ours.
    const isOurs = transaction.mchid === mchid && (transaction.appid ?? appid) === appid;
    if (transaction.out_trade_no !== orderId || !isOurs) throw new AppError("pay.platformFailed", {}, "an answer about another order");
    return paymentOf(transaction);
  }

  return {
    name: NAME,
    appName: { zh: "微信", en: "WeChat" },
    notifyPath: NOTIFY_PATH,
    notifyUrl: config.notifyUrl ?? null,

    ask,

    async open({ orderId, description, amountFen, expiresAt, notifyUrl }) {
      const content = {
        appid,
        mchid,
        description: [...description].slice(0, DESCRIPTION_MAX_CHARACTERS).join(""),
        out_trade_no: orderId,
        time_expire: platformTime(expiresAt),
        notify_url: notifyUrl,
        amount: { total: amountFen, currency: "CNY" },
      };
      const answer = await platform.call({ method: "POST", path: "/v3/pay/transactions/native", content });
      return { codeUrl: contentOf(answer, codeUrlSchema).code_url };
    },

    async close(orderId) {
      const { code } = await platform.call({ method: "POST", path: `${ORDERS}/${encodeURIComponent(orderId)}/close`, content: { mchid } });
      // The error code of a refused close is not reliable, so the order's state is asked for.
      return code === "" ? "closed" : NOT_CLOSED[(await ask(orderId)).state];
    },

    async refund({ orderId, refundId, amountFen, totalFen, reason }) {
      const content = {
        out_trade_no: orderId,
        out_refund_no: refundId,
        // The platform refuses empty strings.
        ...(reason !== "" && { reason: cutBytes(reason, REASON_MAX_BYTES) }),
        amount: { refund: amountFen, total: totalFen, currency: "CNY" },
      };
      const answer = await platform.call({ method: "POST", path: "/v3/refund/domestic/refunds", content });
      const { status } = contentOf(answer, refundSchema);
      if (status === "CLOSED" || status === "ABNORMAL") throw new AppError("pay.platformFailed", {}, `refund ${status}`);
      return status === "SUCCESS" ? "done" : "processing";
    },

    readNotification: (call) => readNotification(call, { config, keys: platform.keys, now: clock.now() }),

    answerNotification: (refused) => ({
      type: "application/json",
      body: JSON.stringify(refused === null ? { code: "SUCCESS", message: "" } : { code: "FAIL", message: refused }),
    }),

    async bill(day) {
      const answer = await platform.call({ method: "GET", path: `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL` });
      // NO_STATEMENT_EXIST means a day without payments, but also a bill that is not written yet.
      if (answer.code === NO_BILL && isWritten(day, clock.now())) return [];
      const { hash_value, download_url } = contentOf(answer, billSchema);
      const file = await platform.download(download_url);
      if (createHash("sha1").update(file).digest("hex") !== hash_value.toLowerCase())
        throw new AppError("pay.platformFailed", {}, "the bill is not the one that was promised");
      try {
        return readBill(file.toString("utf8"));
      } catch (error) {
        throw new AppError("pay.platformFailed", {}, "a bill of another shape", { cause: error });
      }
    },
  };
}

/** A day's bill is ready by 10:00 of the next day. */
function isWritten(day: string, now: number): boolean {
  return now >= startOfShanghaiDate(day) + DAY_MS + BILL_READY_MS;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Cuts a text to `bytes` of UTF-8 at a character border. */
function cutBytes(text: string, maxBytes: number): string {
  return new TextDecoder().decode(Buffer.from(text).subarray(0, maxBytes), { stream: true });
}

/** RFC 3339 in whole seconds with the offset the platform writes: 2026-11-21T12:10:00+08:00. */
function platformTime(ms: number): string {
  return `${shanghaiTime(ms).replace(" ", "T")}+08:00`;
}
