import { z } from "zod";
import { FIELD_MAX_CHARACTERS, INSTRUCTION_MAX_CHARACTERS, SUMMARY_POINTS_MAX } from "./constants.ts";
import { idSchema } from "./entities/common.ts";

export const EDIT_ACTIONS = ["rewrite", "polish", "expand", "condense"] as const;
export const editActionSchema = z.enum(EDIT_ACTIONS);
export type EditAction = z.output<typeof editActionSchema>;

/** Values of a scene's form by field key. Bounds, required keys and lengths are checked against the scene itself. */
export const sceneFieldsSchema = z.record(z.string().max(40), z.union([z.string(), z.number()]));

/**
 * Every kind of generation: `input` is what is asked for, `result` what a structured kind answers with beside its text.
 * The server's half of each is `apps/server/src/modules/generation/kinds/<kind>.ts`; docs/how-to/add-a-generation-kind.md.
 */
export const generationKinds = {
  /** A text from a scene's form. */
  scene: {
    input: z.object({
      sceneType: z.string().max(64),
      fields: sceneFieldsSchema,
      /** Adds the draft to an earlier piece instead of beginning a new one. */
      pieceId: idSchema.optional(),
    }),
  },
  /** A new draft by an instruction. */
  revise: {
    input: z.object({ generationId: idSchema, instruction: z.string().min(1).max(INSTRUCTION_MAX_CHARACTERS) }),
  },
  /** Goes on where a draft broke off. */
  continue: {
    input: z.object({ generationId: idSchema }),
  },
  /** A passage reworked. */
  edit: {
    input: z.object({
      generationId: idSchema,
      action: editActionSchema,
      selection: z.string().min(1).max(FIELD_MAX_CHARACTERS),
    }),
  },
  /** What one's own text says: one sentence, and its points in their order. */
  summary: {
    input: z.object({ generationId: idSchema }),
    result: z.object({ gist: z.string().min(1), points: z.array(z.string().min(1)).min(1).max(SUMMARY_POINTS_MAX) }),
  },
} as const satisfies Readonly<Record<string, { readonly input: z.ZodObject; readonly result?: z.ZodObject }>>;

export type GenerationKind = keyof typeof generationKinds;
export const GENERATION_KINDS = Object.keys(generationKinds) as [GenerationKind, ...GenerationKind[]];
export const generationKindSchema = z.enum(GENERATION_KINDS);

/** What is asked of a kind. */
export type KindInput<Kind extends GenerationKind> = z.output<(typeof generationKinds)[Kind]["input"]>;
/** What a structured kind answers with. */
export type KindResult<Kind extends GenerationKind> = (typeof generationKinds)[Kind] extends {
  readonly result: infer Result extends z.ZodType;
}
  ? z.output<Result>
  : never;
