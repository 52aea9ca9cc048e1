import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import {
  apiLogEntrySchema,
  countDataSchema,
  deviceSchema,
  downloadSchema,
  fileLinkSchema,
  invitedUserSchema,
  spaceUsedSchema,
  vipLogEntrySchema,
} from "../entities/account.ts";
import { emptySchema, idSchema, lastingSchema, pageSchema, timeSchema, unitsSchema } from "../entities/common.ts";
import { userEventSchema } from "../entities/notice.ts";
import { counterSchema, encryptedPasswordSchema, usernameSchema, userSchema } from "../entities/user.ts";

/** A day (2026-11-21, Asia/Shanghai, whole) or a moment in ISO 8601. */
const momentSchema = z.string().max(40);
const spanFields = { from: momentSchema.optional(), to: momentSchema.optional() };

export const userApi = {
  info: defineRoute({
    path: "/api/user/info",
    auth: "user",
    summary: "The signed-in user.",
    input: emptySchema,
    output: userSchema,
  }),
  update: defineRoute({
    path: "/api/user/update",
    auth: "user",
    summary: "Change nickname or avatar; an avatar is a data URL of a PNG, JPEG or WebP, or empty for none.",
    input: z.object({ nickname: z.string().max(200).optional(), headimg: z.string().max(500_000).optional() }),
    output: userSchema,
  }),
  setPassword: defineRoute({
    path: "/api/user/setPassword",
    auth: "user",
    summary: "Set, change or (without the old one, on a signed-in device) reset the password. Signs every other device out.",
    input: z.object({
      /** Sign-in name; needed where the account has no password yet. */
      username: usernameSchema.optional(),
      password: encryptedPasswordSchema,
      oldPassword: encryptedPasswordSchema.optional(),
    }),
    output: userSchema,
  }),
  logout: defineRoute({
    path: "/api/user/logout",
    auth: "optional",
    summary: "End this session; answers with success even without one.",
    input: emptySchema,
    output: emptySchema,
  }),
  sessions: defineRoute({
    path: "/api/user/sessions",
    auth: "user",
    summary: "Signed-in devices, last used first.",
    input: emptySchema,
    output: z.object({ list: z.array(deviceSchema) }),
  }),
  revokeSession: defineRoute({
    path: "/api/user/revokeSession",
    auth: "user",
    summary: "Sign one device out.",
    input: z.object({ id: idSchema }),
    output: emptySchema,
  }),
  revokeSessions: defineRoute({
    path: "/api/user/revokeSessions",
    auth: "user",
    summary: "Sign every other device out.",
    input: emptySchema,
    output: z.object({ revoked: z.number().int() }),
  }),
  getCounter: defineRoute({
    path: "/api/user/getCounter",
    auth: "user",
    summary: "Balance, expiry and the seconds until the next AI request.",
    input: emptySchema,
    output: counterSchema,
  }),
  space: defineRoute({
    path: "/api/user/space",
    auth: "user",
    summary: "What the user keeps, in bytes by kind, and how much they may.",
    input: emptySchema,
    output: spaceUsedSchema,
  }),
  stream: defineRoute({
    path: "/api/user/stream",
    auth: "user",
    answers: "stream",
    summary:
      "How things stand for the caller, and whenever that changes; nothing at first where it is as `after` said. `once`: say it and end. Refused with stream.tooMany beyond six at a time.",
    input: z.object({ after: unitsSchema.optional(), once: z.boolean().optional(), ...lastingSchema }),
    output: userEventSchema,
  }),
  getApiLog: defineRoute({
    path: "/api/user/getApiLog",
    auth: "user",
    summary: "What was used and given, newest first.",
    input: z.object({ ...spanFields, kind: z.string().max(40).optional(), ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(apiLogEntrySchema) }),
  }),
  exportApiLog: defineRoute({
    path: "/api/user/exportApiLog",
    auth: "user",
    summary: "The same log as a CSV file.",
    input: z.object({ ...spanFields, kind: z.string().max(40).optional() }),
    output: fileLinkSchema,
  }),
  getCountData: defineRoute({
    path: "/api/user/getCountData",
    auth: "user",
    summary: "Use by day and by kind; without a span the last 14 days.",
    input: z.object(spanFields),
    output: countDataSchema,
  }),
  getVipLog: defineRoute({
    path: "/api/user/getVipLog",
    auth: "user",
    summary: "Orders and memberships, newest first, without what ended unpaid and is closed at the platform.",
    input: z.object(pageSchema),
    output: z.object({ total: z.number().int(), list: z.array(vipLogEntrySchema) }),
  }),
  invitedByMe: defineRoute({
    path: "/api/user/invitedByMe",
    auth: "user",
    summary: "Whom the caller invited, newest first, with masked names.",
    input: z.object(pageSchema),
    output: z.object({
      total: z.number().int(),
      list: z.array(invitedUserSchema),
      /** Tokens received for invitations so far. */
      rewardedTokens: z.number().int(),
      /** How many more invitations are rewarded today. */
      leftToday: z.number().int(),
    }),
  }),
  downloads: defineRoute({
    path: "/api/user/downloads",
    auth: "user",
    summary: "Files made for the user in the last 30 days, newest first.",
    input: z.object(pageSchema),
    output: z.object({
      total: z.number().int(),
      list: z.array(downloadSchema),
      /** Bytes of all files together. */
      usedBytes: z.number().int(),
    }),
  }),
  download: defineRoute({
    path: "/api/user/download",
    auth: "user",
    summary: "A new link to a file made before.",
    input: z.object({ fileId: idSchema }),
    output: fileLinkSchema,
  }),
  removeDownload: defineRoute({
    path: "/api/user/removeDownload",
    auth: "user",
    summary: "Delete a file made before.",
    input: z.object({ fileId: idSchema }),
    output: emptySchema,
  }),
  export: defineRoute({
    path: "/api/user/export",
    auth: "user",
    summary: "Everything the user owns, as one ZIP file.",
    input: emptySchema,
    output: fileLinkSchema,
  }),
  close: defineRoute({
    path: "/api/user/close",
    auth: "user",
    summary: "Ask for the account to be closed; it ends after 7 days unless taken back.",
    input: emptySchema,
    output: z.object({ closesAt: timeSchema }),
  }),
  reopen: defineRoute({
    path: "/api/user/reopen",
    auth: "user",
    summary: "Take the closing back. Refused where none was asked for.",
    input: emptySchema,
    output: emptySchema,
  }),
};
