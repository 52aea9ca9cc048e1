import { ESSAY_LENGTH } from "@tangleaf/contract/constants";
import type { TemplatePage } from "./library-data.ts";

/** Characters one step of the stepper adds. */
export const LENGTH_STEP = 500;

/** Characters a text of a template may have. */
export const lengthBounds = ({ length: { min, max } }: Pick<TemplatePage, "length">) => ({ min, max: Math.min(max, ESSAY_LENGTH.max) });
