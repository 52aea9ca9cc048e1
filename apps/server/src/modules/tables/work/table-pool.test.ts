import { gunzipSync } from "node:zlib";
import { unpackTable } from "@tangleaf/table/pack-table";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createTablePool, type TablePool } from "./table-pool.ts";

const pools: TablePool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function open(cpuMaxMs?: number): TablePool {
  const pool = createTablePool({ log: { error: vi.fn() }, variant: "zh", cpuMaxMs });
  pools.push(pool);
  return pool;
}
const task = (text: string) => ({ userId: "u", bytes: new TextEncoder().encode(text), name: "报销", lang: "zh" as const });

describe("the thread that reads files", () => {
  test("gives sheets as they are stored", async () => {
    const { sheets, encoding } = await open().read(task("部门,金额\n市场部,12\n技术部,3"));
    expect(encoding).toBe("utf-8");
    expect(sheets.map(({ sheetId, description }) => [sheetId, description.rows])).toEqual([["s1", 2]]);
    expect(unpackTable(gunzipSync(sheets[0]?.packed ?? new Uint8Array()))).toMatchObject({ id: "s1", rowCount: 2 });
  });

  test("says why it does not read one, and reads the next", async () => {
    const pool = open();
    await expect(pool.read(task("%PDF-1.7"))).rejects.toMatchObject({ reason: "table.format", details: { params: { format: "PDF " } } });
    await expect(pool.read(task(""))).rejects.toMatchObject({ reason: "table.empty" });
    await expect(pool.read(task("甲,乙\n一,2"))).resolves.toMatchObject({ encoding: "utf-8" });
  });

  test("gives up one that takes too long", async () => {
    await expect(open(50).read(task(`甲,乙\n${"一,2\n".repeat(90_000)}`))).rejects.toMatchObject({ reason: "table.timeout" });
  });

  test("takes no more of one person than may wait, and still another's", async () => {
    const pool = open();
    const read = (userId: string) => pool.read({ ...task("甲,乙\n一,2"), userId }).catch((error: { reason?: string }) => error.reason);
    const tasks = Array.from({ length: 22 }, () => read("u"));
    const another = read("another");
    expect(await tasks.at(-1)).toBe("work.tooMany");
    expect(await tasks[0]).toMatchObject({ encoding: "utf-8" });
    expect(await another).toMatchObject({ encoding: "utf-8" });
  });
});
