import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseConfig } from "../platform/config.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { runAdmin } from "./run-admin.ts";

const dir = mkdtempSync(join(tmpdir(), "tangleaf-goods-"));
const path = join(dir, "goods.json");
afterAll(() => rmSync(dir, { recursive: true }));

async function check(content: unknown, typed: readonly string[] = [path]) {
  const lines: string[] = [];
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  const config = parseConfig({ APP_ENV: "test", DATA_DIR: dir, GOODS: path });
  const exitCode = await runAdmin({
    typed: ["goods", "check", ...typed],
    config,
    clock: createManualClock(),
    print: (line) => lines.push(line),
  });
  return { exitCode, said: lines.join("\n") };
}

const words = { zh: "词", en: "Words" };
const shown = { title: { zh: "小包", en: "Small pack" }, validSpan: words, desc: { zh: [], en: [] } };
const pack = { ...shown, id: "pack", kind: "tokens", priceFen: 1500, promotionFen: 750, tokens: 40_000, validDays: 30 };
const month = { ...shown, id: "month", kind: "membership", priceFen: 4800, membership: { days: 30, unlimited: false } };
const trial = { ...shown, id: "trial", kind: "claim", originalFen: 990, membership: { days: 7, unlimited: true } };
const shop = (changed: object = {}, promotion: unknown = { from: "11-01", to: "11-30" }) => ({
  promotion,
  goods: [
    { ...shown, id: "free", kind: "free" },
    { ...pack, ...changed },
  ],
});

test("a good file is listed at today's prices, the configured one too", async () => {
  const good = "free　小包　¥0.00（原价 ¥0.00）\npack　小包　¥7.50（原价 ¥15.00）\n2 种商品，都没有问题。";
  expect(await check(shop())).toEqual({ exitCode: 0, said: good });
  expect(await check(shop(), [])).toEqual({ exitCode: 0, said: good });
});

test.each([
  ["a negative price", shop({ priceFen: -1500 }), "goods[1].priceFen: "],
  ["no price at all", shop({ priceFen: undefined }), "goods[1].priceFen: "],
  ["a price of nothing", shop({ priceFen: 0 }), "goods[1].priceFen: "],
  ["a price in yuan and fen", shop({ priceFen: 15.5 }), "goods[1].priceFen: "],
  ["an absurd price", shop({ priceFen: 1_000_001 }), "goods[1].priceFen: "],
  ["a promotion above the price", shop({ promotionFen: 1501 }), "goods[1].promotionFen: promotionFen is not below priceFen"],
  ["a promotion that is none", shop({ promotionFen: 1500 }), "goods[1].promotionFen: promotionFen is not below priceFen"],
  ["an unknown key", shop({ prise: 1 }), 'goods[1]: Unrecognized key: "prise"'],
  ["an unknown kind", shop({ kind: "gold" }), "goods[1].kind: "],
  ["the same id twice", { promotion: null, goods: [pack, pack] }, 'goods[1].id: "pack" is there twice'],
  ["a missing language", shop({ title: { zh: "小包" } }), "goods[1].title.en: "],
  ["an empty text", shop({ validSpan: { zh: " ", en: "x" } }), "goods[1].validSpan.zh: "],
  ["more tokens than anybody writes", shop({ tokens: 100_000_001 }), "goods[1].tokens: "],
  ["something sold under the id free", { promotion: null, goods: [{ ...pack, id: "free" }] }, "goods[0].kind: "],
  ["a promotion on no day of the year", shop({}, { from: "13-01", to: "11-30" }), "promotion.from: "],
  [
    "an unlimited membership beside one that is not",
    { promotion: null, goods: [pack, trial, month] },
    "goods[2].membership.unlimited: memberships must all be unlimited, or none",
  ],
  [
    "two recommended",
    {
      promotion: null,
      goods: [
        { ...pack, recommended: true },
        { ...month, recommended: true },
      ],
    },
    "goods[1].recommended: only one can be recommended",
  ],
  ["no goods", { promotion: null, goods: [] }, "goods: "],
  ["something that is not JSON", "{ goods", "Expected property name"],
])("%s is refused and the place is named", async (_what, content, place) => {
  const { exitCode, said } = await check(content);
  expect(exitCode).toBe(1);
  expect(said).toContain(place);
  expect(said).toContain(`${path} 有问题`);
});

test("a file that is not there is refused by its name", async () => {
  const { exitCode, said } = await check("{}", [join(dir, "elsewhere.json")]);
  expect(exitCode).toBe(1);
  expect(said).toContain("elsewhere.json 有问题");
});
