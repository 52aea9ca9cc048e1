import { z } from "zod";
import { USERNAME_MAX_CHARACTERS } from "../constants.ts";
import { idSchema, timeSchema } from "./common.ts";

/** Sign-in name as typed. */
export const usernameSchema = z.string().min(1).max(USERNAME_MAX_CHARACTERS);
/** base64 of RSA-OAEP-SHA256 of the password's UTF-8 under the server's key. */
export const encryptedPasswordSchema = z.string().min(1).max(2000);

export const levelSchema = z.enum(["free", "vip"]);
export const roleSchema = z.enum(["user", "vip"]);

/** The signed-in person as `/api/user/info` returns them. */
export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  nickname: z.string(),
  headimg: z.string(),
  registerTime: timeSchema,
  level: levelSchema,
  /** `user`, and `vip` as long as the membership lasts. */
  roles: z.array(roleSchema),
  vipSpan: z.object({ from: timeSchema, to: timeSchema }).nullable(),
  vipDays: z.number().int(),
  inviteCode: z.string(),
  inviteLink: z.string(),
  /** Whether the account has a password; `username` is its sign-in name then. */
  hasPassword: z.boolean(),
  /** Whether gifts can be claimed: without a platform's proof, only after the first text. */
  giftsOpen: z.boolean(),
  /** When the account ends, if its owner has asked for it; else null. */
  closesAt: timeSchema.nullable(),
});
export type User = z.output<typeof userSchema>;

export const loginResultSchema = z.object({ token: z.string(), user: userSchema });
export type LoginResult = z.output<typeof loginResultSchema>;

/** What the account can still spend. Amounts are tokens. */
export const counterSchema = z.object({
  unLimitPlan: z.object({ isUnLimit: z.boolean(), planLable: z.string(), expiredAt: timeSchema.nullable() }),
  balanceToken: z.number().int(),
  /** "about N" above 1000, the exact number below, in the variant's language. */
  balanceTokenStr: z.string(),
  expireAt: timeSchema.nullable(),
  /** Remaining tokens by the name of their source, in the variant's language. */
  balance: z.record(z.string(), z.number().int()),
  /** What is left grant by grant, what expires first before the others: the order it is spent in. */
  grants: z.array(z.object({ /** In the variant's language. */ source: z.string(), tokens: z.number().int(), expireAt: timeSchema })),
  isExpired: z.boolean(),
  balanceDays: z.number().int(),
  /** Seconds until this user may start another AI request; 0 = now. */
  freeWaitSeconds: z.number().int(),
});
export type Counter = z.output<typeof counterSchema>;
