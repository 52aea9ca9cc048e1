import { z } from "zod";
import { IDEA_WAYS, IDEAS, MINDTREE } from "../mindtree.ts";
import { idSchema } from "./common.ts";

const textSchema = z.string().max(MINDTREE.textMaxCharacters);
const integer = ({ min, max, default: usual }: { min: number; max: number; default: number }) =>
  z.number().int().min(min).max(max).default(usual);

/** What is asked for from a node on. */
export const ideaRequest = {
  /** The tree, so that its ideas can be found again; no words of it are read from there. */
  mindtreeId: idSchema.optional(),
  /** Texts from the root down to the node itself, which is the last. */
  path: z.array(textSchema).min(1).max(IDEAS.path),
  siblings: z.array(textSchema).max(IDEAS.siblings).default([]),
  children: z.array(textSchema).max(IDEAS.children).default([]),
  /** Ideas that were offered and not taken: none of them comes again. */
  offered: z.array(textSchema).max(IDEAS.offered).default([]),
  want: integer(IDEAS.want),
  how: z.enum(IDEA_WAYS).default("diverge"),
};

/** What a whole tree is drafted from. */
export const treeDraftRequest = {
  mindtreeId: idSchema.optional(),
  topic: z.string().trim().min(1).max(IDEAS.topicMaxCharacters),
  material: z.string().max(IDEAS.materialMaxCharacters).default(""),
  depth: integer(IDEAS.depth),
  breadth: integer(IDEAS.breadth),
};
