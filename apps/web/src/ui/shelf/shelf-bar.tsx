import type { ShelfAddress } from "#lib/use-shelf-address.ts";
import { TextInput } from "#ui/field/field.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./shelf.module.css";

type ShelfBarProps = { address: ShelfAddress; words: { label: string; all: string; bin: string; search: string } };

/** Over a list: those there are or the bin, and what they are searched by. */
export function ShelfBar({ address: { place, typed, set }, words }: ShelfBarProps) {
  return (
    <div className={css["bar"]}>
      <Segmented
        label={words.label}
        value={place}
        onChange={(next) => set({ place: next })}
        options={[
          { value: "all", label: words.all },
          { value: "bin", label: words.bin },
        ]}
      />
      <TextInput
        type="search"
        value={typed}
        aria-label={words.search}
        placeholder={words.search}
        onChange={({ target }) => set({ q: target.value })}
      />
    </div>
  );
}
