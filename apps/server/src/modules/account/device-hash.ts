import { hashToken } from "../../platform/ids.ts";

/** What is stored of a browser's own name; null for one that has none. */
export function deviceHashOf(verifyToken: string | undefined): string | null {
  return verifyToken === undefined || verifyToken === "" ? null : hashToken(verifyToken);
}
