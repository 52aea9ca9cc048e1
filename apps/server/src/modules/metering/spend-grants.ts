/** What is left of one grant: neither spent nor held. */
export type GrantLeft = { readonly id: string; readonly remaining: number; readonly expiresAt: number };

/** Tokens of one grant. */
export type Part = { readonly grantId: string; readonly tokens: number };

/** Takes up to `tokens`, soonest-expiring first (then by id, so that every process takes the same). */
export function takeFromGrants(grants: readonly GrantLeft[], tokens: number): readonly Part[] {
  const parts: Part[] = [];
  let missing = tokens;
  for (const grant of [...grants].sort(bySoonestExpiry)) {
    const taken = Math.min(grant.remaining, missing);
    if (taken > 0) parts.push({ grantId: grant.id, tokens: taken });
    missing -= taken;
  }
  return parts;
}

/** Splits held parts into the charged ones, in their order, and those returned to their grants. */
export function splitHold(held: readonly Part[], charge: number): { readonly used: readonly Part[]; readonly rest: readonly Part[] } {
  const used: Part[] = [];
  const rest: Part[] = [];
  let open = charge;
  for (const { grantId, tokens } of held) {
    const taken = Math.min(tokens, open);
    if (taken > 0) used.push({ grantId, tokens: taken });
    if (tokens > taken) rest.push({ grantId, tokens: tokens - taken });
    open -= taken;
  }
  return { used, rest };
}

export function sumParts(parts: readonly Part[]): number {
  return parts.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** The moment of expiry itself is expired. */
export function isExpiredAt(grant: { readonly expiresAt: number }, now: number): boolean {
  return grant.expiresAt <= now;
}

export function bySoonestExpiry(a: GrantLeft, b: GrantLeft): number {
  return a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1);
}
