import { startWechatSandbox, type WechatSandbox } from "@tangleaf/sandbox";
import { onTestFinished } from "vitest";
import { createLog } from "../../../platform/log.ts";
import type { IdentityPlatform } from "../../../ports/identity-platform.ts";
import type { SharedValues } from "../../../ports/shared-values.ts";
import { createManualClock, type ManualClock } from "../../../testing/manual-clock.ts";
import type { Request } from "../call-wechat.ts";
import { createWechatPlatform } from "../wechat-platform.ts";

export type StartedPlatform = {
  readonly sandbox: WechatSandbox;
  readonly clock: ManualClock;
  readonly values: SharedValues;
  /** All log lines. */
  readonly lines: string[];
  readonly platform: IdentityPlatform;
  /** A second process that shares the stored values. */
  another(): IdentityPlatform;
};

/** The adapter against the platform's sandbox, both on one clock; the sandbox ends with the test. `plain`: messages are not encrypted. */
export async function startPlatform(input: { request?: Request; plain?: boolean } = {}): Promise<StartedPlatform> {
  const clock = createManualClock();
  const sandbox = await startWechatSandbox({ now: clock.now });
  onTestFinished(() => sandbox.close());
  const lines: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => void lines.push(line) } });
  const values = createMemoryValues();
  const { plain = false, ...parts } = input;
  const account = { ...sandbox.credentials.account, ...(plain && { aesKey: null }) };
  const config = { ...sandbox.credentials, account, apiBase: sandbox.url, openBase: sandbox.openBase };
  const another = () => createWechatPlatform({ config, clock, log, values, ...parts });
  return { sandbox, clock, values, lines, platform: another(), another };
}

function createMemoryValues(): SharedValues {
  const values = new Map<string, string>();
  return { read: async (key) => values.get(key) ?? null, write: async (key, value) => void values.set(key, value) };
}
