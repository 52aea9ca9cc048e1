import type { z } from "zod";
import { ContentError } from "../content-error.ts";
import { parseContent } from "../content-file.ts";

/** The faults a content error has. */
export function faultsOf(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  return [];
}

/** The faults of a file's text by a schema. */
export function faultsIn(file: string, text: string, schema: z.ZodType): readonly string[] {
  return faultsOf(() => parseContent(file, text, schema));
}
