import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { runChild } from "../../testing/run-child.ts";
import { SERVER_MAIN } from "../../testing/server-build.ts";

const EXIT_CONFIG = 78;
const dir = mkdtempSync(join(tmpdir(), "tangleaf-shop-"));
afterAll(() => rmSync(dir, { recursive: true }));

test("a server with a wrong goods file does not start, names the place and ends with 78", async () => {
  const path = join(dir, "goods.json");
  writeFileSync(path, JSON.stringify({ promotion: null, goods: [{ id: "pack", kind: "tokens", priceFen: -1 }] }));
  const main = JSON.stringify(pathToFileURL(SERVER_MAIN).href);
  const env = {
    GOODS: path,
    DATA_DIR: join(dir, "data"),
    APP_ENV: "test",
    PORT: "0",
    HOST: "127.0.0.1",
    PAGE_SERVER: "http://127.0.0.1:9",
  };
  const child = runChild(`await import(${main})`, { env: { ...env, DATABASE_URL: "", REDIS_URL: "" } });
  expect(await child.ended).toBe(EXIT_CONFIG);
  expect(child.lines[0]).toBe("商品文件有问题，没有启动：");
  expect(child.lines).toContainEqual(expect.stringContaining("goods[0].priceFen: "));
});
