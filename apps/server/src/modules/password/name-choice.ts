import { AppError } from "../../platform/errors.ts";
import type { Moderation } from "../../ports/moderation.ts";
import { checkUsername } from "../account/index.ts";
import type { Db } from "../metering/metering.ts";
import { foldName } from "./fold-name.ts";
import { nameTaken } from "./password.repo.ts";
import { isReservedName } from "./reserved-names.ts";

/** A name somebody wants to sign in with: as written, and as it is compared. */
export type NameChoice = { readonly name: string; readonly subject: string };

/** Throws username.invalid, or username.unavailable: taken, reserved and unspeakable names are told alike. */
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

/** Runs a transaction that takes a name; where it failed because somebody else has just taken it, that is the reason. */
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
