import { createHash, randomBytes } from "node:crypto";

/** A person with a phone. Everything else is derived from the openid, so that a cookie is enough to identify them. */
export type Person = { readonly openid: string; readonly name: string };

const OPENID_CHARACTERS = 27;
const NAME_MAX_CHARACTERS = 20;
const OPENID = /^o[\w-]{27}$/;

const NAMES = {
  zh: ["林小橘", "陈知夏", "周南枝", "许清和", "沈听澜", "顾一苇", "苏叶", "何书禾"],
  en: ["Ada Reed", "Nora Finch", "Theo Marsh", "Iris Lane", "Hugo West", "Mina Brook", "Otis Field", "Ruth Vale"],
} as const;

/** `openid` is the official account's. */
export function newPerson(name: string): Person {
  return { openid: `o${randomBytes(32).toString("base64url").slice(0, OPENID_CHARACTERS)}`, name };
}

/** The same person's openid at another app. */
export function openidAt(appId: string, person: Person, accountAppId: string): string {
  return appId === accountAppId ? person.openid : derive("o", `${appId}:${person.openid}`);
}

export function unionidOf(person: Person): string {
  return derive("o6", person.openid);
}

export function suggestName(language: "zh" | "en"): string {
  const names = NAMES[language];
  return names[Math.floor(Math.random() * names.length)] ?? names[0];
}

/** The typed name, or null. */
export function cleanName(typed: string): string | null {
  const name = [...typed.replace(/\p{C}/gu, "").trim()].slice(0, NAME_MAX_CHARACTERS).join("");
  return name === "" ? null : name;
}

/** Cookie of a phone: its owner, and whether they follow the account. */
export function writePhone(phone: { person: Person; follows: boolean }): string {
  return Buffer.from(JSON.stringify([phone.person.openid, phone.person.name, phone.follows])).toString("base64url");
}

/** Null for an invalid cookie. */
export function readPhone(value: string | undefined): { person: Person; follows: boolean } | null {
  if (value === undefined) return null;
  try {
    const [openid, typed, follows] = JSON.parse(Buffer.from(value, "base64url").toString("utf8")) as unknown[];
    const name = typeof typed === "string" ? cleanName(typed) : null;
    if (typeof openid !== "string" || !OPENID.test(openid) || name === null) return null;
    return { person: { openid, name }, follows: follows === true };
  } catch {
    return null;
  }
}

function derive(prefix: string, from: string): string {
  return (prefix + createHash("sha256").update(from).digest("base64url")).slice(0, OPENID_CHARACTERS + 1);
}
