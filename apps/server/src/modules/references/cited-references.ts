import type { CitationStyle } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";
import type { CitedReferences } from "../text-work/text-work.ts";
import { DEFAULT_STYLE, findLibrary, listReferences } from "./reference.repo.ts";
import { toReference } from "./stored-reference.ts";

/** The library of an essay as an export needs it, in the essay's own style unless told. */
export async function citedReferences(
  db: Db,
  { essayId, edition }: { essayId: string; edition?: CitationStyle["edition"] | undefined },
): Promise<CitedReferences> {
  const [rows, library] = await Promise.all([listReferences(db, essayId), findLibrary(db, essayId)]);
  const style = library ?? DEFAULT_STYLE;
  return { edition: edition ?? style.edition, system: style.system, references: rows.map(toReference) };
}
