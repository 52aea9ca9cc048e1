import { type Config, parseConfig } from "../platform/config.ts";

/** A configuration for tests, independent of the machine's environment: quiet, unbounded, no page. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const variant = overrides.variant ?? "zh";
  // Tests that want the sandboxes of the outside start them; the others sign in by the page of this site.
  const outside = { SANDBOX: "off", QR_EMBEDDED: "on" };
  const env = { APP_ENV: "test", DEPLOY_ENV: variant === "en" ? "cloud" : "", LOG_LEVEL: "silent", RATE_LIMIT_PER_MINUTE: "0", ...outside };
  return { ...parseConfig({ ...env, SAMPLE_WRITER_SPEED: "0" }), ...overrides };
}
