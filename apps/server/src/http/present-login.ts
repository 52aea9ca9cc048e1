import type { LoginResult, User } from "@tangleaf/contract";

/** The account module knows paths only; the page gets a link people can send on. */
export function withOrigin(user: User, origin: string): User {
  return { ...user, inviteLink: origin + user.inviteLink };
}

export function presentLogin({ token, user }: LoginResult, origin: string): LoginResult {
  return { token, user: withOrigin(user, origin) };
}
