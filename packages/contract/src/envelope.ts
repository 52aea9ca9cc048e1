import { z } from "zod";
import type { ReasonCode, WireCode } from "./reasons.ts";

/**
 * The envelope of every answer. `is_success` and `isSuccess` are always both sent. `data` of a refusal may carry what the page
 * needs to explain it: the reason, the field, the seconds left.
 */
export type Envelope<T> = {
  code: WireCode;
  message: string;
  is_success: boolean;
  isSuccess: boolean;
  data: T;
};

/** `data` of a refusal. */
export type Refusal = {
  reason: ReasonCode;
  /** Key of the wrong form field, or the path of the wrong field in the body. */
  field?: string;
  /** Seconds until the same request may be sent again. */
  waitSeconds?: number;
  /** Newest version of what was in conflict. */
  version?: number;
  /** `wait_login` only: the code was opened on another device and waits for confirmation there. */
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
