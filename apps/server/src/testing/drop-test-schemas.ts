import pg from "pg";

/** Prefix of the schemas of this run of Vitest; other runs on the same server have others. */
export function testSchemaPrefix(): string {
  return `test_${process.env["TEST_RUN"] ?? process.pid}_`;
}

/** Global setup: the returned teardown drops the schemas kept during the run. */
export function setup(): (() => Promise<void>) | undefined {
  const databaseUrl = process.env["TEST_DATABASE_URL"];
  if (databaseUrl === undefined) return;
  process.env["TEST_RUN"] = String(process.pid);
  return async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const named = "select nspname as name from pg_namespace where starts_with(nspname, $1)";
    const { rows } = await client.query<{ name: string }>(named, [testSchemaPrefix()]);
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
    await client.end();
  };
}
