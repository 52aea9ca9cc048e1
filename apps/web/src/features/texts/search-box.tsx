import { textsMessages as m } from "#messages/texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./texts-list.module.css";

/** What one searches one's work with. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
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
  );
}
