import { type Config, parseConfig } from "../platform/config.ts";

/** A configuration independent of the machine's environment: quiet, unlimited, without a page. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const variant = overrides.variant ?? "zh";
  // Tests start sandboxes themselves where they need them.
  const outside = { SANDBOX: "off", QR_EMBEDDED: "on" };
  const env = { APP_ENV: "test", DEPLOY_ENV: variant === "en" ? "cloud" : "", LOG_LEVEL: "silent", RATE_LIMIT_PER_MINUTE: "0", ...outside };
  return { ...parseConfig({ ...env, SAMPLE_WRITER_SPEED: "0" }), ...overrides };
}
