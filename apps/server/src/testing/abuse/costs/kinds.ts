import { cells } from "./cells.ts";
import type { CostEntry } from "./cost-entry.ts";
import { exportsOf } from "./exports.ts";
import { fileRuns } from "./file-runs.ts";
import { foldings } from "./foldings.ts";
import { formulas } from "./formulas.ts";
import { jsonBodies } from "./json-bodies.ts";
import { many } from "./many.ts";
import { markdown } from "./markdown.ts";
import { moderation } from "./moderation.ts";
import { pdf } from "./pdf.ts";
import { searches } from "./searches.ts";
import { tables } from "./tables.ts";
import { textRuns } from "./text-runs.ts";
import { trees } from "./trees.ts";
import { works } from "./works.ts";
import { yjs } from "./yjs.ts";
import { zips } from "./zips.ts";

/** All hostile inputs, by the kinds `npm run abuse -- --only KIND` knows. */
export const COST_KINDS: Readonly<Record<string, readonly CostEntry[]>> = {
  textRuns,
  fileRuns,
  foldings,
  markdown,
  yjs,
  zips,
  pdf,
  trees,
  tables,
  cells,
  searches,
  many,
  jsonBodies,
  exports: exportsOf,
  formulas,
  works,
  moderation,
};
