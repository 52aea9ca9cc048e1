import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createPayKeys, type ObjectStoreSandbox, startObjectStore, startWechatPaySandbox, type WechatPaySandbox } from "@tangleaf/sandbox";
import { startOwnPostgres, startOwnRedis } from "../own-services.ts";

const MODEL_MAIN = fileURLToPath(new URL("../../../../sandbox/src/main.ts", import.meta.url));
const STORE = { accessKey: "load", secretKey: "load-secret", region: "us-east-1", bucket: "load" };
/** A model of the sandbox that writes 60 characters a second, as people are used to. */
const MODEL = "paced";

/** All a fleet of servers needs, on this machine and of its own; `env` is what the servers are told of it. */
export type LoadServices = {
  readonly postgres: NonNullable<Awaited<ReturnType<typeof startOwnPostgres>>>;
  readonly redis: Awaited<ReturnType<typeof startOwnRedis>>;
  readonly store: ObjectStoreSandbox;
  readonly payments: WechatPaySandbox;
  readonly env: Readonly<Record<string, string>>;
  end(): Promise<void>;
};

/** PostgreSQL whose commits are on the disk, Redis, an object store, a model and a payment platform. */
export async function startLoadServices(): Promise<LoadServices> {
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-load-"));
  const postgres = await startOwnPostgres({ durable: true });
  if (postgres === null) throw new Error("PostgreSQL is not installed.");
  const redis = await startOwnRedis();
  const model = await startModel();
  const store = await startObjectStore(STORE);
  const keys = createPayKeys();
  const payments = await startWechatPaySandbox({ keys, stateFile: join(folder, "payments.json") });
  const { merchant } = payments;
  return {
    postgres,
    redis,
    store,
    payments,
    env: {
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      BLOB_URL: `s3+${store.url.replace("://", `://${STORE.accessKey}:${STORE.secretKey}@`)}/${STORE.bucket}?region=${STORE.region}`,
      MODELS: JSON.stringify([{ name: MODEL, baseURL: model.url, model: MODEL, maxOutput: 10_000 }]),
      WXPAY_MCH_ID: merchant.merchantId,
      WXPAY_APP_ID: merchant.appId,
      WXPAY_SERIAL_NO: merchant.serialNo,
      WXPAY_PRIVATE_KEY: merchant.privateKey,
      WXPAY_API_V3_KEY: merchant.apiV3Key,
      WXPAY_PUBLIC_KEY_ID: merchant.platformKey?.id ?? "",
      WXPAY_PUBLIC_KEY: merchant.platformKey?.publicKey ?? "",
      WXPAY_BASE: merchant.base,
      // As where it serves people (docs/operate.md).
      MALLOC_ARENA_MAX: "2",
    },
    async end() {
      model.child.kill("SIGKILL");
      await Promise.all([store.close(), payments.close(), redis.end()]);
      postgres.resume();
      postgres.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startModel(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MODEL_MAIN, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  return { child, url: String(line).trim() };
}
