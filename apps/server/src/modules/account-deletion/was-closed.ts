import { hashToken } from "../../platform/ids.ts";
import type { IdentityProof } from "../../ports/identity-platform.ts";
import type { Db } from "../metering/metering.ts";
import { anyClosedIdentity } from "./account-deletion.repo.ts";

/** A name to sign in with says nothing of who takes it: freed, it is anybody's. */
const NAMES = "password";

/** Whether one of these identities had an account that was closed: its next one is a new account, but no newcomer's. */
export async function wasClosed(db: Db, identities: readonly IdentityProof[]): Promise<boolean> {
  const hashes = personalHashes(identities);
  return hashes.length > 0 && anyClosedIdentity(db, hashes);
}

/** All that is kept of a closed account's identities: what tells the person again. */
export function personalHashes(identities: readonly IdentityProof[]): string[] {
  return identities.filter(({ provider }) => provider !== NAMES).map(hashIdentity);
}

function hashIdentity({ provider, subject }: IdentityProof): string {
  return hashToken(JSON.stringify([provider, subject]));
}
