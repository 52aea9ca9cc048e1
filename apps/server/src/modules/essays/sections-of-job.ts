import type { EssayJobSection, JobStep, JobStepStatus } from "@tangleaf/contract";
import { allocateLengths } from "@tangleaf/document/outline";
import { type PlacedSection, placedBy, readPlaced, writtenBy } from "../section-writing/index.ts";
import type { JobOfEssay } from "./present-essay.ts";

type Section = { readonly paragraphId: string; readonly placed: PlacedSection | null };

/** The sections of a job in the order of its plan. Those of a chapter share the step that writes them, and its tokens by their characters. */
export function sectionsOf({ steps, results }: JobOfEssay): EssayJobSection[] {
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
