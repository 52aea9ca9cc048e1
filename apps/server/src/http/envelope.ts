import { type Envelope, REASONS, type Refusal, type Variant, WIRE_CODES } from "@tangleaf/contract";
import { reasonMessage } from "../messages/reason-message.ts";
import type { AppError } from "../platform/errors.ts";

/** The envelope of a success. */
export function success<T>(data: T): Envelope<T> {
  return { code: WIRE_CODES.ok, message: "ok", is_success: true, isSuccess: true, data };
}

/** Status and envelope of a refusal, with the message in the variant's language. */
export function refusal(error: AppError, variant: Variant): { status: number; envelope: Envelope<Refusal> } {
  const { code, http } = REASONS[error.reason];
  const { params: _params, ...facts } = error.details;
  return {
    status: http,
    envelope: {
      code,
      message: reasonMessage(variant, error.reason, error.details),
      is_success: false,
      isSuccess: false,
      data: { reason: error.reason, ...facts },
    },
  };
}
