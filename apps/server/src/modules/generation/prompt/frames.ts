import type { Variant } from "@tangleaf/contract";
import { englishFrame } from "./frame.en.ts";
import type { Frame } from "./frame.ts";
import { chineseFrame } from "./frame.zh.ts";

export const frames: Readonly<Record<Variant, Frame>> = { zh: chineseFrame, en: englishFrame };
