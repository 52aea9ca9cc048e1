import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema } from "../entities/common.ts";
import { loginResultSchema } from "../entities/user.ts";

const inviteCodeSchema = z.string().max(32);

export const authApi = {
  devlogin: defineRoute({
    path: "/api/auth/devlogin",
    auth: "none",
    summary: "Sign in by name, creating the user on first use. Development and test only: elsewhere 404.",
    input: z.object({ username: z.string().min(1).max(40), remember: z.boolean().optional() }),
    output: loginResultSchema,
  }),
  getLoginQr: defineRoute({
    path: "/api/orange/getLoginQr",
    auth: "none",
    summary: "A QR to sign in with; poll queryScanResult with its qruuid.",
    input: z.object({ fromInviteCode: inviteCodeSchema.optional(), remember: z.boolean().optional() }),
    output: z.object({ qrurl: z.string(), qruuid: idSchema, expiresIn: z.number().int() }),
  }),
  queryScanResult: defineRoute({
    path: "/api/orange/queryScanResult",
    auth: "none",
    summary: "The sign-in once confirmed; refused with `wait_login` before and `expired` after its time.",
    input: z.object({ qruuid: idSchema }),
    output: loginResultSchema,
  }),
  qrState: defineRoute({
    path: "/api/auth/qrstate",
    auth: "optional",
    summary: "What the confirming page shows: whether the code still waits, and who is signed in on this device.",
    input: z.object({ ticket: idSchema }),
    output: z.object({ state: z.enum(["waiting", "scanned", "confirmed", "expired"]), nickname: z.string().nullable() }),
  }),
  qrConfirm: defineRoute({
    path: "/api/auth/qrconfirm",
    auth: "optional",
    summary: "Confirm a sign-in from the page the QR opened; creates an account on a device that has none.",
    input: z.object({ ticket: idSchema }),
    output: loginResultSchema,
  }),
  getVerifyToken: defineRoute({
    path: "/api/orange/getVerifyToken",
    auth: "none",
    summary: "A random token that names this browser, kept in a cookie for 365 days.",
    input: emptySchema,
    output: z.object({ token: z.string() }),
  }),
};
