import { z } from "zod";
import { DOCUMENT_TITLE_MAX_CHARACTERS, ESSAY_LENGTH, ESSAY_TITLE_MAX_CHARACTERS } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, ownSearchSchema, pageSchema, requestIdSchema } from "../entities/common.ts";
import { documentUpdateSchema, documentVersionSchema } from "../entities/document.ts";
import { educationLevelSchema, essayLanguageSchema } from "../entities/essay.ts";
import { estimateSchema } from "../entities/generation.ts";
import { mindtreeInputSchema, mindtreeSchema, mindtreeSummarySchema } from "../entities/mindtree.ts";
import { ideaRequest, treeDraftRequest } from "../entities/tree-ideas.ts";
import { MINDTREE_FORMATS, MINDTREE_LOSSES, MINDTREE_SORTS } from "../mindtree.ts";

const mindtreeId = { mindtreeId: idSchema };
const severalSchema = z.array(idSchema).min(1).max(100);
const requestId = { requestId: requestIdSchema.optional() };
/** What was left out, and how often. */
const leftSchema = z.array(z.object({ what: z.enum(MINDTREE_LOSSES), count: z.number().int() }));
const asked = { model: z.string().max(64).optional(), ...requestId };
const started = z.object({ generationId: idSchema, estimate: estimateSchema.extend({ balanceAfter: z.number().int() }) });

/** Calls about mind trees (docs/decisions/062). A tree is a document: `mindtreeId` is the `documentId` of `/api/document/*`. */
export const mindtreeApi = {
  list: defineRoute({
    path: "/api/mindtree/list",
    auth: "user",
    summary: "The user's trees, or those in the bin; with `q`, those whose nodes contain it.",
    input: z.object({
      place: z.enum(["all", "bin"]).default("all"),
      q: ownSearchSchema.optional(),
      sort: z.enum(MINDTREE_SORTS).default("updated"),
      ...pageSchema,
    }),
    output: z.object({
      total: z.number().int(),
      list: z.array(mindtreeSummarySchema),
      counts: z.object({ all: z.number().int(), bin: z.number().int() }),
      /** Some trees have changes that are not in this list yet: it is worth asking again in a second. */
      isBehind: z.boolean(),
    }),
  }),
  get: defineRoute({
    path: "/api/mindtree/get",
    auth: "user",
    summary: "A tree as it stands, nested and as a Yjs update.",
    input: z.object(mindtreeId),
    output: mindtreeSchema,
  }),
  save: defineRoute({
    path: "/api/mindtree/save",
    auth: "user",
    summary:
      "Without `mindtreeId` a new tree: of `tree`, of a Yjs `update`, or of a root alone. With it, `tree` is turned into a change and merged, never laid over what is there: nodes are known by their ids, and what it does not name is removed only where it was there at `base`. `title` is the root's text.",
    input: z.object({
      mindtreeId: idSchema.optional(),
      title: z.string().trim().max(DOCUMENT_TITLE_MAX_CHARACTERS).optional(),
      tree: mindtreeInputSchema.optional(),
      update: documentUpdateSchema.optional(),
      /** Changes the tree was made from: what came after them stays. Left out: as it is now. */
      base: z.number().int().min(0).max(2_147_483_647).optional(),
      ...requestId,
    }),
    output: z.object({ ...mindtreeId, version: z.number().int() }),
  }),
  remove: defineRoute({
    path: "/api/mindtree/remove",
    auth: "user",
    summary: "Into the bin, where trees wait 30 days; `forever` deletes those that are there already, and no other.",
    input: z.object({ mindtreeIds: severalSchema, forever: z.boolean().optional() }),
    output: emptySchema,
  }),
  restore: defineRoute({
    path: "/api/mindtree/restore",
    auth: "user",
    summary: "Out of the bin.",
    input: z.object({ mindtreeIds: severalSchema }),
    output: emptySchema,
  }),
  import: defineRoute({
    path: "/api/mindtree/import",
    auth: "user",
    summary:
      "A new tree from an uploaded file: Markdown, indented text, OPML, XMind, FreeMind, JSON, or the headings of a Word file. `dropped`: nodes beyond the first 5,000 or the fiftieth level. `left`: what else the file has and a tree does not.",
    input: z.object({ fileId: idSchema, ...requestId }),
    output: z.object({ ...mindtreeId, nodes: z.number().int(), dropped: z.number().int(), left: leftSchema }),
  }),
  export: defineRoute({
    path: "/api/mindtree/export",
    auth: "user",
    summary: "The tree as a file to download. `left`: what it has and the format cannot carry.",
    input: z.object({ ...mindtreeId, format: z.enum(MINDTREE_FORMATS) }),
    output: z.object({ url: z.string(), fileName: z.string(), expiresIn: z.number().int(), left: leftSchema }),
  }),
  toNote: defineRoute({
    path: "/api/mindtree/toNote",
    auth: "user",
    summary:
      "A new note of the tree: nodes of the first four levels below the root are its paragraphs and keep their ids, deeper ones lists in the text. The tree stays as it is.",
    input: z.object({ ...mindtreeId, notebookId: idSchema.optional(), ...requestId }),
    output: z.object({ noteId: idSchema }),
  }),
  toEssay: defineRoute({
    path: "/api/mindtree/toEssay",
    auth: "user",
    summary:
      "The tree as a version of an essay's outlines, three levels below the root, its lengths adding up to `length`. Without `essayId` it begins a new essay. `left`: nodes that stay in the tree alone, too deep for an outline or beyond the chapters a level may have.",
    input: z.object({
      ...mindtreeId,
      essayId: idSchema.optional(),
      /** Absent: the root's text. */
      title: z.string().trim().min(1).max(ESSAY_TITLE_MAX_CHARACTERS).optional(),
      level: educationLevelSchema,
      language: essayLanguageSchema,
      length: z.number().int().min(ESSAY_LENGTH.min).max(ESSAY_LENGTH.max),
      ...requestId,
    }),
    output: z.object({ essayId: idSchema, no: z.number().int(), left: z.number().int() }),
  }),
  versions: defineRoute({
    path: "/api/mindtree/versions",
    auth: "user",
    summary: "States of the tree that are kept, newest first. `/api/document/saveVersion` and `restoreVersion` take them.",
    input: z.object({ ...mindtreeId, ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(documentVersionSchema) }),
  }),
  expand: defineRoute({
    path: "/api/mindtree/expand",
    auth: "user",
    summary:
      "Think on from a node: a generation of kind `treeIdeas`, one idea a line as `/api/ai/stream` brings them. It changes no tree and costs nothing; refused with expand.tooOften and the seconds to wait. Nodes of any tree: of an outline too.",
    input: z.object({ ...ideaRequest, ...asked }),
    output: started,
  }),
  generate: defineRoute({
    path: "/api/mindtree/generate",
    auth: "user",
    summary:
      "Draft a whole tree for a topic or from a page of material: a generation of kind `treeDraft`, one node a line, two spaces deeper for each level. It changes no tree and costs nothing; refused like `expand`.",
    input: z.object({ ...treeDraftRequest, ...asked }),
    output: started,
  }),
};
