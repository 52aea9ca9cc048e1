import type { ChartSpec } from "@tangleaf/table/chart";
import type { ContentExport } from "../export/exporter.ts";
import { latestDrafts } from "./chart.repo.ts";
import type { ChartOptions } from "./options.ts";

/** Drafts that are looked through. */
const LOOKED_THROUGH = 100;

/** The draft a chart has its claim or its caption from, for the label of its files; null where a person, or nobody, wrote them. */
export async function draftOf(
  { db, builtinModels }: Pick<ChartOptions, "db" | "builtinModels">,
  userId: string,
  { title, caption }: ChartSpec,
): Promise<ContentExport["aiMade"]> {
  if (title === "" && caption === "") return null;
  for (const { id, model, result } of await latestDrafts(db, userId, LOOKED_THROUGH)) {
    const { look, alternatives = [] } = (result === null ? {} : JSON.parse(result)) as Partial<Drafted>;
    const isSame = (one: Words) => (title !== "" && one.title === title) || (caption !== "" && one.caption === caption);
    if (look !== undefined && [look, ...alternatives].some(isSame)) return { id, builtin: builtinModels.includes(model), visible: true };
  }
  return null;
}

type Words = { readonly title: string; readonly caption: string };
type Drafted = { readonly look: Words; readonly alternatives: readonly Words[] };
