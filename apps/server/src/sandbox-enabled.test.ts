import { expect, test } from "vitest";
import { isSandboxEnabled } from "./sandbox-enabled.ts";
import { testConfig } from "./testing/test-config.ts";

test.each([
  ["in development", true, {}],
  ["in production, though switched on", false, { env: "production" }],
  ["where it is switched off", false, { sandbox: false }],
  ["in a process nobody comes in by", false, { roles: { web: false, worker: true } }],
] as const)("%s the sandboxes play: %s", (_, plays, config) => {
  expect(isSandboxEnabled(testConfig({ sandbox: true, ...config }))).toBe(plays);
});
