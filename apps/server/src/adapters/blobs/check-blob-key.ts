import { AppError } from "../../platform/errors.ts";

const KEY_MAX_CHARACTERS = 200;
/** Segments of letters, digits and `._-` that begin with a letter or digit: no dot files, no way up. */
const KEY = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;

/** Keys are made by us; a strange one is a fault of ours, and must never become a path. */
export function checkBlobKey(key: string): void {
  if (key.length > KEY_MAX_CHARACTERS || !KEY.test(key))
    throw new AppError("server.fault", {}, `not a blob key: ${JSON.stringify(key.slice(0, KEY_MAX_CHARACTERS))}`);
}
