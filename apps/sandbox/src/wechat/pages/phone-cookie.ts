import type { IncomingMessage, ServerResponse } from "node:http";
import { cleanName, newPerson, type Person, readPhone, writePhone } from "../people.ts";
import { type SandboxState, trim } from "../sandbox-state.ts";

const COOKIE = "sandbox_phone";
const YEAR_SECONDS = 31_536_000;

/** The phone's owner; null for a new phone. What this process knows has precedence over the cookie. */
export function phoneOf(state: SandboxState, request: IncomingMessage): { person: Person; follows: boolean } | null {
  const cookies = (request.headers.cookie ?? "").split(";").map((part) => part.trim());
  const phone = readPhone(cookies.find((part) => part.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1));
  if (phone === null) return null;
  const { person } = phone;
  remember(state, person, phone.follows);
  return { person, follows: state.follows.get(person.openid) ?? phone.follows };
}

/** The phone's owner, or a new person with the typed name. Null without a name. */
export function personFor(state: SandboxState, request: IncomingMessage, typed: string): Person | null {
  const known = phoneOf(state, request)?.person;
  if (known !== undefined) return known;
  const name = cleanName(typed);
  if (name === null) return null;
  const person = newPerson(name);
  remember(state, person, false);
  return person;
}

export function keepPhone(state: SandboxState, response: ServerResponse, person: Person | null): void {
  const value = person === null ? "" : writePhone({ person, follows: state.follows.get(person.openid) ?? false });
  const age = person === null ? 0 : YEAR_SECONDS;
  response.setHeader("set-cookie", `${COOKIE}=${value}; Path=/sandbox/wechat; Max-Age=${age}; HttpOnly; SameSite=Lax`);
}

function remember(state: SandboxState, person: Person, follows: boolean): void {
  if (!state.people.has(person.openid)) state.people.set(person.openid, person);
  if (!state.follows.has(person.openid)) state.follows.set(person.openid, follows);
  trim(state.people);
  trim(state.follows);
}
