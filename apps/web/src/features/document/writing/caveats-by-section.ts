import type { SectionFault, WrittenSection } from "@tangleaf/contract";
import { LENGTH_FREE_SHARE } from "@tangleaf/contract/constants";
import { formatNumber } from "#lib/format.ts";
import { sectionWritingMessages } from "#messages/section-writing.ts";
import type { SectionRow } from "./section-states.ts";
import type { SectionWork } from "./use-section-work.ts";

const m = sectionWritingMessages.caveats;

type Judged = Pick<WrittenSection, "faults" | "unknownRefs"> & {
  readonly characters: number;
  /** Characters it was to have. */
  readonly target: number;
};
type Rule = { readonly fault: SectionFault; readonly holds?: (section: Judged) => boolean; readonly say: (section: Judged) => string };

/** Faults that say why a section is short. */
const SHORTENING: readonly SectionFault[] = ["language", "cut", "limit", "loop"];

/** In the order they are shown in. Sentences that stand twice are told by the self-check, which sees what has changed since. */
const RULES: readonly Rule[] = [
  { fault: "language", say: () => m.language },
  { fault: "loop", say: () => m.loop },
  { fault: "limit", say: () => m.limit },
  { fault: "cut", say: () => m.cut },
  {
    fault: "short",
    holds: ({ faults, characters, target }) =>
      characters < target * (1 - LENGTH_FREE_SHARE) && !faults.some((fault) => SHORTENING.includes(fault)),
    say: ({ characters, target }) => m.short(formatNumber(characters), formatNumber(target)),
  },
  { fault: "unknownRefs", say: ({ unknownRefs }) => m.unknownRefs(unknownRefs.length) },
];

/** Everything to know of a section that was written. */
export function caveatsOfSection(section: Judged): string[] {
  const rules = RULES.filter(({ fault, holds }) => section.faults.includes(fault) && (holds?.(section) ?? true));
  return rules.map(({ say }) => say(section));
}

/** The same of all sections that still hold what was written for them, by the ids of their headings. */
export function caveatsBySection({
  rows,
  states,
  written,
  lengthOf,
}: Pick<SectionWork, "rows" | "states" | "written" | "lengthOf">): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(written.map((section) => [section.paragraphId, section]));
  return new Map(
    rows.flatMap((row) => {
      const section = byId.get(row.id);
      if (section === undefined || states.get(row.id)?.kind !== "written" || !holds(row, section)) return [];
      const caveats = caveatsOfSection({ ...section, characters: row.own, target: lengthOf(row) });
      return caveats.length === 0 ? [] : [[row.id, caveats] as const];
    }),
  );
}

function holds(row: SectionRow, { generationId }: WrittenSection): boolean {
  return generationId !== null && row.holds === generationId;
}
