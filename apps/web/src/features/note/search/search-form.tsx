import { type ReactNode, useState } from "react";
import { noteSearchMessages as m } from "#messages/note-search.ts";
import { Button } from "#ui/button/button.tsx";
import { TextInput } from "#ui/field/field.tsx";
import css from "./search.module.css";
import type { Shown } from "./use-search.ts";

type SearchFormProps<Answer> = {
  words: { field: string; placeholder: string; button: string; asking: string };
  /** What is looked for at first. */
  first: string;
  maxLength: number;
  /** null = it costs nothing. */
  cost: ReactNode | null;
  shown: Shown<Answer>;
  onSearch: (q: string, page: number) => void;
  pagesMax: number;
  isEmpty: (answer: Answer) => boolean;
  /** Said where nothing was found. */
  none: string;
  children: (answer: Answer) => ReactNode;
};

/** The field, the state of the search, what was found, and the pages of it. */
export function SearchForm<Answer>(props: SearchFormProps<Answer>) {
  const { words, first, maxLength, cost, shown, onSearch, pagesMax, isEmpty, none, children } = props;
  const [typed, setTyped] = useState(first.slice(0, maxLength));
  const asking = shown.kind === "asking";
  return (
    <>
      <form
        className={css["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed, 1);
        }}
      >
        <TextInput
          aria-label={words.field}
          placeholder={words.placeholder}
          maxLength={maxLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button tone={cost === null ? "solid" : "write"} type="submit" disabled={asking || typed.trim() === ""} aria-busy={asking}>
          {asking ? words.asking : words.button}
          {asking ? null : cost}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={asking}>
        {shown.kind === "failed" ? <p className={css["problem"]}>{shown.problem}</p> : null}
        {shown.kind !== "found" ? null : (
          <>
            {isEmpty(shown.answer) ? <p className={css["hint"]}>{none}</p> : children(shown.answer)}
            {shown.page === 1 && isEmpty(shown.answer) ? null : (
              <div className={css["pages"]}>
                <Button size="sm" disabled={shown.page === 1} onClick={() => onSearch(shown.q, shown.page - 1)}>
                  {m.previous}
                </Button>
                <span>{m.page(shown.page)}</span>
                <Button
                  size="sm"
                  tone={cost === null ? "line" : "write"}
                  disabled={isEmpty(shown.answer) || shown.page >= pagesMax}
                  onClick={() => onSearch(shown.q, shown.page + 1)}
                >
                  {m.next}
                  {cost}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}
