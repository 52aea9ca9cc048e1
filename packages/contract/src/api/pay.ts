import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, requestIdSchema, timeSchema } from "../entities/common.ts";
import { goodsSchema, offerSchema, openOrderSchema, orderSchema, orderStatusSchema } from "../entities/goods.ts";

const orderIdFields = { outOrderId: idSchema };
const statusAnswer = z.object({ orderStatus: orderStatusSchema });

export const payApi = {
  offer: defineRoute({
    path: "/api/pay/v3/offer",
    auth: "none",
    summary: "What there is at today's prices, for anybody.",
    input: emptySchema,
    output: z.array(offerSchema),
  }),
  getGoodsList: defineRoute({
    path: "/api/pay/v3/getGoodsList",
    auth: "user",
    summary: "What can be had, in the operator's order, at today's prices.",
    input: emptySchema,
    output: z.array(goodsSchema),
  }),
  nativepay: defineRoute({
    path: "/api/pay/v3/nativepay",
    auth: "user",
    summary: "Order goods; an order still open is cancelled. A repeat of requestId answers with the same order.",
    input: z.object({ goodsId: z.string().min(1).max(40), requestId: requestIdSchema.optional() }),
    output: openOrderSchema,
  }),
  resume: defineRoute({
    path: "/api/pay/v3/resume",
    auth: "user",
    summary: "An order still open, as it was made, with what is left of its time.",
    input: z.object(orderIdFields),
    output: openOrderSchema,
  }),
  queryOrderStatus: defineRoute({
    path: "/api/pay/v3/queryOrderStatus",
    auth: "user",
    summary: "1 pending, 2 paid, 4 cancelled, 5 timed out.",
    input: z.object(orderIdFields),
    output: statusAnswer,
  }),
  cancelOrder: defineRoute({
    path: "/api/pay/v3/cancelOrder",
    auth: "user",
    summary: "Cancel an open order; one that has been paid stays paid. Answers its status afterwards.",
    input: z.object(orderIdFields),
    output: statusAnswer,
  }),
  checkOrder: defineRoute({
    path: "/api/pay/v3/checkOrder",
    auth: "user",
    summary: "Paid but not credited? Asks the platform now and credits what was paid.",
    input: z.object(orderIdFields),
    output: statusAnswer.extend({ credited: z.boolean() }),
  }),
  order: defineRoute({
    path: "/api/pay/v3/order",
    auth: "user",
    summary: "One order with everything a receipt needs.",
    input: z.object(orderIdFields),
    output: orderSchema,
  }),
  gift5k: defineRoute({
    path: "/api/pay/activity/gift5k",
    auth: "user",
    summary: "Claim today's free tokens (3000, one claim an Asia/Shanghai day).",
    input: emptySchema,
    output: z.object({ gift: z.number().int(), balanceToken: z.number().int() }),
  }),
  claim: defineRoute({
    path: "/api/pay/activity/claim",
    auth: "user",
    summary: "Claim goods that are claimed once, such as vip99.",
    input: z.object({ goodsId: z.string().min(1).max(40) }),
    output: z.object({ goodsTitle: z.string(), from: timeSchema.nullable(), to: timeSchema.nullable(), tokens: z.number().int() }),
  }),
};
