import { formatNumber } from "#lib/format.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SearchBox } from "#ui/search-box/search-box.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { SORTS, useNotebookView } from "./notebook-view.ts";
import css from "./shelf-bar.module.css";

type ShelfBarProps = { typed: string; onType: (words: string) => void; total: number | undefined; found: boolean };

const LAYOUTS = [
  { value: "cards", icon: "squares-four" },
  { value: "rows", icon: "rows" },
] as const;

/** Search, order and form of the list. */
export function ShelfBar({ typed, onType, total, found }: ShelfBarProps) {
  const { layout, sort } = useNotebookView();
  const words = found ? m.found : m.total;
  return (
    <search className={css["bar"]}>
      <SearchBox value={typed} onChange={onType} label={m.search} placeholder={m.searchPlaceholder} />
      <span className={css["total"]} role="status">
        {total === undefined ? "" : words(formatNumber(total))}
      </span>
      <label className={css["sort"]}>
        <Icon name="arrows-down-up" size={16} />
        <span className="sr">{m.sort.label}</span>
        <select
          value={sort}
          onChange={(event) => {
            const chosen = SORTS.find((one) => one === event.target.value);
            if (chosen !== undefined) useNotebookView.choose({ sort: chosen });
          }}
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {m.sort[one]}
            </option>
          ))}
        </select>
      </label>
      <Segmented
        label={m.layout.label}
        value={layout}
        onChange={(chosen) => useNotebookView.choose({ layout: chosen })}
        options={LAYOUTS.map(({ value, icon }) => ({
          value,
          label: (
            <>
              <Icon name={icon} size={16} />
              <span className="sr">{m.layout[value]}</span>
            </>
          ),
        }))}
      />
    </search>
  );
}
