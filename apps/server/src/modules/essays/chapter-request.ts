import type { StartInput } from "@tangleaf/contract";
import { leavesOf } from "@tangleaf/document/convert";
import { z } from "zod";
import type { StepContext } from "../jobs/index.ts";
import { chapterResults, foundEvidence, sectionHeads, sectionNamed } from "../section-writing/index.ts";
import { answeredBy } from "./chapter-steps.ts";
import type { EssayJobInput } from "./essay-job-input.ts";
import type { EssayJobOptions } from "./options.ts";
import { briefOf } from "./section-request.ts";

/** Its words are looked for in the library, so many of them. UTF-16 units. */
const QUERY_UNITS = 400;

/** The sections a step writes at once. Steps of jobs that were begun by earlier versions write one, and have no such params. */
export const chapterParamsSchema = z.object({ sections: z.array(z.string()).min(1) });

/** What is asked for a chapter: read from the document as it stands when its turn comes, with all that its owner changed by then. */
export async function chapterRequest(
  { documents, references, texts, log }: EssayJobOptions,
  context: StepContext<EssayJobInput>,
): Promise<StartInput> {
  const { userId, input, params } = context;
  const { essay, method, outline } = input;
  const { essayId } = essay;
  const sections = chapterParamsSchema.parse(params).sections.map((id) => sectionNamed(input, id));
  const wanted = new Set(sections.map(({ id }) => id));
  const { content } = await documents.read({ userId, documentId: essayId });
  const chapters = await texts.paragraphsOf({ userId, content });
  // A chapter whose sections are all gone meanwhile is told apart by its place when the job began.
  const found = chapters.findIndex((chapter) => leavesOf([chapter]).some(({ id }) => wanted.has(id)));
  const place = found < 0 ? (sections[0]?.chapter ?? 0) : found;
  const roles = new Map(outline.map(({ id, role }) => [id, role]));
  const answered = answeredBy(
    chapters.map(({ id, title }) => ({ title, role: roles.get(id) })),
    place,
  );
  const query = [chapters[place]?.title ?? "", ...sections.map(({ title }) => title)].join(" ").slice(0, QUERY_UNITS).toWellFormed();
  const own = chapters[place];
  const others = own === undefined ? [] : leavesOf([own]).filter(({ id }) => !wanted.has(id));
  return {
    kind: "chapter",
    input: {
      essay,
      method,
      outline,
      sections: sections.map(({ id, target }) => ({ id, target })),
      brief: briefOf(context),
      evidence: await foundEvidence(log, (limit) => references.evidenceFor({ userId, essayId, query, limit })),
      results: chapterResults(chapters.slice(0, place), essay.language === "zh" ? "zh" : "en"),
      problems: answered === null || chapters[answered] === undefined ? [] : sectionHeads(chapters[answered]),
      before: others.flatMap(sectionHeads),
    },
  };
}
