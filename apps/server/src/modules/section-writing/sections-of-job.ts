import type { EssayJobSection, Job, JobStep, JobStepStatus } from "@tangleaf/contract";
import { allocateLengths } from "@tangleaf/document/outline";
import type { Jobs } from "../jobs/jobs.ts";
import { type PlacedSection, readPlaced } from "./placed-section.ts";
import { placedBy, writtenBy } from "./section-steps.ts";

/** A job, and what the code of its steps has answered. */
export type AnsweredJob = Job & { readonly results: Readonly<Record<string, unknown>> };
type Section = { readonly paragraphId: string; readonly placed: PlacedSection | null };

/** null where there is no job. */
export async function readAnsweredJob(
  jobs: Pick<Jobs, "get" | "results">,
  { userId, jobId }: { readonly userId: string; readonly jobId: string | null },
): Promise<AnsweredJob | null> {
  if (jobId === null) return null;
  const [job, results] = await Promise.all([jobs.get({ userId, jobId }), jobs.results({ userId, jobId })]);
  return { ...job, results };
}

/** The sections of a job in the order of its plan. Those of a chapter share the step that writes them, and its tokens by their characters. */
export function sectionsOf({ steps, results }: Pick<AnsweredJob, "steps" | "results">): EssayJobSection[] {
  const places = steps.flatMap((step) => {
    const paragraphId = placedBy(step.name);
    const written = step.needs.find((need) => writtenBy(need) !== null);
    return paragraphId === null || written === undefined ? [] : [{ paragraphId, written, placed: readPlaced(results[step.name]) }];
  });
  return [...Map.groupBy(places, ({ written }) => written)].flatMap(([name, sections]) => {
    const step = steps.find((one) => one.name === name);
    return step === undefined ? [] : presentSections(step, sections);
  });
}

function presentSections({ name, status, generationId, charged, error }: JobStep, sections: readonly Section[]): EssayJobSection[] {
  const written = sections.filter(({ placed }) => (placed?.characters ?? 0) > 0);
  // Until something is placed nothing says who had how much of it.
  const sharing = written.length > 0 ? written : sections;
  const shares = allocateLengths(
    charged,
    sharing.map(({ placed }) => placed?.characters || 1),
  );
  return sections.map((section) => {
    const { paragraphId, placed } = section;
    const { place = "none", faults = [], unknownRefs = [] } = placed ?? {};
    const told = {
      paragraphId,
      step: name,
      status: statusOf(status, placed),
      place,
      generationId,
      tokens: shares[sharing.indexOf(section)] ?? 0,
    };
    return { ...told, error, faults, unknownRefs };
  });
}

/** Of a chapter that was stopped, some sections are whole by then, and some were not begun. */
function statusOf(status: JobStepStatus, placed: PlacedSection | null): JobStepStatus {
  if (status !== "stopped" || placed === null) return status;
  if (placed.characters === 0) return "skipped";
  return placed.isWhole ? "done" : status;
}
