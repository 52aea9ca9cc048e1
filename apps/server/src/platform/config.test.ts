import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";
import { type ConfigKey, configKeys } from "./config-keys.ts";
import { ROOT_DIR } from "./root-dir.ts";

const messageOf = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("was accepted");
};

describe("configuration", () => {
  test("keys of payment are read at the start: as PEM or from a file, and a wrong one is named without being shown", () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", {
      modulusLength: 2048,
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
      publicKeyEncoding: { type: "spki", format: "pem" },
    });
    const env = {
      WX_APP_ID: "wx0000000000000001",
      WX_APP_SECRET: "s",
      WX_TOKEN: "token",
      WXPAY_MCH_ID: "1900000001",
      WXPAY_SERIAL_NO: "A".repeat(40),
      WXPAY_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n"),
      WXPAY_API_V3_KEY: "k".repeat(32),
      WXPAY_PUBLIC_KEY_ID: "PUB_KEY_ID_1",
      WXPAY_PUBLIC_KEY: publicKey,
    };
    expect(parseConfig(env).wechatPay).toMatchObject({ privateKey, platformKey: { publicKey } });
    const file = join(mkdtempSync(join(tmpdir(), "tangleaf-key-")), "key.pem");
    writeFileSync(file, privateKey);
    expect(parseConfig({ ...env, WXPAY_PRIVATE_KEY: file }).wechatPay).toMatchObject({ privateKey });
    for (const wrong of [publicKey, privateKey.slice(0, 200), "./no-such-key.pem"]) {
      const message = messageOf({ ...env, WXPAY_PRIVATE_KEY: wrong });
      expect(message).toContain("WXPAY_PRIVATE_KEY");
      expect(message).not.toContain(wrong);
    }
  });

  test("an empty environment is a development server in Chinese on port 3000", () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      env: "development",
      variant: "zh",
      port: 3000,
      host: "0.0.0.0",
      qrEmbedded: false,
      sandbox: true,
      models: [],
    });
    expect(config.roles).toEqual({ web: true, worker: true });
    expect(config.dataDir).toBe(join(ROOT_DIR, "data"));
    expect(config.databaseUrl).toBeUndefined();
  });

  test("DEPLOY_ENV=cloud is the English variant", () => {
    expect(parseConfig({ DEPLOY_ENV: "cloud" })).toMatchObject({ variant: "en" });
    expect(parseConfig({ DEPLOY_ENV: "elsewhere" })).toMatchObject({ variant: "zh" });
  });

  test("an empty value is one that was not set", () => {
    expect(parseConfig({ PORT: "", PUBLIC_URL: "", DATABASE_URL: "", MODELS: "" })).toMatchObject({ port: 3000, publicUrl: undefined });
  });

  test("the embedded QR is off in production unless switched on", () => {
    expect(parseConfig({ APP_ENV: "production" })).toMatchObject({ qrEmbedded: false, sandbox: false });
    expect(parseConfig({ APP_ENV: "production", SANDBOX: "on" }).sandbox).toBe(false);
    expect(parseConfig({ APP_ENV: "test" })).toMatchObject({ qrEmbedded: false, sandbox: true });
    expect(parseConfig({ QR_EMBEDDED: "on" })).toMatchObject({ qrEmbedded: true, sandbox: false });
    expect(parseConfig({ APP_ENV: "production", QR_EMBEDDED: "on" }).qrEmbedded).toBe(true);
    expect(parseConfig({ QR_EMBEDDED: "off" }).qrEmbedded).toBe(false);
  });

  test("credentials of the messaging platform come whole or not at all, and end the sandbox", () => {
    const account = { WX_APP_ID: "wx1", WX_APP_SECRET: "s3cret", WX_TOKEN: "token" };
    expect(parseConfig(account)).toMatchObject({
      sandbox: false,
      qrEmbedded: false,
      wechat: { account: { appId: "wx1", appSecret: "s3cret", token: "token", aesKey: null }, web: null, mini: null },
    });
    expect(messageOf({ WX_APP_ID: "wx1", WX_OPEN_APP_SECRET: "s3cret" })).toMatch(/WX_APP_SECRET, WX_TOKEN[\s\S]*WX_OPEN_APP_ID/);
    expect(messageOf({ ...account, WX_ENCODING_AES_KEY: "t00short" })).not.toContain("t00short");
  });

  test("every bad key is listed at once, each with what was expected", () => {
    const message = messageOf({ PORT: "abc", APP_ENV: "staging", PUBLIC_URL: "write.example.com", QR_EMBEDDED: "yes", MODELS: "[{}]" });
    expect(message.split("\n").length).toBeGreaterThanOrEqual(6);
    for (const key of ["PORT", "APP_ENV", "PUBLIC_URL", "QR_EMBEDDED", "MODELS[0].name", "MODELS[0].baseURL"]) {
      expect(message).toContain(key);
    }
    expect(message).toContain("development、test 或 production");
    expect(messageOf({ DEPLOY_ENV: "cloud", PORT: "70000" })).toContain('PORT: expected a whole number from 0 to 65535, got "70000"');
  });

  test("a process that hangs is ended after 30 s, after 5 s at the least, or never", () => {
    expect(parseConfig({}).watchdogSeconds).toBe(30);
    expect(parseConfig({ WATCHDOG_SECONDS: "5" }).watchdogSeconds).toBe(5);
    expect(parseConfig({ WATCHDOG_SECONDS: "0" }).watchdogSeconds).toBe(0);
    for (const seconds of ["4", "-1", "5.5", "3601"]) expect(messageOf({ WATCHDOG_SECONDS: seconds })).toContain("WATCHDOG_SECONDS");
  });

  test("a wrong secret is named but not shown", () => {
    const message = messageOf({ DATABASE_URL: "mysql://me:hunter2@db", REDIS_URL: "hunter2", METRICS_TOKEN: "hunter2" });
    expect(message).toContain("DATABASE_URL");
    expect(message).not.toContain("hunter2");
  });

  test("whom Crossref may write to is a mail address, and the key of OpenAlex is not shown", () => {
    expect(parseConfig({ OPENALEX_KEY: " k ", CROSSREF_MAILTO: "ops@example.org" })).toMatchObject({
      openAlexKey: "k",
      crossrefMailto: "ops@example.org",
    });
    expect(messageOf({ CROSSREF_MAILTO: "nobody" })).toContain("CROSSREF_MAILTO");
    const key = "k".repeat(201);
    expect(messageOf({ OPENALEX_KEY: key })).not.toContain(key);
  });

  test("partners are names with addresses, in the operator's order, and what is no address is named", () => {
    expect(
      parseConfig({ MODEL_PARTNERS: "DeepSeek https://www.deepseek.com | 通义 千问 https://tongyi.aliyun.com" }).modelPartners,
    ).toEqual([
      { title: "DeepSeek", url: expect.stringContaining("https://www.deepseek.com") },
      { title: "通义 千问", url: expect.stringContaining("https://tongyi.aliyun.com") },
    ]);
    expect(parseConfig({}).modelPartners).toEqual([]);
    for (const wrong of ["DeepSeek", "https://www.deepseek.com", "A javascript:alert(1)"])
      expect(messageOf({ MODEL_PARTNERS: wrong })).toContain("MODEL_PARTNERS");
  });

  test("what a QR leads to is an address with its query, and blank is none", () => {
    const address = "https://work.weixin.qq.com/kfid/kfc1?enc=a#b";
    expect(parseConfig({ SERVICE_QR: address })).toMatchObject({ serviceQr: address, publicAccountQr: undefined });
    expect(parseConfig({ SERVICE_QR: "", PUBLIC_ACCOUNT_QR: address })).toMatchObject({ serviceQr: undefined, publicAccountQr: address });
    expect(messageOf({ SERVICE_QR: "javascript:alert(1)", PUBLIC_ACCOUNT_QR: `https://a.cn/${"x".repeat(300)}` })).toMatch(
      /SERVICE_QR[\s\S]*PUBLIC_ACCOUNT_QR/,
    );
  });

  test("a service that searches the web comes with what it needs", () => {
    expect(parseConfig({}).webSearch).toBeNull();
    expect(parseConfig({ SEARCH_PROVIDER: "searxng", SEARCH_URL: "http://127.0.0.1:8888/" }).webSearch).toMatchObject({
      name: "searxng",
      base: "http://127.0.0.1:8888",
    });
    expect(messageOf({ SEARCH_PROVIDER: "google" })).toContain("SEARCH_PROVIDER");
    expect(messageOf({ SEARCH_PROVIDER: "searxng", SEARCH_KEY: "k" })).toContain("SEARCH_URL");
    expect(messageOf({ SEARCH_PROVIDER: "bocha" })).toContain("SEARCH_KEY");
    expect(messageOf({ SEARCH_URL: "http://127.0.0.1:8888" })).toContain("SEARCH_PROVIDER");
  });

  test("roles are split only where processes can share what they know", () => {
    expect(messageOf({ ROLES: "web" })).toContain("DATABASE_URL");
    expect(messageOf({ ROLES: "cook" })).toContain("ROLES");
    const split = parseConfig({ ROLES: "worker", DATABASE_URL: "postgres://db/x", REDIS_URL: "redis://r" });
    expect(split.roles).toEqual({ web: false, worker: true });
  });

  test("proxies are trusted by number, by address, or not at all", () => {
    expect(parseConfig({}).trustProxy).toBe(false);
    expect(parseConfig({ TRUST_PROXY: "off" }).trustProxy).toBe(false);
    expect(parseConfig({ TRUST_PROXY: "10.0.0.0/8" }).trustProxy).toBe("10.0.0.0/8");
    const byNumber = parseConfig({ TRUST_PROXY: "1" }).trustProxy;
    expect(typeof byNumber === "function" && [byNumber("1.2.3.4", 0), byNumber("1.2.3.4", 1)]).toEqual([true, false]);
  });

  test.each([
    ["everybody", ["on", "true", "*", "99", "0.0.0.0/0", "0.0.0.0/1,128.0.0.0/1", "::/0", "::/1", "::ffff:0:0/96", "loopback,0.0.0.0/4"]],
    ["what is no proxy", ["maybe", "-1", "0", "10.0.0.0/99", "10.0.0.1,proxy", "10.0.0.0/8/8", "10.0.0.1,"]],
  ])("%s cannot be trusted as a proxy, and the message says what to write instead", (_, values) => {
    for (const value of values) expect(messageOf({ TRUST_PROXY: value }), value).toMatch(/TRUST_PROXY.*一层写 1.*10\.0\.0\.0\/8/);
    expect(messageOf({ DEPLOY_ENV: "cloud", TRUST_PROXY: "on" })).toMatch(/TRUST_PROXY.*1 for one.*never everybody.*got "on"/);
  });

  test("proxies and file stores that cannot be meant are refused at once", () => {
    for (const value of ["loopback", "10.0.0.1, ::1", "fd00::/8", "::ffff:10.0.0.0/104"])
      expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
    expect(messageOf({ BLOB_URL: "https://key:hunter2@s3.example.com/bucket" })).toMatch(/BLOB_URL(?!.*hunter2)/);
  });

  test("an address that links are made from holds no query, fragment or user info, and a password in it is not shown", () => {
    for (const key of ["PUBLIC_URL", "WX_LOGIN_HOST", "WX_API_BASE", "WXPAY_NOTIFY_URL", "PAGE_SERVER"]) {
      for (const tail of ["?", "?a=b", "#", "#top", "/x?a"]) expect(messageOf({ [key]: `https://a.example${tail}` })).toContain(key);
      const message = messageOf({ [key]: "https://me:hunter2@a.example" });
      expect(message).toContain(key);
      expect(message).not.toContain("hunter2");
    }
    for (const value of ["javascript:alert(1)", "file:///etc", "//a.example", "https://"])
      expect(messageOf({ PUBLIC_URL: value })).toContain("PUBLIC_URL");
    expect(parseConfig({ PUBLIC_URL: "HTTPS://Write.Example//" }).publicUrl).toBe("https://write.example");
    expect(messageOf({ PUBLIC_URL: "https://write.example/desk" })).toContain("PUBLIC_URL");
  });

  test("a model is reached over http or https, at an address that a path can be put behind", () => {
    const modelAt = (baseURL: string) => ({ MODELS: JSON.stringify([{ name: "m", baseURL, model: "m-1" }]) });
    for (const wrong of ["file:///etc/passwd", "ftp://a.example/v1", "javascript:1", "https://a.example/v1#top", "https://u:p@a.example"])
      expect(messageOf(modelAt(wrong)), wrong).toMatch(/MODELS\[0\]\.baseURL.*http/);
    expect(parseConfig(modelAt("http://127.0.0.1:1/v1/")).models).toMatchObject([{ baseURL: "http://127.0.0.1:1/v1" }]);
    expect(parseConfig(modelAt("https://a.example/v1?api-version=1")).models).toHaveLength(1);
  });

  test("two models of one name are refused", () => {
    const entry = { name: "m", baseURL: "http://127.0.0.1:1/v1", model: "m-1" };
    expect(messageOf({ MODELS: JSON.stringify([entry, { ...entry, model: "m-2" }]) })).toContain("m");
  });

  test("the model under the name of the default comes first, wherever it stands; without one the order is the operator's", () => {
    const named = (...names: string[]) => JSON.stringify(names.map((name) => ({ name, baseURL: "http://127.0.0.1:1/v1", model: name })));
    const order = (...names: string[]) => parseConfig({ MODELS: named(...names) }).models.map(({ name }) => name);
    expect(order("b", "a", "deepseek-r1-volc", "c")).toEqual(["deepseek-r1-volc", "b", "a", "c"]);
    expect(order("b", "a")).toEqual(["b", "a"]);
  });

  test("models come from JSON in place or from a file", () => {
    const entry = { name: "m", baseURL: "http://127.0.0.1:1/v1", model: "m-1" };
    expect(parseConfig({ MODELS: JSON.stringify([entry]) }).models).toMatchObject([entry]);
    expect(messageOf({ MODELS: "./no-such-file.json" })).toContain("MODELS");
    expect(messageOf({ MODELS: "[{broken" })).toContain("MODELS");
  });

  test("the example names every key and no other, sets none, and shows the defaults", () => {
    const example = readFileSync(join(ROOT_DIR, ".env.example"), "utf8");
    expect(parseEnv(example)).toEqual({});
    const shown = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, key = "", value = ""]) => [key, value] as const);
    expect(shown.map(([key]) => key).toSorted()).toEqual(Object.keys(configKeys).toSorted());
    const withDefault = shown.filter(([key]) => configKeys[key as ConfigKey].parse(undefined) !== undefined);
    expect(withDefault.length).toBeGreaterThan(10);
    for (const [key, value] of withDefault) {
      // An example of a list stands where the default is an empty one.
      if (key === "REGISTRATION_NOTICES" || key === "MODEL_PARTNERS" || key === "LABEL_PRODUCER") continue;
      expect(parseConfig({ [key]: value }), key).toEqual(parseConfig({}));
    }
  });
});
