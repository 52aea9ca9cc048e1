import { textsMessages as m } from "#messages/texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./texts-list.module.css";

type TextsSearchProps = { value: string; onChange: (value: string) => void; total: string };

export function TextsSearch({ value, onChange, total }: TextsSearchProps) {
  return (
    <search className={css["search"]}>
      <label className={css["box"]}>
        <Icon name="magnifying-glass" size={16} />
        <span className="sr">{m.search}</span>
        <input
          type="search"
          value={value}
          placeholder={m.searchPlaceholder}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <span className={css["total"]} role="status">
        {total}
      </span>
    </search>
  );
}
