import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { runChild } from "./testing/run-child.ts";
import { SERVER_MAIN } from "./testing/server-build.ts";
import { createTestDatabaseUrl } from "./testing/test-database.ts";

const EXIT_CONFIG = 78;
const ENDS_WITHIN_MS = 60_000;
const MAIN = JSON.stringify(pathToFileURL(SERVER_MAIN).href);

const dir = mkdtempSync(join(tmpdir(), "tangleaf-unusable-"));
afterAll(() => rmSync(dir, { recursive: true }));
writeFileSync(join(dir, "file"), "");
symlinkSync(join(dir, "nowhere"), join(dir, "dangling"));

/** Places that not even root can write to. */
const UNUSABLE = ["/proc/x", "/dev/null", "/dev/null/x", join(dir, "file"), join(dir, "dangling")];

async function start(env: Readonly<Record<string, string>>) {
  const fixed = { APP_ENV: "test", PORT: "0", HOST: "127.0.0.1", PAGE_SERVER: "http://127.0.0.1:9", DATABASE_URL: "", REDIS_URL: "" };
  const child = runChild(`await import(${MAIN})`, { env: { ...fixed, ...env } });
  const late = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
  const exitCode = await child.ended;
  clearTimeout(late);
  return { exitCode, said: child.lines.join("\n") };
}

test.each(UNUSABLE)("a start on DATA_DIR=%s ends with 78 and names it", async (dataDir) => {
  const { exitCode, said } = await start({ DATA_DIR: dataDir });
  expect({ exitCode, said }).toEqual({ exitCode: EXIT_CONFIG, said: expect.stringContaining(`数据目录 ${dataDir} 无法写入`) });
});

const fresh = await createTestDatabaseUrl();
afterAll(() => fresh?.drop());
test.runIf(fresh !== null)("rows in PostgreSQL do not help a DATA_DIR that cannot hold the stored files", async () => {
  for (const dataDir of UNUSABLE) {
    const { exitCode, said } = await start({ DATA_DIR: dataDir, DATABASE_URL: fresh?.databaseUrl ?? "" });
    expect({ exitCode, said }).toEqual({ exitCode: EXIT_CONFIG, said: expect.stringContaining(`数据目录 ${dataDir}/blobs 无法写入`) });
  }
});
