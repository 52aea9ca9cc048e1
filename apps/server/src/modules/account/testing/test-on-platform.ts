import type { Config } from "../../../platform/config.ts";
import { createFakePlatform, type FakePlatform } from "../../../testing/fake-identity-platform.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { type TestOnDatabase, testOnEachDatabase, testOnSqlite } from "../../../testing/test-on-each-database.ts";

/** A test of an app with the fake platform and, unless configured, no embedded code; on SQLite. */
export const testOnPlatform = onPlatform(testOnSqlite);
/** The same on every database. */
export const testOnPlatformOnEachDatabase = onPlatform(testOnEachDatabase);

function onPlatform(testOn: TestOnDatabase) {
  return (
    name: string,
    body: (app: TestApp, platform: FakePlatform) => Promise<void>,
    config: Partial<Config> = { qrEmbedded: false },
  ): void => {
    let platform = createFakePlatform();
    testOn(
      name,
      (app) => body(app, platform),
      () => {
        platform = createFakePlatform();
        return { config, identityPlatform: platform };
      },
    );
  };
}
