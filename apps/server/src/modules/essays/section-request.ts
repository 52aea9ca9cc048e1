import type { StartInput } from "@tangleaf/contract";
import type { StepContext } from "../jobs/index.ts";
import { foundEvidence, sectionNamed, surroundingsOf } from "../section-writing/index.ts";
import type { EssayJobInput } from "./essay-job-input.ts";
import type { EssayJobOptions } from "./options.ts";
import { BRIEF_STEP } from "./plan-essay.ts";

/** What is asked for a section: read from the document as it stands when its turn comes, with all that its owner changed by then. */
export async function sectionRequest(
  { documents, references, log }: EssayJobOptions,
  context: StepContext<EssayJobInput>,
): Promise<StartInput> {
  const { userId, input, params } = context;
  const section = sectionNamed(input, params);
  const { essay, method, outline } = input;
  const { essayId } = essay;
  const { content } = await documents.read({ userId, documentId: essayId });
  const { path: _, query, ...around } = surroundingsOf(content, section, essay.language === "zh" ? "zh" : "en");
  return {
    kind: "section",
    input: {
      essay,
      method,
      outline,
      paragraphId: section.id,
      target: section.target,
      limit: input.limit,
      brief: briefOf(context),
      evidence: await foundEvidence(log, (limit) => references.evidenceFor({ userId, essayId, query, limit })),
      ...around,
    },
  };
}

/** The brief the job has made, else the essay's own. */
export function briefOf({ input, results }: Pick<StepContext<EssayJobInput>, "input" | "results">): EssayJobInput["brief"] {
  const made = results[BRIEF_STEP];
  return made?.type === "generation" && made.result !== null ? (made.result as EssayJobInput["brief"]) : input.brief;
}
