import { test } from "vitest";
import type { DatabaseKind } from "../db/dialects/database-dialect.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

const KINDS: readonly DatabaseKind[] = process.env["TEST_DATABASE_URL"] ? ["sqlite", "postgres"] : ["sqlite"];

/**
 * One test on a fresh app for each database there is, with the options `first` gives. `open` makes further apps on the same
 * kind; all are closed after it.
 */
export function testOnEachDatabase(
  name: string,
  body: (app: TestApp, open: (options?: TestAppOptions) => Promise<TestApp>) => Promise<void>,
  first: () => TestAppOptions = () => ({}),
): void {
  for (const kind of KINDS) {
    test(`${name} (${kind})`, async () => {
      const apps: TestApp[] = [];
      const open = async (options: TestAppOptions = {}) => {
        const app = await createTestApp({ database: kind, ...options });
        apps.push(app);
        return app;
      };
      try {
        await body(await open(first()), open);
      } finally {
        await Promise.all(apps.map((app) => app.close()));
      }
    });
  }
}
