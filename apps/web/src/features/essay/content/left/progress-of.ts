import { isWritten, type SectionKind, type SectionRow, type SectionState } from "#features/document/writing/section-states.ts";

/** A row of the list: where the section with those below it stands. */
export type Progress = { readonly kind: SectionKind; readonly characters: number };

/** What is said of a chapter: the first of these that one of its sections is. */
const FIRST_SAID: readonly SectionKind[] = ["failed", "unplaced", "writing", "stopped", "queued"];

/** Where each section stands with those below it, by the id of its heading. */
export function progressOf(rows: readonly SectionRow[], states: ReadonlyMap<string, SectionState>): ReadonlyMap<string, Progress> {
  const kindOf = ({ id }: SectionRow): SectionKind => states.get(id)?.kind ?? "empty";
  return new Map(
    rows.map((row) => {
      const below = rows.filter((one) => isWritten(one) && one.from >= row.from && one.to <= row.to).map(kindOf);
      const said = FIRST_SAID.find((kind) => below.includes(kind));
      const kind = row.hasChildren ? (said === "failed" || said === "unplaced" ? "writing" : (said ?? whole(below))) : kindOf(row);
      return [row.id, { kind, characters: row.length }];
    }),
  );
}

function whole(below: readonly SectionKind[]): SectionKind {
  if (below.every((kind) => kind === "written")) return "written";
  return below.some((kind) => kind === "written") ? "writing" : "empty";
}

/** Sections that have words of those that text goes into, and the length of the whole text. */
export function totalsOf(rows: readonly SectionRow[]): { done: number; total: number; characters: number } {
  const leaves = rows.filter(isWritten);
  return {
    done: leaves.filter(({ own }) => own > 0).length,
    total: leaves.length,
    characters: rows.reduce((sum, { ownLength }) => sum + ownLength, 0),
  };
}
