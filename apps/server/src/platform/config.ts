import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Ad, DEFAULT_MODEL_NAME, type Variant } from "@tangleaf/contract";
import { z } from "zod";
import { type ModelConfig, modelConfigSchema } from "../adapters/models/model-config.ts";
import { readWechatPay, WECHAT_PAY_PARTS, type WechatPayConfig } from "../adapters/payments/wechat-pay/wechat-pay-config.ts";
import { configMessages } from "../messages/config-messages.ts";
import { fillMessage } from "../messages/fill-message.ts";
import type { WebSearchName } from "../ports/web-search.ts";
import { type ConfigKey, configKeys, SECRET_CONFIG_KEYS } from "./config-keys.ts";
import { readAds } from "./read-ads.ts";
import { ROOT_DIR } from "./root-dir.ts";
import type { TrustProxy } from "./trust-proxy.ts";

/** The configuration as the program uses it: parsed once at start, passed on as a value. */
export type Config = {
  readonly env: "development" | "test" | "production";
  readonly variant: Variant;
  readonly port: number;
  readonly host: string;
  /** Address people open, without a trailing slash; undefined = taken from each request. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly blobUrl: string | undefined;
  readonly roles: { readonly web: boolean; readonly worker: boolean };
  readonly models: readonly ModelConfig[];
  /** Pace of the built-in sample writer; 0 = at once. */
  readonly sampleWriterCharactersPerSecond: number;
  /** The list of the moderation; undefined = that of the data folder, or the one that comes along. */
  readonly moderationWordsFile: string | undefined;
  /** Cards of the operator's on the home page. */
  readonly ads: readonly Ad[];
  readonly modelPartners: readonly { readonly title: string; readonly url: string }[];
  readonly registrationNotices: readonly string[];
  readonly serviceHours: { readonly weekdays: string; readonly weekends: string };
  /** Address people may write to; undefined = none is shown. */
  readonly serviceEmail: string | undefined;
  /** Address behind the QR of the customer service; undefined = there is none. */
  readonly serviceQr: string | undefined;
  /** Address behind the QR of the public account; undefined = none is shown. */
  readonly publicAccountQr: string | undefined;
  /** Code of the provider in the AI label of exported files; blank = left out. */
  readonly labelProducer: string;
  /** Whole essays may be written at once. */
  readonly essayFullText: boolean;
  readonly qrEmbedded: boolean;
  /** Credentials of the messaging platform; null = not used (or the sandbox takes its place). */
  readonly wechat: WechatConfig | null;
  /** Name of the official account people follow by scanning. */
  readonly wechatAccountName: string;
  /** Where the messaging platform sends browsers back to (`/login/wx` on it), when it is not PUBLIC_URL. */
  readonly loginOrigin: string | undefined;
  /** The merchant account at WeChat Pay; null = it is not used (or the sandbox takes its place). */
  readonly wechatPay: WechatPayConfig | null;
  /** Key of OpenAlex; undefined = it is not asked (or the sandbox takes its place). */
  readonly openAlexKey: string | undefined;
  /** Address Crossref may write to; undefined = its public pool is used (or the sandbox takes its place). */
  readonly crossrefMailto: string | undefined;
  /** What the web is searched with; null = it is not (or the sandbox takes its place). */
  readonly webSearch: WebSearchConfig | null;
  /** The operator's goods file; undefined = the built-in one. */
  readonly goodsFile: string | undefined;
  /** Whether prices are told before signing in. */
  /** Development only: the platform's sandbox runs inside this process. */
  readonly sandbox: boolean;
  /** Invitations of one user that are rewarded in a day. */
  readonly inviteDailyCap: number;
  /** Accounts without a platform's proof that one network address may make in a day; 0 = unlimited. */
  readonly signUpsPerDay: number;
  /** Pages of one document that say where they are at a time. */
  readonly documentPresences: number;
  /** From the signal to stop until the server stops: it says that it is not ready, and goes on. */
  readonly leavingSeconds: number;
  /** A process whose event loop has stood still for so long is ended; 0 = never. */
  readonly watchdogSeconds: number;
  /** Folder of the built page. */
  readonly pageDir: string;
  /** Address of a page server (Vite, in development); undefined = the built page is served. */
  readonly pageServer: string | undefined;
  readonly logLevel: string;
  /** Calls one address may make in a minute; 0 = unlimited. */
  readonly rateLimitPerMinute: number;
  readonly metricsToken: string | undefined;
};

