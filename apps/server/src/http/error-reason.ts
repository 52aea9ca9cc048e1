import type { IncomingMessage } from "node:http";
import { AppError } from "../platform/errors.ts";
import { isStorageFull } from "../platform/storage-full.ts";

/** Framework errors before our code runs → reasons. */
const FRAMEWORK_REASONS = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body.tooLarge",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "body.wrongType",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "body.malformed",
  FST_ERR_CTP_INVALID_JSON_BODY: "body.malformed",
  FST_ERR_CTP_EMPTY_JSON_BODY: "body.malformed",
  FST_ERR_BAD_URL: "path.unknown",
  FST_ERR_MAX_PARAM_LENGTH: "path.unknown",
} as const;

/** Error codes of a database or store that is briefly unreachable. */
const AWAY_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "57P01", "57P02", "57P03", "53300"]);

const CLIENT_FAULT_STATUSES = { from: 400, below: 500 };

/**
 * Any error as an AppError; unknown ones become a server fault whose message stays inside. A client that disconnects before
 * its body has arrived causes the same codes as an unreachable database: `request` tells them apart.
 */
export function asAppError(error: unknown, request?: Pick<IncomingMessage, "complete" | "destroyed">): AppError {
  if (error instanceof AppError) return error;
  if (request?.destroyed && !request.complete) return new AppError("request.aborted");
  if (!(error instanceof Error)) return new AppError("server.fault", {}, "thrown value is not an error");
  const code = "code" in error ? String(error.code) : "";
  if (code in FRAMEWORK_REASONS) return new AppError(FRAMEWORK_REASONS[code as keyof typeof FRAMEWORK_REASONS]);
  if (isStorageFull(error)) return new AppError("storage.full", {}, error.message, { cause: error });
  if (AWAY_CODES.has(code)) return new AppError("server.unavailable", {}, error.message, { cause: error });
  const status = "statusCode" in error ? Number(error.statusCode) : Number.NaN;
  const clientFault = status >= CLIENT_FAULT_STATUSES.from && status < CLIENT_FAULT_STATUSES.below;
  return new AppError(clientFault ? "body.malformed" : "server.fault", {}, error.message, { cause: error });
}
