import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Variant } from "@tangleaf/contract";
import { z } from "zod";
import { type ModelConfig, modelConfigSchema } from "../adapters/models/model-config.ts";
import { configMessages } from "../messages/config-messages.ts";
import { fillMessage } from "../messages/fill-message.ts";
import { type ConfigKey, configKeys, SECRET_CONFIG_KEYS, type TrustProxy } from "./config-keys.ts";
import { ROOT_DIR } from "./root-dir.ts";

/** The configuration as the program uses it: parsed once at start, passed on as a value. */
export type Config = {
  readonly env: "development" | "test" | "production";
  readonly variant: Variant;
  readonly port: number;
  readonly host: string;
  /** Address people open, without a trailing slash; undefined = the one of each request. */
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
  /** File with one word a line that the moderation looks for. */
  readonly moderationWordsFile: string | undefined;
  readonly registrationNotices: readonly string[];
  readonly serviceHours: { readonly weekdays: string; readonly weekends: string };
  /** Code of the provider in the AI label of exported files; blank = left out. */
  readonly labelProducer: string;
  readonly qrEmbedded: boolean;
  /** Folder of the built page. */
  readonly pageDir: string;
  /** Address of a page server that stands in for the built page (Vite, while developing); undefined = the build is served. */
  readonly pageServer: string | undefined;
  readonly logLevel: string;
  /** Calls one address may make in a minute; 0 = no bound. */
  readonly rateLimitPerMinute: number;
  readonly metricsToken: string | undefined;
};

/** Lists every bad key, so that one start shows all that has to be put right. */
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
  if (parsed.success) checkTogether(parsed.data, problems, words);
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)], words.title);

  const data = parsed.data;
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
    registrationNotices: data.REGISTRATION_NOTICES,
    serviceHours: { weekdays: data.SERVICE_HOURS_WEEKDAYS, weekends: data.SERVICE_HOURS_WEEKENDS },
    labelProducer: data.LABEL_PRODUCER,
    qrEmbedded: data.QR_EMBEDDED ?? data.APP_ENV !== "production",
    pageDir: resolve(ROOT_DIR, data.PAGE_DIR ?? join("apps/web/build", variant)),
    pageServer: data.PAGE_SERVER,
    logLevel: data.LOG_LEVEL,
    rateLimitPerMinute: data.RATE_LIMIT_PER_MINUTE,
    metricsToken: data.METRICS_TOKEN,
  };
}

type Words = (typeof configMessages)[Variant];

function describe(key: string, env: Env, words: Words): string {
  const known = key as ConfigKey;
  const shown = SECRET_CONFIG_KEYS.includes(known) ? words.hidden : JSON.stringify(env[key] ?? "");
  return fillMessage(words.bad, { key, expected: words.expected[known] ?? "", value: shown });
}

/** Rules that need two keys. A split into roles only works where processes can share what they know. */
function checkTogether(
  data: { ROLES: string[]; DATABASE_URL?: string | undefined; REDIS_URL?: string | undefined },
  problems: string[],
  words: Words,
): void {
  const split = !(data.ROLES.includes("web") && data.ROLES.includes("worker"));
  if (split && (data.DATABASE_URL === undefined || data.REDIS_URL === undefined)) problems.push(`ROLES: ${words.rolesNeedShared}`);
}

/** MODELS is JSON, or the path of a JSON file. */
function readModels(value: string | undefined, problems: string[], words: Words): ModelConfig[] {
  if (value === undefined || value.trim() === "") return [];
  try {
    const text = value.trim().startsWith("[") ? value : readFileSync(resolve(ROOT_DIR, value), "utf8");
    const parsed = z.array(modelConfigSchema).safeParse(JSON.parse(text));
    if (parsed.success) {
      const names = parsed.data.map(({ name }) => name);
      const twice = names.filter((name, place) => names.indexOf(name) !== place);
      for (const name of new Set(twice)) problems.push(`MODELS: ${fillMessage(words.modelTwice, { name })}`);
      return parsed.data;
    }
    for (const issue of parsed.error.issues) problems.push(`MODELS${pathOf(issue.path)}: ${issue.message}`);
  } catch {
    problems.push(`MODELS: ${words.expected.MODELS}`);
  }
  return [];
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
}
