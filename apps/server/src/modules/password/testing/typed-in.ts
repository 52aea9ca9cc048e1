import { webcrypto } from "node:crypto";
import type { TestApp } from "../../../testing/test-app.ts";

const ALGORITHM = { name: "RSA-OAEP", hash: "SHA-256" };

/** A password as the page sends it: encrypted by WebCrypto with the server's key. */
export async function seal(password: string, publicKey: string): Promise<string> {
  const der = Buffer.from(publicKey.replace(/-----[A-Z ]+-----|\s/g, ""), "base64");
  const key = await webcrypto.subtle.importKey("spki", der, ALGORITHM, false, ["encrypt"]);
  return Buffer.from(await webcrypto.subtle.encrypt(ALGORITHM, key, new TextEncoder().encode(password))).toString("base64");
}

type TypedIn = { username: string; password: string };

/** The answer to a new captcha. */
export async function solveCaptcha(app: TestApp): Promise<{ uuid: string; code: string }> {
  const { data } = await app.call("/api/auth/code", {});
  return { uuid: data.uuid, code: data.text ?? "" };
}

/** A filled-in form with a correctly answered new captcha. */
export async function fillIn(app: TestApp, { username, password }: TypedIn) {
  const { data } = await app.call("/api/auth/code", {});
  return { username, password: await seal(password, data.publicKey), uuid: data.uuid, code: data.text ?? "" };
}

type Newcomer = TypedIn & { fromInviteCode?: string; verifyToken?: string };

export async function register(app: TestApp, { username, password, ...invited }: Newcomer) {
  return app.call("/api/auth/register", { ...(await fillIn(app, { username, password })), ...invited });
}

/** The same from another address. */
export async function registerFrom(app: TestApp, remoteAddress: string, { username, password, ...invited }: Newcomer) {
  const payload = { ...(await fillIn(app, { username, password })), ...invited };
  return app.send({ method: "POST", url: "/api/auth/register", remoteAddress, payload });
}

export async function login(app: TestApp, { remember, ...typed }: TypedIn & { remember?: boolean }) {
  return app.call("/api/auth/login", { ...(await fillIn(app, typed)), ...(remember && { remember }) });
}

/** The same from another address. */
export async function loginFrom(app: TestApp, remoteAddress: string, typed: TypedIn) {
  return app.send({ method: "POST", url: "/api/auth/login", remoteAddress, payload: await fillIn(app, typed) });
}

export async function setPassword(app: TestApp, token: string, input: { username?: string; password: string; oldPassword?: string }) {
  const { data } = await app.call("/api/auth/publicKey", {});
  const { username, password, oldPassword } = input;
  const body = {
    ...(username !== undefined && { username }),
    password: await seal(password, data.publicKey),
    ...(oldPassword !== undefined && { oldPassword: await seal(oldPassword, data.publicKey) }),
  };
  return app.call("/api/user/setPassword", body, token);
}
