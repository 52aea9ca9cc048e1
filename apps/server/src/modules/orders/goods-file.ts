import { z } from "zod";
import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";

/** Highest price in fen (¥10,000): more is a misplaced decimal point. */
const PRICE_MAX_FEN = 1_000_000;
const TOKENS_MAX = 100_000_000;
const DAYS_MAX = 3660;
const MONTH_DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const wordsSchema = z.strictObject({ zh: z.string().trim().min(1).max(60), en: z.string().trim().min(1).max(90) });
const linesSchema = z.strictObject({
  zh: z.array(z.string().trim().min(1).max(60)).max(8),
  en: z.array(z.string().trim().min(1).max(90)).max(8),
});
const priceSchema = z.number().int().min(1).max(PRICE_MAX_FEN);
const shownFields = {
  id: z.string().regex(/^[a-z][a-z0-9]{0,19}$/),
  title: wordsSchema,
  validSpan: wordsSchema,
  desc: linesSchema,
};
const membershipSchema = z.strictObject({
  days: z.number().int().min(1).max(DAYS_MAX),
  /** Writing costs no tokens while it lasts. */
  unlimited: z.boolean(),
});
const soldFields = {
  priceFen: priceSchema,
  /** Price inside the promotion's window. */
  promotionFen: priceSchema.optional(),
  /** The one the page puts forward, and the pay box opens with. */
  recommended: z.literal(true).optional(),
};

const goodsEntrySchema = z
  .discriminatedUnion("kind", [
    z.strictObject({ ...shownFields, kind: z.literal("free") }),
    /** Free, once per person; `originalFen` is its usual price. */
    z.strictObject({ ...shownFields, kind: z.literal("claim"), originalFen: priceSchema, membership: membershipSchema }),
    z.strictObject({
      ...shownFields,
      ...soldFields,
      kind: z.literal("tokens"),
      tokens: z.number().int().min(1).max(TOKENS_MAX),
      validDays: z.number().int().min(1).max(DAYS_MAX),
    }),
    z.strictObject({ ...shownFields, ...soldFields, kind: z.literal("membership"), membership: membershipSchema }),
  ])
  .refine((goods) => !("promotionFen" in goods) || goods.promotionFen === undefined || goods.promotionFen < goods.priceFen, {
    message: "promotionFen is not below priceFen",
    path: ["promotionFen"],
  });
export type GoodsEntry = z.output<typeof goodsEntrySchema>;
export type SoldGoods = Extract<GoodsEntry, { priceFen: number }>;

/** The operator's goods, in the order they are shown. */
export const goodsFileSchema = z
  .strictObject({
    /** First and last day of the yearly promotion, Asia/Shanghai, as MM-DD; null = none. */
    promotion: z.strictObject({ from: z.string().regex(MONTH_DAY), to: z.string().regex(MONTH_DAY) }).nullable(),
    goods: z.array(goodsEntrySchema).min(1).max(30),
  })
  .superRefine(({ goods }, context) => {
    for (const [at, { id, kind }] of goods.entries()) {
      if (goods.findIndex((other) => other.id === id) < at)
        context.addIssue({ code: "custom", path: ["goods", at, "id"], message: `"${id}" is there twice` });
      if ((id === "free") !== (kind === "free"))
        context.addIssue({ code: "custom", path: ["goods", at, "kind"], message: `"free" is the id of the kind free, and of no other` });
    }
    const recommended = goods.flatMap((one, at) => ("recommended" in one && one.recommended === true ? [at] : []));
    for (const at of recommended.slice(1))
      context.addIssue({ code: "custom", path: ["goods", at, "recommended"], message: "only one can be recommended" });
    // Memberships bought one after another are one span, which is unlimited or not (docs/decisions/018-orders.md).
    const memberships = goods.flatMap((one, at) => ("membership" in one ? [{ at, unlimited: one.membership.unlimited }] : []));
    for (const { at, unlimited } of memberships)
      if (unlimited !== memberships[0]?.unlimited)
        context.addIssue({
          code: "custom",
          path: ["goods", at, "membership", "unlimited"],
          message: "memberships must all be unlimited, or none",
        });
  });
export type GoodsFile = z.output<typeof goodsFileSchema>;

/** Whether `now` lies in the yearly promotion, first and last day included. A window may span New Year. */
export function isPromotion({ promotion }: Pick<GoodsFile, "promotion">, now: number): boolean {
  if (promotion === null) return false;
  const today = shanghaiDate(shanghaiDay(now)).slice("YYYY-".length);
  const { from, to } = promotion;
  return from <= to ? from <= today && today <= to : today >= from || today <= to;
}

/** The last day of the promotion `now` lies in, as YYYY-MM-DD in Shanghai; null outside one. */
export function promotionUntil(file: Pick<GoodsFile, "promotion">, now: number): string | null {
  if (file.promotion === null || !isPromotion(file, now)) return null;
  const today = shanghaiDate(shanghaiDay(now));
  const year = Number(today.slice(0, "YYYY".length));
  const { to } = file.promotion;
  return `${today.slice("YYYY-".length) <= to ? year : year + 1}-${to}`;
}

/** What goods cost at `now`, and what they cost otherwise, in fen. */
export function priceOf(goods: GoodsEntry, file: Pick<GoodsFile, "promotion">, now: number): { priceFen: number; originalFen: number } {
  if (goods.kind === "free") return { priceFen: 0, originalFen: 0 };
  if (goods.kind === "claim") return { priceFen: 0, originalFen: goods.originalFen };
  const promoted = goods.promotionFen !== undefined && isPromotion(file, now);
  return { priceFen: promoted ? (goods.promotionFen ?? goods.priceFen) : goods.priceFen, originalFen: goods.priceFen };
}
