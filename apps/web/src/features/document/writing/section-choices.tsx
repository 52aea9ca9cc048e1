import { formatNumber } from "#lib/format.ts";
import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import { Check } from "#ui/check/check.tsx";
import type { SectionRow } from "./section-states.ts";
import css from "./write-dialog.module.css";

type SectionChoicesProps = { rows: readonly SectionRow[]; chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };

/** Which sections are written anew. */
export function SectionChoices({ rows, chosen, onChange }: SectionChoicesProps) {
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const set = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={css["choices"]}>
      <legend>{m.quote.which}</legend>
      <Check checked={all} onChange={(isAll) => onChange(new Set(isAll ? rows.map(({ id }) => id) : []))}>
        {m.quote.all}
      </Check>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Check checked={chosen.has(row.id)} onChange={(isChosen) => set(row.id, isChosen)}>
              {row.title === "" ? m.untitled : row.title}
              <small>{row.own === 0 ? m.quote.empty : m.length(formatNumber(row.own))}</small>
            </Check>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
