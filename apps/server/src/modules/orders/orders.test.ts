import { LIMITS, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatYuan } from "../../platform/format-yuan.ts";
import { pauseBeforeAsking } from "./ask-platform.ts";
import { newOrderId } from "./create-order.ts";
import { extendMembership } from "./entitlement.ts";
import { isPromotion, priceOf, promotionUntil } from "./goods-file.ts";
import { ORDER_STATES, statusesBefore } from "./order-states.ts";
import { readGoods } from "./read-goods.ts";

const DAY_MS = 86_400_000;
/** 2026-11-20 12:00 in Shanghai. */
const NOW = Date.UTC(2026, 10, 20, 4);
const shanghai = (month: number, day: number, hour = 12) => Date.UTC(2026, month - 1, day, hour - 8);

describe("prices", () => {
  const window = { promotion: { from: "08-15", to: "09-15" } };

  test("a promotion lasts from its first minute to its last in Shanghai, every year", () => {
    expect(isPromotion(window, shanghai(8, 15, 0))).toBe(true);
    expect(isPromotion(window, shanghai(8, 15, 0) - 1)).toBe(false);
    expect(isPromotion(window, shanghai(9, 16, 0) - 1)).toBe(true);
    expect(isPromotion(window, shanghai(9, 16, 0))).toBe(false);
    expect(isPromotion(window, shanghai(9, 1) + 365 * DAY_MS)).toBe(true);
  });

  test("a promotion may span New Year, and there may be none", () => {
    const winter = { promotion: { from: "12-20", to: "01-05" } };
    expect([shanghai(12, 19), shanghai(12, 20), shanghai(1, 5), shanghai(1, 6)].map((at) => isPromotion(winter, at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isPromotion({ promotion: null }, NOW)).toBe(false);
    expect([shanghai(12, 19), shanghai(12, 20), shanghai(1, 5)].map((at) => promotionUntil(winter, at))).toEqual([
      null,
      "2027-01-05",
      "2026-01-05",
    ]);
  });

  test("goods cost their promotion's price inside the window only, and gifts nothing", () => {
    const { goods, promotion } = readGoods();
    const prices = (at: number) => Object.fromEntries(goods.map((one) => [one.id, priceOf(one, { promotion }, at).priceFen]));
    const [outside, inside] = [prices(NOW), prices(shanghai(9, 1))];
    expect([outside["free"], outside["vip99"], inside["free"], inside["vip99"]]).toEqual([0, 0, 0, 0]);
    expect(inside["quarter"]).toBe((outside["quarter"] ?? 0) / 2);
    for (const { id } of goods) expect(inside[id]).toBeLessThanOrEqual(outside[id] ?? 0);
  });

  test("say of members and packs what the limits and their sizes say", () => {
    const { goods } = readGoods();
    const { waitSeconds, essayTitles, essayChapters, concurrentGenerations } = LIMITS.zh.vip;
    const lines = goods.find(({ id }) => id === "quarter")?.desc.zh.join("\n") ?? "";
    expect(lines).toContain(`一次出 ${essayTitles} 个题目`);
    expect(lines).toContain(`最多 ${essayChapters} 章`);
    expect(lines).toContain(`同时写 ${concurrentGenerations} 篇`);
    expect(waitSeconds).toBe(0);
    for (const pack of goods) {
      if (pack.kind !== "tokens") continue;
      const texts = pack.tokens / TOKENS_PER_CHARACTER / 800;
      expect(pack.desc).toEqual({ zh: [`大约 ${texts} 篇 800 字的稿子`], en: [`About ${texts} texts of 800 words`] });
    }
  });

  test("yuan are written with two decimals", () => {
    expect([0, 1, 10, 99, 100, 1505, 1_000_000].map(formatYuan)).toEqual(["0.00", "0.01", "0.10", "0.99", "1.00", "15.05", "10000.00"]);
  });
});

describe("states of an order", () => {
  test("whatever happens in whatever order, paid is the end, and only an open order is cancelled or times out", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("paid" as const, "cancel" as const, "timeout" as const), { maxLength: 12 }), (events) => {
        let status: 1 | 2 | 4 | 5 = 1;
        for (const event of events) {
          const next: 1 | 2 | 4 | 5 = ORDER_STATES[status][event];
          if (event === "paid") expect(next).toBe(2);
          else if (status !== 1) expect(next).toBe(status);
          status = next;
        }
        const first = events[0] === "cancel" ? 4 : 5;
        expect(status).toBe(events.includes("paid") ? 2 : events.length === 0 ? 1 : first);
      }),
    );
  });

  test("an event leads somewhere else from these", () => {
    expect(statusesBefore("paid")).toEqual([1, 4, 5]);
    expect(statusesBefore("cancel")).toEqual([1]);
    expect(statusesBefore("timeout")).toEqual([1]);
  });

  test("the platform is asked within seconds, then more and more rarely, and always again", () => {
    for (const ended of [true, false]) {
      const pauses = Array.from({ length: 50 }, (_, asked) => pauseBeforeAsking({ ended, asked }));
      expect(pauses[0]).toBe(5000);
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    }
    expect(pauseBeforeAsking({ ended: false, asked: 1000 })).toBe(30_000);
    expect(pauseBeforeAsking({ ended: true, asked: 1000 })).toBe(3_600_000);
  });

  test("an order's number fits the platform, tells its day in Shanghai, and is not made twice", () => {
    const ids = Array.from({ length: 2000 }, () => newOrderId(Date.UTC(2026, 10, 20, 16)));
    for (const id of ids) expect(id).toMatch(/^T20261121[0-9A-HJKMNP-TV-Z]{14}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a membership", () => {
  const none = { vip_from: null, vip_to: null, unlimited: 0 } as const;
  const month = { days: 30, unlimited: true };

  test("begins now where there is none, or where it is over", () => {
    const span = { from: NOW, to: NOW + 30 * DAY_MS };
    expect(extendMembership(none, month, NOW)).toEqual({ ...span, unlimited: true, added: span });
    const over = { vip_from: NOW - 9 * DAY_MS, vip_to: NOW, unlimited: 1 } as const;
    expect(extendMembership(over, { ...month, unlimited: false }, NOW)).toEqual({ ...span, unlimited: false, added: span });
  });

  test("that runs goes on where it ends, and stays unlimited", () => {
    const runs = { vip_from: NOW - DAY_MS, vip_to: NOW + DAY_MS, unlimited: 1 } as const;
    expect(extendMembership(runs, { days: 90, unlimited: false }, NOW)).toEqual({
      from: NOW - DAY_MS,
      to: NOW + 91 * DAY_MS,
      unlimited: true,
      added: { from: NOW + DAY_MS, to: NOW + 91 * DAY_MS },
    });
  });

  test("bought again and again loses no millisecond", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 365 }), { minLength: 1, maxLength: 10 }), (spans) => {
        let present: Parameters<typeof extendMembership>[0] = none;
        for (const days of spans) {
          const { from, to } = extendMembership(present, { days, unlimited: false }, NOW);
          present = { vip_from: from, vip_to: to, unlimited: 0 };
        }
        expect(present).toMatchObject({ vip_from: NOW, vip_to: NOW + spans.reduce((sum, days) => sum + days, 0) * DAY_MS });
      }),
    );
  });
});
