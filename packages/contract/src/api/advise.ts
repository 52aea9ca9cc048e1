import { z } from "zod";
import { ADVICE, NPS } from "../advice.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema } from "../entities/common.ts";

/** Calls about what people think of the product (docs/decisions/072). */
export const adviseApi = {
  save: defineRoute({
    path: "/api/advise/save",
    auth: "optional",
    summary:
      "An opinion on the product: stars, words, and how to be reached if one wants an answer. Refused with advice.tooMany above ten a day.",
    input: z.object({
      star: z.number().int().min(1).max(ADVICE.stars),
      content: z.string().trim().min(ADVICE.minCharacters).max(ADVICE.maxCharacters),
      /** Empty: anonymous. */
      contract: z.string().trim().max(ADVICE.contactMaxCharacters).default(""),
      agree: z.literal(true),
    }),
    output: emptySchema,
  }),
  isShowNpsAdvise: defineRoute({
    path: "/api/advise/isShowNpsAdvise",
    auth: "user",
    summary:
      "Whether to ask now if one would recommend it: success says yes, and counts as asked; refused with nps.notNow before the third text, and for 90 days afterwards.",
    input: emptySchema,
    output: emptySchema,
  }),
  saveNpsAdvise: defineRoute({
    path: "/api/advise/saveNpsAdvise",
    auth: "user",
    summary:
      "The answer, 0 to 10, and what is missing. A second one to the same question replaces the first; refused with nps.notNow where nobody asked.",
    input: z.object({
      rate: z.number().int().min(0).max(NPS.rateMax),
      advise: z.string().trim().max(NPS.adviceMaxCharacters).default(""),
    }),
    output: emptySchema,
  }),
};
