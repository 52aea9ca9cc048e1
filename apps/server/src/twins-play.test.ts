import { expect, test } from "vitest";
import { testConfig } from "./testing/test-config.ts";
import { twinsPlay } from "./twins-play.ts";

test.each([
  ["in development", true, {}],
  ["in production, though switched on", false, { env: "production" }],
  ["where it is switched off", false, { sandbox: false }],
  ["in a process nobody comes in by", false, { roles: { web: false, worker: true } }],
] as const)("%s the twins play: %s", (_, plays, config) => {
  expect(twinsPlay(testConfig({ sandbox: true, ...config }))).toBe(plays);
});
