import type { Config } from "../../../platform/config.ts";
import { createFakePlatform, type FakePlatform } from "../../../testing/fake-identity-platform.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { testOnEachDatabase } from "../../../testing/test-on-each-database.ts";

/** One test for each database there is, on an app with the fake platform and, unless said, no embedded code. */
export function testOnPlatform(
  name: string,
  body: (app: TestApp, platform: FakePlatform) => Promise<void>,
  config: Partial<Config> = { qrEmbedded: false },
): void {
  let platform = createFakePlatform();
  testOnEachDatabase(
    name,
    (app) => body(app, platform),
    () => {
      platform = createFakePlatform();
      return { config, identityPlatform: platform };
    },
  );
}
