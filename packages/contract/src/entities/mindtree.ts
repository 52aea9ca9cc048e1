import { z } from "zod";
import { MINDTREE } from "../mindtree.ts";
import { idSchema, timeSchema } from "./common.ts";
import { blockIdSchema } from "./document.ts";

/** A node of a mind tree with those below it, in their order. */
export type MindtreeNode = {
  /** Left out: a new node. The root's is `root`. */
  id?: string | undefined;
  text: string;
  /** Markdown. */
  note?: string | undefined;
  /** Of children of the root: which side of the map they are on. */
  side?: "left" | "right" | undefined;
  fold?: boolean | undefined;
  hue?: string | undefined;
  mark?: string | undefined;
  /** A web address, or a paragraph of a note: `noteId#paragraphId`. */
  link?: string | undefined;
  kids?: MindtreeNode[] | undefined;
};

const KEY_MAX_CHARACTERS = 32;
const fields = {
  id: blockIdSchema.optional(),
  text: z.string().max(MINDTREE.textMaxCharacters),
  note: z.string().max(MINDTREE.noteMaxCharacters).optional(),
  side: z.enum(["left", "right"]).optional(),
  fold: z.boolean().optional(),
  hue: z.string().max(KEY_MAX_CHARACTERS).optional(),
  mark: z.string().max(KEY_MAX_CHARACTERS).optional(),
  link: z.string().max(MINDTREE.linkMaxCharacters).optional(),
};

export const mindtreeNodeSchema: z.ZodType<MindtreeNode> = z.lazy(() =>
  z.object({ ...fields, kids: z.array(mindtreeNodeSchema).max(MINDTREE.nodes).optional() }),
);

/** The same from outside: how deep it is is looked at first, so that reading it needs no more stack than the deepest tree. */
export const mindtreeInputSchema = z
  .object({ ...fields, kids: z.array(z.unknown()).max(MINDTREE.nodes).optional() })
  .refine((root) => isShallow(root))
  .pipe(
    mindtreeNodeSchema as z.ZodType<MindtreeNode, Omit<MindtreeNode, "kids"> & { kids?: unknown[] | undefined }>,
  ) as unknown as z.ZodType<MindtreeNode, MindtreeNode>;

function isShallow(root: unknown): boolean {
  let level: readonly unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === MINDTREE.depth) return false;
    level = level.flatMap((node) => {
      const kids: unknown = typeof node === "object" && node !== null ? Reflect.get(node, "kids") : undefined;
      return Array.isArray(kids) ? (kids as unknown[]) : [];
    });
  }
  return true;
}

/** A tree as a list shows it. */
export const mindtreeSummarySchema = z.object({
  mindtreeId: idSchema,
  title: z.string(),
  /** Branches of the root, or what stands around the words that were looked for. */
  excerpt: z.string(),
  nodes: z.number().int(),
  charCnt: z.number().int(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** null = not in the bin. */
  removedAt: timeSchema.nullable(),
});
export type MindtreeSummary = z.output<typeof mindtreeSummarySchema>;

/** A tree as it is after `version` changes. */
export const mindtreeSchema = z.object({
  mindtreeId: idSchema,
  title: z.string(),
  version: z.number().int(),
  nodes: z.number().int(),
  /** The root. */
  tree: mindtreeNodeSchema,
  /** The same as one Yjs update in base64, to go on from with `/api/document/update` and `/api/document/stream`. */
  update: z.string(),
  epoch: z.number().int(),
  /** The note it was made into last; null = none. */
  noteId: idSchema.nullable(),
});
export type Mindtree = z.output<typeof mindtreeSchema>;
