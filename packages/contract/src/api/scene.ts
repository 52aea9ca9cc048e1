import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { searchTextSchema } from "../entities/common.ts";
import { sceneListItemSchema, sceneSchema } from "../entities/scene.ts";

export const sceneApi = {
  list: defineRoute({
    path: "/api/scene/list",
    auth: "none",
    summary: "Scenes of a list type or alias, without their forms.",
    input: z.object({ listType: z.string().max(32).default("all"), q: searchTextSchema.optional() }),
    output: z.object({
      total: z.number().int(),
      categories: z.array(z.object({ key: z.string(), title: z.string(), count: z.number().int() })),
      scenes: z.array(sceneListItemSchema),
    }),
  }),
  get: defineRoute({
    path: "/api/scene/get",
    auth: "none",
    summary: "One scene with its form.",
    input: z.object({ sceneType: z.string().max(64) }),
    output: sceneSchema,
  }),
  sample: defineRoute({
    path: "/api/scene/sample",
    auth: "none",
    summary: "What the sample writer makes of a scene's example; null where that takes a model. Nobody's text: free and not stored.",
    input: z.object({ sceneType: z.string().max(64) }),
    output: z.object({ text: z.string().nullable() }),
  }),
};
