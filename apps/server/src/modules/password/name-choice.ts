import { AppError } from "../../platform/errors.ts";
import type { Moderation } from "../../ports/moderation.ts";
import { checkUsername } from "../account/index.ts";
import type { Db } from "../metering/metering.ts";
import { foldName } from "./fold-name.ts";
import { nameTaken } from "./password.repo.ts";
import { isReservedName } from "./reserved-names.ts";

/** A name to sign in with: as written, and as compared. */
export type NameChoice = { readonly name: string; readonly subject: string };

/** Throws username.invalid, or username.unavailable for taken, reserved and forbidden names alike. */
export async function chooseName(
  db: Db,
  input: { username: string; moderation: Moderation; exceptUserId: string | null },
): Promise<NameChoice> {
  const name = checkUsername(input.username);
  const subject = foldName(name);
  const isOpen = !isReservedName(name) && input.moderation.check(name).action === "pass";
  if (!isOpen || (await nameTaken(db, { name, subject, exceptUserId: input.exceptUserId }))) throw nameUnavailable();
  return { name, subject };
}

/** Runs a transaction that takes a name; a violated unique key becomes username.unavailable. */
export async function takingName<T>(
  db: Db,
  choice: NameChoice & { readonly exceptUserId: string | null },
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof AppError) && (await nameTaken(db, choice))) throw nameUnavailable();
    throw error;
  }
}

export function nameUnavailable(): AppError {
  return new AppError("username.unavailable", { field: "username" });
}
