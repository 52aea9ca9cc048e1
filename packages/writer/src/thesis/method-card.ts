import type { z } from "zod";
import type { cardFileSchema } from "./card-file.ts";

/** The same in both languages, written for each. */
export type InBoth<T> = { readonly zh: T; readonly en: T };

/** A method, or a standard part of a thesis, as `content/method-cards` says. */
export type MethodCard = z.output<typeof cardFileSchema>;
/** What a section shows beside its words; results are never filled in. */
export type CardExhibit = MethodCard["exhibits"][number];
