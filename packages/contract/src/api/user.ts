import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { emptySchema, pageSchema, timeSchema } from "../entities/common.ts";
import { counterSchema } from "../entities/counter.ts";
import { userSchema } from "../entities/user.ts";

export const apiLogEntrySchema = z.object({
  time: timeSchema,
  kind: z.string(),
  title: z.string(),
  model: z.string(),
  chars: z.number().int(),
  tokens: z.number().int(),
  charged: z.number().int(),
  balance: z.number().int(),
});

export const userApi = {
  info: defineRoute({
    path: "/api/user/info",
    auth: "user",
    summary: "The signed-in user.",
    input: emptySchema,
    output: userSchema,
  }),
  logout: defineRoute({
    path: "/api/user/logout",
    auth: "optional",
    summary: "End this session; answers with success even without one.",
    input: emptySchema,
    output: emptySchema,
  }),
  getCounter: defineRoute({
    path: "/api/user/getCounter",
    auth: "user",
    summary: "Balance, expiry and the seconds until the next AI request.",
    input: emptySchema,
    output: counterSchema,
  }),
  getApiLog: defineRoute({
    path: "/api/user/getApiLog",
    auth: "user",
    summary: "What was used, newest first: one row for every generation.",
    input: z.object({ from: z.string().max(40).optional(), to: z.string().max(40).optional(), ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(apiLogEntrySchema) }),
  }),
};
