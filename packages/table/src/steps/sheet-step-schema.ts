import { z } from "zod";
import { cellSchema } from "../answer/answer-schema.ts";
import { conditionSchema, stepSchema } from "../plan/index.ts";

const stepId = z.string().min(1).max(64);
const name = z.string().min(1).max(200);
const common = { id: stepId, isOff: z.boolean().optional() };

/**
 * What a person did to a sheet. Views show less or mark; changes make new columns or cells, and every answer after them is worked out
 * of the changed sheet. The file itself never changes.
 */
export const sheetStepSchema = z.discriminatedUnion("do", [
  z.strictObject({ ...common, do: z.literal("filter"), where: conditionSchema }),
  z.strictObject({ ...common, do: z.literal("marks"), where: conditionSchema, tone: z.int().min(1).max(3) }),
  z.strictObject({ ...common, do: z.literal("sort"), col: name, dir: z.enum(["asc", "desc"]) }),
  /** clean or derive, as in a plan. */
  z.strictObject({ ...common, do: z.literal("change"), step: stepSchema }),
  /** `row`: of the sheet, from 1, as it is in the file. */
  z.strictObject({ ...common, do: z.literal("cell"), row: z.int().min(1).max(100_000), col: name, value: cellSchema }),
]);
export type SheetStep = z.output<typeof sheetStepSchema>;
