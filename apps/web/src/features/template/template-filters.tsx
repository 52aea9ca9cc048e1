import { useId } from "react";
import { templateMessages as m } from "#messages/template.ts";
import { Chip } from "#ui/chip/chip.tsx";
import { Select } from "#ui/field/field.tsx";
import type { LibraryNames } from "./library-data.ts";
import { LEVELS, type ListView, SORTS } from "./list-view.ts";
import css from "./template-filters.module.css";

export type FilterProps = {
  view: ListView;
  names: LibraryNames;
  /** Numbers of users are public for enough templates to go by them. */
  isUseKnown: boolean;
  onChange: (changed: Partial<ListView>) => void;
};

/** Order and level as chips. */
export function FilterChips({ view, isUseKnown, onChange }: Omit<FilterProps, "names">) {
  const sorts = SORTS.filter((sort) => sort !== "used" || isUseKnown || view.sort === "used");
  return (
    <fieldset aria-label={m.sortLabel} className={css["chips"]}>
      {sorts.map((sort) => (
        <Chip key={sort} selected={view.sort === sort} onClick={() => onChange({ sort })}>
          {m.sort[sort]}
        </Chip>
      ))}
      <i aria-hidden="true" />
      {LEVELS.map((level) => (
        <Chip key={level} selected={view.level === level} onClick={() => onChange({ level: view.level === level ? null : level })}>
          {m.levels[level]}
        </Chip>
      ))}
    </fieldset>
  );
}

const DISCIPLINE = "discipline:";

/** Major, by its discipline, and method. */
export function FilterSelects({ view, names, onChange }: Omit<FilterProps, "isUseKnown">) {
  const id = useId();
  const major = view.major ?? (view.discipline === null ? "" : `${DISCIPLINE}${view.discipline}`);
  const choose = (value: string) =>
    onChange(
      value.startsWith(DISCIPLINE)
        ? { discipline: value.slice(DISCIPLINE.length), major: null }
        : { discipline: null, major: value === "" ? null : value },
    );
  return (
    <div className={css["selects"]}>
      <div className={css["field"]}>
        <label htmlFor={`${id}-major`}>{m.majorLabel}</label>
        <Select id={`${id}-major`} value={major} onChange={(event) => choose(event.target.value)}>
          <option value="">{m.allMajors}</option>
          {names.disciplines.map(({ key, title, majors }) => (
            <optgroup key={key} label={title}>
              <option value={`${DISCIPLINE}${key}`}>{m.allOf(title)}</option>
              {majors.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
      <div className={css["field"]}>
        <label htmlFor={`${id}-method`}>{m.methodLabel}</label>
        <Select id={`${id}-method`} value={view.method ?? ""} onChange={(event) => onChange({ method: event.target.value || null })}>
          <option value="">{m.allMethods}</option>
          {names.methods.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
