import type { MajorCategory } from "@tangleaf/catalogue/majors";
import type { FoundMajor } from "@tangleaf/catalogue/search-majors";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { variant } from "#lib/variant.ts";
import { essayTitleMessages } from "#messages/essay-title.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import css from "./major-dialog.module.css";

const m = essayTitleMessages.majors;
const FOUND_MAX = 60;

type Majors = { categories: readonly MajorCategory[]; search: (query: string) => FoundMajor[] };

/** The catalogue of majors: loaded when somebody wants to choose one. */
const majorsQuery = queryOptions({
  queryKey: queryKeys.majors,
  queryFn: async (): Promise<Majors> => {
    const [{ readMajors }, { searchMajors }] = await Promise.all([
      import("@tangleaf/catalogue/majors"),
      import("@tangleaf/catalogue/search-majors"),
    ]);
    const categories = readMajors();
    return { categories, search: (query) => searchMajors(categories, query) };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

type MajorDialogProps = { open: boolean; onClose: () => void; onPick: (major: string) => void };

/** 挑专业: by field and class, or by name. */
export function MajorDialog({ open, onClose, onPick }: MajorDialogProps) {
  const { data, isError } = useQuery(majorsQuery);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const query = typed.trim();
  const found = query === "" || data === undefined ? null : data.search(query);
  const category = data?.categories.find(({ key }) => key === chosen) ?? data?.categories[0];
  return (
    <Dialog open={open} onClose={onClose} title={m.title} width="lg" shape="sheet" focusWhole>
      <div className={css["search"]}>
        <TextInput
          type="search"
          aria-label={m.search}
          placeholder={m.searchPlaceholder}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found ?? [];
            if (event.key === "Enter" && !isComposing(event.nativeEvent) && first !== undefined) onPick(first[variant]);
          }}
        />
        <span role="status">{found === null ? "" : m.found(found.length)}</span>
      </div>
      {isError ? (
        <p className={css["note"]}>{m.failed}</p>
      ) : data === undefined || category === undefined ? (
        <div aria-busy="true">
          <span className="sr">{m.loading}</span>
          <SkeletonBars rows={8} />
        </div>
      ) : found !== null ? (
        <div className={css["majors"]}>
          {found.length === 0 ? <p className={css["note"]}>{m.nothing}</p> : null}
          <ul className={css["names"]}>
            {found.slice(0, FOUND_MAX).map((major) => (
              <li key={major.zh}>
                <button type="button" onClick={() => onPick(major[variant])}>
                  {major[variant]} <span>{major.of[variant]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <div className={css["catalogue"]}>
          <nav aria-label={m.categories} className={css["categories"]}>
            {data.categories.map((one) => (
              <button
                key={one.key}
                type="button"
                aria-current={one.key === category.key ? "true" : undefined}
                onClick={() => setChosen(one.key)}
              >
                {one[variant]}
              </button>
            ))}
          </nav>
          {/* Another field begins at its top. */}
          <div key={category.key} className={css["majors"]}>
            {category.classes.map((one) => (
              <section key={one.zh} aria-label={one[variant]}>
                <h3>{one[variant]}</h3>
                <ul className={css["names"]}>
                  {one.majors.map((major) => (
                    <li key={major.zh}>
                      <button type="button" onClick={() => onPick(major[variant])}>
                        {major[variant]}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
      <p className={css["note"]}>{m.source}</p>
    </Dialog>
  );
}
