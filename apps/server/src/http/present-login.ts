import type { LoginResult, User } from "@tangleaf/contract";

/** Puts the site's address before the invite path. */
export function withOrigin(user: User, origin: string): User {
  return { ...user, inviteLink: origin + user.inviteLink };
}

export function presentLogin({ token, user }: LoginResult, origin: string): LoginResult {
  return { token, user: withOrigin(user, origin) };
}
