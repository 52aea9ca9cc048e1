import { INVITE_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { writeCookie } from "#lib/cookies.ts";

/** Keeps whose invitation led here until its visitor signs up; signing in takes it along and forgets it. */
export function keepInvitation(inviteCode: string): void {
  writeCookie({ name: "inviteCode", value: inviteCode, days: INVITE_COOKIE_DAYS });
}
