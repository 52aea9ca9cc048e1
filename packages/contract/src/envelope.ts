import { z } from "zod";
import type { ReasonCode, WireCode } from "./reasons.ts";

/**
 * The one shape every call answers with (decisions §3). `is_success` and `isSuccess` are always both sent.
 * `data` of a refusal may carry what the page needs to explain it: the reason, the field, the seconds left.
 */
export type Envelope<T> = {
  code: WireCode;
  message: string;
  is_success: boolean;
  isSuccess: boolean;
  data: T;
};

/** What a refusal says besides its message. */
export type Refusal = {
  reason: ReasonCode;
  /** Key of the form field, or the JSON path of the body's field, that is wrong. */
  field?: string;
  /** Seconds until the same request may be tried again. */
  waitSeconds?: number;
  /** Newest version of the thing that was in conflict. */
  version?: number;
  /** `wait_login` only: the code has been opened on another device and waits to be confirmed there. */
  scanned?: boolean;
};

export const envelopeSchema = <T extends z.ZodType>(data: T) =>
  z.object({
    code: z.number().int(),
    message: z.string(),
    is_success: z.boolean(),
    isSuccess: z.boolean(),
    data,
  });
