import { hashToken } from "../../platform/ids.ts";
import type { IdentityProof } from "../../ports/identity-platform.ts";
import type { Db } from "../metering/metering.ts";
import { anyClosedIdentity } from "./closing.repo.ts";

/** Whether one of these identities had an account that was closed: its next one is a new account, but no newcomer's. */
export function wasClosed(db: Db, identities: readonly IdentityProof[]): Promise<boolean> {
  return anyClosedIdentity(db, identities.map(hashIdentity));
}

/** All that is kept of a closed account's identities. */
export function hashIdentity({ provider, subject }: IdentityProof): string {
  return hashToken(JSON.stringify([provider, subject]));
}
