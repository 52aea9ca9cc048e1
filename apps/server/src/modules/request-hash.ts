import { createHash } from "node:crypto";
import { AppError } from "../platform/errors.ts";

/** Tells two requests apart that came with one requestId; keys are in the order they are given here. */
export function requestHash(call: string, asked: Readonly<Record<string, unknown>>): string {
  return createHash("sha256")
    .update(JSON.stringify([call, Object.entries(asked)]))
    .digest("hex");
}

/** Throws request.mismatch where what was stored under a requestId was asked for with other words. */
export function assertSameRequest(stored: { readonly request_hash: string | null }, hash: string): void {
  if (stored.request_hash !== hash) throw new AppError("request.mismatch", { field: "requestId" });
}
