import type { Millis } from "./column-types.ts";

/** A captcha that has not been tried; a try removes it. */
export type CaptchaTable = { id: string; answer_hash: string; expires_at: Millis };
