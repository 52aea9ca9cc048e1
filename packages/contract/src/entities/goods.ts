import { z } from "zod";
import { idSchema, timeSchema } from "./common.ts";

/** Goods of the operator's file, in this language, as anybody may see them. */
export const offerSchema = z.object({
  /** `free` and `vip99` have a meaning in the product; others are the operator's. */
  id: z.string(),
  title: z.string(),
  /** How long it lasts, as text. */
  validSpan: z.string(),
  /** Today's price, decimal yuan, e.g. "49.00". */
  price: z.string(),
  /** Price outside a promotion; equal to `price` where there is none. Spelled as clients know it. */
  claimePrice: z.string(),
  /** Today's price for 30 days of a membership that lasts longer, decimal yuan; null elsewhere. */
  monthPrice: z.string().nullable(),
  /** Last day of the promotion in Shanghai, as YYYY-MM-DD; null where the price is the usual one. */
  promotionUntil: z.string().nullable(),
  /** Lines describing what it gives, beside `tokens`. */
  desc: z.array(z.string()),
  /** free: given at the first sign-in; claim: once per person, by a button; the others are bought. */
  kind: z.enum(["free", "claim", "tokens", "membership"]),
  /** Tokens it gives; 0 for a membership. */
  tokens: z.number().int(),
  /** The one the operator recommends; at most one is. */
  recommended: z.boolean(),
});
export type Offer = z.output<typeof offerSchema>;

/** Goods with today's price, for whoever is signed in. */
export const goodsSchema = offerSchema.extend({
  /** Whether this person can get it now. */
  available: z.boolean(),
  /** Whether this person can get it after their first text. */
  afterFirstText: z.boolean(),
});
export type Goods = z.output<typeof goodsSchema>;

/** 1 pending, 2 paid, 4 cancelled, 5 timed out. */
export const ORDER_STATUS = { pending: 1, paid: 2, cancelled: 4, timedOut: 5 } as const;
export const orderStatusSchema = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(5)]);
export type OrderStatus = z.output<typeof orderStatusSchema>;

/** An order that can be paid. */
export const openOrderSchema = z.object({
  goodsId: z.string(),
  goodsTitle: z.string(),
  /** Tokens it gives; 0 for a membership. */
  tokens: z.number().int(),
  /** Decimal yuan. */
  goodsAmount: z.string(),
  outOrderId: idSchema,
  /** The payment QR as a data URL. */
  qrimg: z.string(),
  /** The app that scans the code, as people call it. */
  payApp: z.string(),
  /** Seconds left to pay. */
  expiresIn: z.number().int(),
  /** Content of the QR, for paying in another tab in development; empty on the real platform. */
  payUrl: z.string(),
});

/** An order as shown to its owner. */
export const orderSchema = z.object({
  outOrderId: idSchema,
  goodsId: z.string(),
  goodsTitle: z.string(),
  amount: z.string(),
  status: orderStatusSchema,
  source: z.enum(["purchase", "claim", "operator"]),
  createdAt: timeSchema,
  /** Last moment it can be paid; null for what is not bought. */
  expiresAt: timeSchema.nullable(),
  paidAt: timeSchema.nullable(),
  endedAt: timeSchema.nullable(),
  /** The provider's number of the payment. */
  transactionId: z.string().nullable(),
  /** The app it is paid with, as people call it; null where nothing is paid, or its provider is not connected any more. */
  payApp: z.string().nullable(),
  /** Tokens it gave. */
  tokens: z.number().int(),
  /** Span of the membership it gave. */
  from: timeSchema.nullable(),
  to: timeSchema.nullable(),
  /** Decimal yuan refunded; "0.00" for none. */
  refunded: z.string(),
});
export type Order = z.output<typeof orderSchema>;
