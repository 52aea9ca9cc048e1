import type { ReasonCode, StreamEvent } from "@tangleaf/contract";
import { reportApiError } from "#lib/api-client.ts";
import { ApiError, isBlocked } from "#lib/api-error.ts";

type ErrorData = Extract<StreamEvent, { event: "error" }>["data"];

/** The error a stream of a generation ended with. That the content check stopped it is said by the page, with the way to appeal. */
export function streamError({ code, message, reason }: ErrorData): ApiError {
  const error = new ApiError({ kind: "refused", code, message, refusal: { reason: reason as ReasonCode } });
  if (isBlocked(error)) reportApiError(error);
  return error;
}
