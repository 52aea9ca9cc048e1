import { test } from "vitest";
import type { DatabaseKind } from "../db/dialects/database-dialect.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";
import { TEST_DATABASE_KINDS } from "./test-database.ts";

type AppTest = (app: TestApp, open: (options?: TestAppOptions) => Promise<TestApp>) => Promise<void>;

/** testOnSqlite or testOnEachDatabase. */
export type TestOnDatabase = (name: string, body: AppTest, first?: () => TestAppOptions) => void;

/**
 * One test of a rule in code or in the HTTP layer, on a fresh app on SQLite, with the options `first` returns. `open` makes
 * further apps; all are closed after it.
 */
export const testOnSqlite: TestOnDatabase = (name, body, first) => test(name, () => runOn("sqlite", body, first));

/** One test of what SQL decides (locks, races, transactions, types), on every database available. */
export const testOnEachDatabase: TestOnDatabase = (name, body, first) => {
  for (const kind of TEST_DATABASE_KINDS) test(`${name} (${kind})`, () => runOn(kind, body, first));
};

async function runOn(kind: DatabaseKind, body: AppTest, first: () => TestAppOptions = () => ({})): Promise<void> {
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
}
