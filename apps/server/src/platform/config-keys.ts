import { DOCUMENT_PRESENCES, INVITE_DAILY_CAP, SIGN_UPS_PER_DAY } from "@tangleaf/contract";
import { z } from "zod";
import { parseBlobUrl } from "../adapters/blobs/parse-blob-url.ts";
import { wechatPayKeys } from "../adapters/payments/wechat-pay/wechat-pay-config.ts";
import { WEB_SEARCH_NAMES } from "../ports/web-search.ts";
import { trustProxy } from "./trust-proxy.ts";
import { siteUrl, webUrl } from "./web-url.ts";

const PORT_MAX = 65_535;
/** Characters a second: about the pace of a fast model. */
const SAMPLE_WRITER_DEFAULT_SPEED = 300;
const RATE_LIMIT_DEFAULT_PER_MINUTE = 1200;
const LINKS_MAX = 12;
const LINK_NAME_MAX_CHARACTERS = 30;
const QR_ADDRESS_MAX_CHARACTERS = 300;
/** Shorter ones would be reached by a pause for garbage. */
const WATCHDOG_MIN_SECONDS = 5;
const WATCHDOG_MAX_SECONDS = 3600;
const WATCHDOG_DEFAULT_SECONDS = 30;

const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
/** An address as a QR holds it, query and all. Longer ones make a code that telephones read badly. */
const qrAddress = z.url({ protocol: /^https?$/ }).max(QR_ADDRESS_MAX_CHARACTERS);
/** Lines separated by `|`, as an environment variable can carry them. */
const lines = z.string().transform((value) =>
  value
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean),
);

/** Names with addresses: `name https://…`, separated by `|`. */
const namedLinks = lines
  .transform((all) =>
    all.map((line) => {
      const [url = "", ...name] = line.split(/\s+/).reverse();
      return { title: name.reverse().join(" "), url };
    }),
  )
  .pipe(z.array(z.object({ title: z.string().min(1).max(LINK_NAME_MAX_CHARACTERS), url: webUrl })).max(LINKS_MAX));

/** Every environment variable the server reads, with its check and its default. `.env.example` explains each. */
export const configKeys = {
  APP_ENV: z.enum(["development", "test", "production"]).default("development"),
  DEPLOY_ENV: z.string().default(""),
  PORT: z.coerce.number().int().min(0).max(PORT_MAX).default(3000),
  HOST: z.string().default("0.0.0.0"),
  PUBLIC_URL: siteUrl.optional(),
  TRUST_PROXY: trustProxy,
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  BLOB_URL: z.string().refine(isBlobUrl).optional(),
  ROLES: z
    .string()
    .default("web,worker")
    .transform((value) => value.split(",").map((role) => role.trim()))
    .pipe(z.array(z.enum(["web", "worker"])).min(1)),
  MODELS: z.string().optional(),
  SAMPLE_WRITER_SPEED: z.coerce.number().int().min(0).default(SAMPLE_WRITER_DEFAULT_SPEED),
  MODERATION_WORDS: z.string().optional(),
  REGISTRATION_NOTICES: lines.default([]),
  ADS: z.string().optional(),
  MODEL_PARTNERS: namedLinks.default([]),
  SERVICE_HOURS_WEEKDAYS: z.string().default("8-22"),
  SERVICE_HOURS_WEEKENDS: z.string().default("14-18"),
  SERVICE_EMAIL: z.email().max(200).optional(),
  SERVICE_QR: qrAddress.optional(),
  PUBLIC_ACCOUNT_QR: qrAddress.optional(),
  LABEL_PRODUCER: z.string().default(""),
  ESSAY_FULL_TEXT: onOff.default(true),
  QR_EMBEDDED: onOff.optional(),
  WX_APP_ID: z.string().optional(),
  WX_APP_SECRET: z.string().optional(),
  WX_TOKEN: z
    .string()
    .regex(/^[\w-]{3,32}$/)
    .optional(),
  WX_ENCODING_AES_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]{43}$/)
    .optional(),
  WX_ACCOUNT_NAME: z.string().max(40).default(""),
  WX_OPEN_APP_ID: z.string().optional(),
  WX_OPEN_APP_SECRET: z.string().optional(),
  WX_MINI_APP_ID: z.string().optional(),
  WX_MINI_APP_SECRET: z.string().optional(),
  WX_API_BASE: webUrl.default("https://api.weixin.qq.com"),
  WX_OPEN_BASE: webUrl.default("https://open.weixin.qq.com"),
  WX_LOGIN_HOST: webUrl.optional(),
  ...wechatPayKeys,
  OPENALEX_KEY: z.string().trim().min(1).max(200).optional(),
  CROSSREF_MAILTO: z.email().max(200).optional(),
  SEARCH_PROVIDER: z.enum(WEB_SEARCH_NAMES).optional(),
  SEARCH_URL: webUrl.optional(),
  SEARCH_KEY: z.string().trim().min(1).max(200).optional(),
  GOODS: z.string().optional(),
  SANDBOX: onOff.optional(),
  INVITE_DAILY_CAP: z.coerce.number().int().min(0).default(INVITE_DAILY_CAP),
  LEAVING_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  WATCHDOG_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(WATCHDOG_MAX_SECONDS)
    .refine((seconds) => seconds === 0 || seconds >= WATCHDOG_MIN_SECONDS)
    .default(WATCHDOG_DEFAULT_SECONDS),
  SIGN_UPS_PER_DAY: z.coerce.number().int().min(0).default(SIGN_UPS_PER_DAY),
  DOCUMENT_PRESENCES: z.coerce.number().int().min(1).max(1000).default(DOCUMENT_PRESENCES),
  PAGE_DIR: z.string().optional(),
  PAGE_SERVER: webUrl.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(RATE_LIMIT_DEFAULT_PER_MINUTE),
  METRICS_TOKEN: z.string().min(16).optional(),
} as const;

export type ConfigKey = keyof typeof configKeys;

/** Keys whose values may hold a password: never printed, not even when they are wrong. */
export const SECRET_CONFIG_KEYS: readonly ConfigKey[] = [
  "DATABASE_URL",
  "REDIS_URL",
  "BLOB_URL",
  "MODELS",
  "METRICS_TOKEN",
  "WX_APP_SECRET",
  "WX_TOKEN",
  "WX_ENCODING_AES_KEY",
  "WX_OPEN_APP_SECRET",
  "WX_MINI_APP_SECRET",
  "WXPAY_PRIVATE_KEY",
  "WXPAY_API_V3_KEY",
  "OPENALEX_KEY",
  "SEARCH_KEY",
];

function isBlobUrl(value: string): boolean {
  try {
    parseBlobUrl(value);
    return true;
  } catch {
    return false;
  }
}
