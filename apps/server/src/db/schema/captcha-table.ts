import type { Millis } from "./column-types.ts";

/** A captcha that waits for its one try. */
export type CaptchaTable = { id: string; answer_hash: string; expires_at: Millis };
