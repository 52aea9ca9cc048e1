import { NICKNAME_MAX_CHARACTERS } from "@tangleaf/contract";
import type { PlatformPerson } from "../../ports/identity-platform.ts";
import type { Moderation } from "../../ports/moderation.ts";
import type { Person } from "./account.ts";

/** Control characters, line ends and direction marks; unpaired surrogates are no text. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const SPACES = /\s+/g;
/** A name of nothing but spaces, joiners and fillers is invisible. */
const VISIBLE = /[^\p{Z}\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** The platform's answer as our type. */
export function personFromPlatform(
  moderation: Pick<Moderation, "check">,
  { identities, nickname, headimgUrl }: PlatformPerson,
): Pick<Person, "identities" | "nickname" | "pictureUrl" | "unprovenFrom"> {
  const told = { nickname: fitNickname(moderation, nickname ?? ""), pictureUrl: headimgUrl || undefined };
  return { identities, ...told, unprovenFrom: null };
}

/** A nickname of the platform made to fit our rules; undefined where it cannot, and one is made up. */
function fitNickname(moderation: Pick<Moderation, "check">, nickname: string): string | undefined {
  const clean = nickname.normalize("NFC").replace(UNSAFE, " ").replace(SPACES, " ").trim();
  const name = Array.from(clean).slice(0, NICKNAME_MAX_CHARACTERS).join("").trim();
  return VISIBLE.test(name) && moderation.check(name).action === "pass" ? name : undefined;
}
