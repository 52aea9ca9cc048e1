import { createPrivateKey, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { ROOT_DIR } from "../../../platform/root-dir.ts";
import { webUrl } from "../../../platform/web-url.ts";

const PEM_BEGIN = "-----BEGIN";

/** A merchant account of WeChat Pay, API v3. Keys are PEM texts. */
export type WechatPayConfig = {
  readonly merchantId: string;
  readonly appId: string;
  /** Serial number of the merchant's certificate. */
  readonly serialNo: string;
  readonly privateKey: string;
  /** 32 characters that notifications are encrypted with. */
  readonly apiV3Key: string;
  /** The platform's public key (merchants since 2024); null = platform certificates are fetched. */
  readonly platformKey: { readonly id: string; readonly publicKey: string } | null;
  readonly base: string;
  /** Address of notifications, if other than PUBLIC_URL/api/pay/v3/notify. */
  readonly notifyUrl?: string | undefined;
};

/** Its environment variables. */
export const wechatPayKeys = {
  WXPAY_MCH_ID: z
    .string()
    .regex(/^\d{6,12}$/)
    .optional(),
  WXPAY_APP_ID: z.string().optional(),
  WXPAY_SERIAL_NO: z
    .string()
    .regex(/^[0-9A-Fa-f]{20,64}$/)
    .optional(),
  WXPAY_PRIVATE_KEY: keyText(createPrivateKey).optional(),
  WXPAY_API_V3_KEY: z.string().length(32).optional(),
  WXPAY_PUBLIC_KEY_ID: z
    .string()
    .regex(/^PUB_KEY_ID_\w+$/)
    .optional(),
  WXPAY_PUBLIC_KEY: keyText(createPublicKey).optional(),
  WXPAY_BASE: webUrl.default("https://api.mch.weixin.qq.com"),
  WXPAY_NOTIFY_URL: webUrl.optional(),
} as const;

/** Those that are set together or not at all. */
export const WECHAT_PAY_PARTS = [
  ["WXPAY_MCH_ID", "WXPAY_SERIAL_NO", "WXPAY_PRIVATE_KEY", "WXPAY_API_V3_KEY"],
  ["WXPAY_PUBLIC_KEY_ID", "WXPAY_PUBLIC_KEY"],
] as const;

/** The merchant account; null where none is set. `appId` is used where WXPAY_APP_ID is not set. */
export function readWechatPay(
  data: z.output<z.ZodObject<typeof wechatPayKeys>>,
  { appId: accountAppId }: { appId: string | undefined },
): WechatPayConfig | null {
  const { WXPAY_MCH_ID: merchantId, WXPAY_SERIAL_NO: serialNo, WXPAY_PRIVATE_KEY: privateKey, WXPAY_API_V3_KEY: apiV3Key } = data;
  const appId = data.WXPAY_APP_ID ?? accountAppId;
  if (!merchantId || !serialNo || !privateKey || !apiV3Key || !appId) return null;
  const { WXPAY_PUBLIC_KEY_ID: id, WXPAY_PUBLIC_KEY: publicKey, WXPAY_BASE: base, WXPAY_NOTIFY_URL: notifyUrl } = data;
  const platformKey = id === undefined || publicKey === undefined ? null : { id, publicKey };
  return { merchantId, appId, serialNo, privateKey, apiV3Key, platformKey, base, notifyUrl };
}

/**
 * Takes a PEM text, or the path of a file with one, checks it with `parse` and returns the text. `\\n` stands for a line end, as in an
 * environment variable. A wrong key stops the start instead of the first payment.
 */
function keyText(parse: (pem: string) => unknown) {
  return z.string().transform((value, context) => {
    try {
      const text = value.includes(PEM_BEGIN) ? value.replaceAll("\\n", "\n") : readFileSync(resolve(ROOT_DIR, value), "utf8");
      parse(text);
      return text;
    } catch {
      context.addIssue({ code: "custom" });
      return z.NEVER;
    }
  });
}
