import { z } from "zod";
import { VERIFY_TOKEN_MAX_CHARACTERS } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema } from "../entities/common.ts";
import { encryptedPasswordSchema, loginResultSchema, usernameSchema } from "../entities/user.ts";

const inviteCodeSchema = z.string().max(32);

/** Optional input of every way of signing in. `verifyToken` is the browser's name from getVerifyToken. */
const signInFields = { remember: z.boolean().optional(), verifyToken: z.string().max(VERIFY_TOKEN_MAX_CHARACTERS).optional() };
const signUpFields = { ...signInFields, fromInviteCode: inviteCodeSchema.optional() };

/** A captcha's id and answer; a captcha is valid for one try. */
const captchaFields = { code: z.string().min(1).max(16), uuid: idSchema };

export const authApi = {
  devlogin: defineRoute({
    path: "/api/auth/devlogin",
    auth: "none",
    summary: "Sign in by name, creating the user on first use. Development and test only: elsewhere 404.",
    input: z.object({ username: usernameSchema, ...signUpFields }),
    output: loginResultSchema,
  }),
  code: defineRoute({
    path: "/api/auth/code",
    auth: "none",
    summary: "A captcha, good for one try, and the key a password is encrypted with. In test the answer also has `text`.",
    input: emptySchema,
    output: z.object({ uuid: idSchema, img: z.string(), publicKey: z.string(), text: z.string().optional() }),
  }),
  publicKey: defineRoute({
    path: "/api/auth/publicKey",
    auth: "none",
    summary: "The key a password is encrypted with (PEM, SPKI).",
    input: emptySchema,
    output: z.object({ publicKey: z.string() }),
  }),
  login: defineRoute({
    path: "/api/auth/login",
    auth: "none",
    summary: "Sign in by name, password and captcha. A wrong name and a wrong password are told alike.",
    input: z.object({ username: usernameSchema, password: encryptedPasswordSchema, ...captchaFields, ...signInFields }),
    output: loginResultSchema,
  }),
  register: defineRoute({
    path: "/api/auth/register",
    auth: "none",
    summary: "Make an account with a name and a password, and sign in.",
    input: z.object({ username: usernameSchema, password: encryptedPasswordSchema, ...captchaFields, ...signUpFields }),
    output: loginResultSchema,
  }),
  wxauthorize: defineRoute({
    path: "/api/auth/wxauthorize",
    auth: "none",
    summary: "Begin a sign-in on the messaging platform's own page; come back with wxlogin, the code, the state and this nonce.",
    input: z.object({
      /** web: the platform's page for web sites; inapp: inside the messaging app's own browser. */
      type: z.enum(["web", "inapp"]),
      /** Path of this site to return to. */
      returnTo: z.string().max(500).optional(),
      ...signUpFields,
    }),
    output: z.object({ url: z.string(), nonce: z.string() }),
  }),
  wxlogin: defineRoute({
    path: "/api/auth/wxlogin",
    auth: "none",
    summary: "Sign in with a code of the messaging platform; `mini` is a mini-program's code and needs no state.",
    input: z.object({
      type: z.enum(["web", "inapp", "mini"]),
      code: z.string().min(1).max(512),
      state: z.string().max(128).optional(),
      nonce: z.string().max(128).optional(),
      ...signUpFields,
    }),
    output: loginResultSchema.extend({ returnTo: z.string().optional() }),
  }),
  getLoginQr: defineRoute({
    path: "/api/orange/getLoginQr",
    auth: "none",
    summary: "A QR to sign in with; poll queryScanResult with its qruuid.",
    input: z.object(signUpFields),
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
    summary: "Confirm a sign-in from the page the QR opened; on a device without a session it creates an account and wants a captcha.",
    input: z.object({
      ticket: idSchema,
      code: captchaFields.code.optional(),
      uuid: captchaFields.uuid.optional(),
      verifyToken: signInFields.verifyToken,
    }),
    output: loginResultSchema,
  }),
  getVerifyToken: defineRoute({
    path: "/api/orange/getVerifyToken",
    auth: "none",
    summary: "A signed token that names this browser, kept in a cookie for 365 days. One from before tokens were signed keeps its name.",
    input: z.object({ token: z.string().max(VERIFY_TOKEN_MAX_CHARACTERS).optional() }),
    output: z.object({ token: z.string() }),
  }),
};