/** Accounts of the messaging platform. A way of signing in is offered where its account is set. */
export type WechatConfig = {
  /** The official (service) account: QR with follow, and sign-in inside the messaging app's browser. */
  readonly account: { readonly appId: string; readonly appSecret: string; readonly token: string; readonly aesKey: string | null } | null;
  /** The website application of the open platform. */
  readonly web: WechatApp | null;
  readonly mini: WechatApp | null;
  readonly apiBase: string;
  /** Address of the pages a browser is sent to. */
  readonly openBase: string;
};
/** A service that searches the web. */
export type WebSearchConfig = {
  readonly name: WebSearchName;
  /** undefined = the service's own. */
  readonly base: string | undefined;
  readonly key: string | undefined;
};
export type WechatApp = { readonly appId: string; readonly appSecret: string };

/** Holds every wrong key, so that one start shows all of them. */
export class ConfigError extends Error {
  constructor(lines: readonly string[], title: string) {
    super([title, ...lines.map((line) => `  ${line}`)].join("\n"));
    this.name = "ConfigError";
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads `.env` of the root (values already set win) and parses the environment. Throws ConfigError. */
export function loadConfig(): Config {
  const file = join(ROOT_DIR, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return parseConfig(process.env);
}

/** Parses an environment. Throws ConfigError naming every bad key. */
export function parseConfig(env: Env): Config {
  const variant: Variant = env["DEPLOY_ENV"] === "cloud" ? "en" : "zh";
  const words = configMessages[variant];
  const given = Object.fromEntries(Object.entries(env).filter(([key, value]) => key in configKeys && value !== ""));
  const parsed = z.object(configKeys).safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => describe(String(issue.path[0]), env, words));
  const models = readModels(env["MODELS"], problems, words);
  const ads = readAds(env["ADS"]);
  if (ads === null) problems.push(`ADS: ${words.expected.ADS}`);
  if (parsed.success) checkTogether(parsed.data, problems, words);
  if (!parsed.success || ads === null || problems.length > 0) throw new ConfigError([...new Set(problems)], words.title);

  const data = parsed.data;
  const wechat = readWechat(data);
  const wechatPay = readWechatPay(data, { appId: data.WX_APP_ID });
  // QR_EMBEDDED in development needs no messaging platform.
  const sandbox = wechat === null && data.APP_ENV !== "production" && (data.SANDBOX ?? data.QR_EMBEDDED !== true);
  return {
    env: data.APP_ENV,
    variant,
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    dataDir: resolve(ROOT_DIR, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    blobUrl: data.BLOB_URL,
    roles: { web: data.ROLES.includes("web"), worker: data.ROLES.includes("worker") },
    models,
    sampleWriterCharactersPerSecond: data.SAMPLE_WRITER_SPEED,
    moderationWordsFile: data.MODERATION_WORDS === undefined ? undefined : resolve(ROOT_DIR, data.MODERATION_WORDS),
    ads,
    modelPartners: data.MODEL_PARTNERS,
    registrationNotices: data.REGISTRATION_NOTICES,
    serviceHours: { weekdays: data.SERVICE_HOURS_WEEKDAYS, weekends: data.SERVICE_HOURS_WEEKENDS },
    serviceEmail: data.SERVICE_EMAIL,
    serviceQr: data.SERVICE_QR,
    publicAccountQr: data.PUBLIC_ACCOUNT_QR,
    labelProducer: data.LABEL_PRODUCER,
    essayFullText: data.ESSAY_FULL_TEXT,
    qrEmbedded: data.QR_EMBEDDED ?? (data.APP_ENV !== "production" && !sandbox && !wechat?.account),
    wechat,
    wechatAccountName: data.WX_ACCOUNT_NAME || (variant === "zh" ? "橘笺" : "Tangleaf"),
    loginOrigin: data.WX_LOGIN_HOST,
    wechatPay,
    openAlexKey: data.OPENALEX_KEY,
    crossrefMailto: data.CROSSREF_MAILTO,
    webSearch: readWebSearch(data),
    goodsFile: data.GOODS === undefined ? undefined : resolve(ROOT_DIR, data.GOODS),
    sandbox,
    inviteDailyCap: data.INVITE_DAILY_CAP,
    signUpsPerDay: data.SIGN_UPS_PER_DAY,
    documentPresences: data.DOCUMENT_PRESENCES,
    leavingSeconds: data.LEAVING_SECONDS,
    watchdogSeconds: data.WATCHDOG_SECONDS,
    pageDir: resolve(ROOT_DIR, data.PAGE_DIR ?? join("apps/web/build", variant)),
    pageServer: data.PAGE_SERVER,
    logLevel: data.LOG_LEVEL,
    rateLimitPerMinute: data.RATE_LIMIT_PER_MINUTE,
    metricsToken: data.METRICS_TOKEN,
  };
}

type Words = (typeof configMessages)[Variant];

/** Whether an address contains user info. */
const USER_INFO = /\/\/[^/?#]*@/;

function describe(key: string, env: Env, words: Words): string {
  const known = key as ConfigKey;
  const hidden = SECRET_CONFIG_KEYS.includes(known) || USER_INFO.test(env[key] ?? "");
  const shown = hidden ? words.hidden : JSON.stringify(env[key] ?? "");
  return fillMessage(words.bad, { key, expected: words.expected[known] ?? "", value: shown });
}

type Data = z.output<z.ZodObject<typeof configKeys>>;

/** Keys of one account of the messaging platform: all of them or none. */
const WECHAT_PARTS: readonly (readonly ConfigKey[])[] = [
  ["WX_APP_ID", "WX_APP_SECRET", "WX_TOKEN"],
  ["WX_OPEN_APP_ID", "WX_OPEN_APP_SECRET"],
  ["WX_MINI_APP_ID", "WX_MINI_APP_SECRET"],
  ...WECHAT_PAY_PARTS,
];

function readWechat(data: Data): WechatConfig | null {
  const app = (appId: string | undefined, appSecret: string | undefined): WechatApp | null =>
    appId === undefined || appSecret === undefined ? null : { appId, appSecret };
  const account = app(data.WX_APP_ID, data.WX_APP_SECRET);
  const token = data.WX_TOKEN;
  const parts = {
    account: account === null || token === undefined ? null : { ...account, token, aesKey: data.WX_ENCODING_AES_KEY ?? null },
    web: app(data.WX_OPEN_APP_ID, data.WX_OPEN_APP_SECRET),
    mini: app(data.WX_MINI_APP_ID, data.WX_MINI_APP_SECRET),
  };
  if (parts.account === null && parts.web === null && parts.mini === null) return null;
  return { ...parts, apiBase: data.WX_API_BASE, openBase: data.WX_OPEN_BASE };
}

function readWebSearch({ SEARCH_PROVIDER: name, SEARCH_URL: base, SEARCH_KEY: key }: Data): WebSearchConfig | null {
  return name === undefined ? null : { name, base, key };
}

/** What each service cannot be asked without. */
const SEARCH_NEEDS = { searxng: "SEARCH_URL", bocha: "SEARCH_KEY", tavily: "SEARCH_KEY" } as const satisfies Record<
  WebSearchName,
  ConfigKey
>;

function checkWebSearch(data: Data, problems: string[], words: Words): void {
  const { SEARCH_PROVIDER: name, SEARCH_URL: base, SEARCH_KEY: key } = data;
  const needed = name === undefined ? undefined : SEARCH_NEEDS[name];
  const isIdle = name === undefined && (base !== undefined || key !== undefined);
  if (isIdle) problems.push(fillMessage(words.together, { keys: "SEARCH_PROVIDER, SEARCH_URL, SEARCH_KEY", missing: "SEARCH_PROVIDER" }));
  if (needed !== undefined && data[needed] === undefined)
    problems.push(fillMessage(words.together, { keys: `SEARCH_PROVIDER=${name}, ${needed}`, missing: needed }));
}

/** Rules over several keys. Processes with separate ROLES need a database and a Redis they share. */
function checkTogether(data: Data, problems: string[], words: Words): void {
  for (const keys of WECHAT_PARTS) {
    const missing = keys.filter((key) => data[key] === undefined);
    if (missing.length > 0 && missing.length < keys.length)
      problems.push(fillMessage(words.together, { keys: keys.join(", "), missing: missing.join(", ") }));
  }
  checkWebSearch(data, problems, words);
  const split = !(data.ROLES.includes("web") && data.ROLES.includes("worker"));
  if (split && (data.DATABASE_URL === undefined || data.REDIS_URL === undefined)) problems.push(`ROLES: ${words.rolesNeedShared}`);
}

/** MODELS is JSON, or the path of a JSON file. */
/** The first is the one that is used where nobody chooses. */
function readModels(value: string | undefined, problems: string[], words: Words): ModelConfig[] {
  if (value === undefined || value.trim() === "") return [];
  try {
    const text = value.trim().startsWith("[") ? value : readFileSync(resolve(ROOT_DIR, value), "utf8");
    const parsed = z.array(modelConfigSchema).safeParse(JSON.parse(text));
    if (parsed.success) {
      const names = parsed.data.map(({ name }) => name);
      const twice = names.filter((name, place) => names.indexOf(name) !== place);
      for (const name of new Set(twice)) problems.push(`MODELS: ${fillMessage(words.modelTwice, { name })}`);
      return parsed.data.toSorted((one, other) => Number(other.name === DEFAULT_MODEL_NAME) - Number(one.name === DEFAULT_MODEL_NAME));
    }
    for (const { path, message } of parsed.error.issues)
      problems.push(`MODELS${pathOf(path)}: ${path.at(-1) === "baseURL" ? words.modelAddress : message}`);
  } catch {
    problems.push(`MODELS: ${words.expected.MODELS}`);
  }
  return [];
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
}
