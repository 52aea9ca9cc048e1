import { z } from "zod";
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, ownSearchSchema } from "../entities/common.ts";
import { workSchema } from "../entities/work.ts";
import { RENAMED_KINDS, WORK, WORK_KINDS } from "../work.ts";

const works = z
  .array(z.object({ kind: z.enum(WORK_KINDS), id: idSchema }))
  .min(1)
  .max(WORK.atOnce);

/** Calls about everything one has made, of whatever kind (docs/decisions/075). */
export const workApi = {
  list: defineRoute({
    path: "/api/work/list",
    auth: "user",
    summary:
      "Works of all kinds or of one, last changed first, or those in the bin, last removed first; with `q`, those whose title or words contain it. `next` goes into `cursor` for what follows; null = that is all.",
    input: z.object({
      place: z.enum(["all", "bin"]).default("all"),
      kind: z.enum(WORK_KINDS).optional(),
      q: ownSearchSchema.optional(),
      cursor: z
        .string()
        .max(100)
        .regex(/^\d{1,15}~[\w-]{1,64}$/)
        .optional(),
      size: z.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
    }),
    output: z.object({ list: z.array(workSchema), next: z.string().nullable() }),
  }),
  remove: defineRoute({
    path: "/api/work/remove",
    auth: "user",
    summary: "Into the bin, where works wait 30 days; `forever`: those that are in the bin are deleted, and no other.",
    input: z.object({ works, forever: z.boolean().default(false) }),
    output: emptySchema,
  }),
  restore: defineRoute({
    path: "/api/work/restore",
    auth: "user",
    summary: "Out of the bin.",
    input: z.object({ works }),
    output: emptySchema,
  }),
  rename: defineRoute({
    path: "/api/work/rename",
    auth: "user",
    summary: "Another title. A table that gets one is kept.",
    input: z.object({ kind: z.enum(RENAMED_KINDS), id: idSchema, title: z.string().trim().min(1).max(WORK.titleMaxCharacters) }),
    output: emptySchema,
  }),
};
