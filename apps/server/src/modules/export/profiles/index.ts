import { gongwen } from "./gongwen.ts";
import { plainEn } from "./plain-en.ts";
import { plainZh } from "./plain-zh.ts";
import type { WordProfile } from "./word-profile.ts";

/** Every look a Word file may have. A new one is a file beside these and its line here. */
export const PROFILES = { "plain-zh": plainZh, "plain-en": plainEn, gongwen } as const satisfies Record<string, WordProfile>;

export type ProfileName = keyof typeof PROFILES;
