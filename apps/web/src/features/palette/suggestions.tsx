import { useQuery } from "@tanstack/react-query";
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { tabColour, totalScenes } from "#lib/categories.ts";
import { isComposing } from "#lib/is-composing.ts";
import { openPalette } from "#lib/overlay-stores.ts";
import { saidState } from "#lib/said-state.ts";
import { paletteMessages } from "#messages/palette.ts";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import { type FoundWish, findWishes, freeWish } from "./find-wishes.ts";
import css from "./suggestions.module.css";
import { finderQuery } from "./use-palette-data.ts";

const m = paletteMessages.suggest;

type SuggestionsProps = {
  /** The box one types into. It is part of the first load; what it needs as a combobox comes from here. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** How often Enter was pressed: also before this was loaded. */
  asked: number;
};

type Row = { id: string; wish: FoundWish | null; run: () => void };

/** The scenes a sentence may mean, below the box it is typed into, with what would be filled in, and the ways on when none fits. */
export function Suggestions({ input, text, asked }: SuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(finderQuery);
  const [isClosed, setClosed] = useState(false);
  const [at, setAt] = useState(0);
  const typed = text.trim();
  const sentence = useDeferredValue(typed);
  const [before, setBefore] = useState(typed);
  if (before !== typed) {
    setBefore(typed);
    setAt(0);
    setClosed(false);
  }
  const isShown = !isClosed && typed !== "";

  const rowsFor = (wanted: string): Row[] => {
    if (data === undefined || wanted === "") return [];
    const go = ({ path, said }: FoundWish) => {
      setClosed(true);
      void navigate(path, { state: saidState(said) });
    };
    const found = findWishes(data, wanted);
    const free = freeWish(data, wanted);
    const all = () => {
      setClosed(true);
      openPalette();
    };
    return [
      ...found.map((wish): Row => ({ id: wish.entry.key, wish, run: () => go(wish) })),
      ...(free === null || found.some(({ entry }) => entry === free.entry) ? [] : [{ id: "free", wish: null, run: () => go(free) }]),
      { id: "all", wish: null, run: all },
    ];
  };
  const rows = isShown ? rowsFor(sentence) : [];
  const found = rows.filter(({ wish }) => wish !== null).length;
  const chosen = rows[Math.min(at, rows.length - 1)];

  const chosenId = chosen === undefined ? null : `${id}-${chosen.id}`;
  useComboboxState(input, `${id}-list`, chosenId);

  const answered = useRef(0);
  useEffect(() => {
    if (asked === answered.current) return;
    if (typed === "") {
      answered.current = asked;
      openPalette();
      return;
    }
    if (isError) void refetch();
    if (data === undefined) return;
    answered.current = asked;
    // What was typed counts, not what the list has caught up with.
    const wanted = isShown && sentence === typed ? chosen : rowsFor(typed)[0];
    wanted?.run();
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || typed === "") return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isClosed) setClosed(false);
      else if (rows.length > 0) setAt((Math.min(at, rows.length - 1) + step + rows.length) % rows.length);
    }
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setClosed(true);
    }
  });
  useEffect(() => {
    const box = input.current;
    const open = () => setClosed(false);
    const close = () => setClosed(true);
    box?.addEventListener("keydown", onKeyDown);
    box?.addEventListener("focus", open);
    box?.addEventListener("blur", close);
    return () => {
      box?.removeEventListener("keydown", onKeyDown);
      box?.removeEventListener("focus", open);
      box?.removeEventListener("blur", close);
    };
  }, [input]);

  if (!isShown) return null;
  return (
    <div className={css["panel"]}>
      <p className="sr" role="status">
        {rows.length === 0 ? "" : m.count(found)}
      </p>
      {rows.length === 0 ? <p className={css["line"]}>{isError ? m.failed : m.loading}</p> : null}
      {rows.length > 0 && found === 0 ? <p className={css["line"]}>{m.nothing}</p> : null}
      <div id={`${id}-list`} role="listbox" aria-label={m.label}>
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search box keeps the focus and moves the choice
          <div
            key={row.id}
            id={`${id}-${row.id}`}
            role="option"
            aria-selected={row === chosen}
            className={css["row"]}
            style={tabColour(row.wish?.entry.categories[0] ?? "")}
            data-way={row.wish === null || undefined}
            onPointerMove={() => setAt(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={row.run}
          >
            <RowLook row={row} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Tells the box which list it narrows, and which row of it is chosen; null: no list is shown. */
function useComboboxState(input: RefObject<HTMLInputElement | null>, listId: string, chosenId: string | null): void {
  useEffect(() => {
    const box = input.current;
    box?.setAttribute("aria-autocomplete", "list");
    box?.setAttribute("aria-expanded", String(chosenId !== null));
    if (chosenId === null) {
      box?.removeAttribute("aria-controls");
      box?.removeAttribute("aria-activedescendant");
    } else {
      box?.setAttribute("aria-controls", listId);
      box?.setAttribute("aria-activedescendant", chosenId);
    }
  }, [input, listId, chosenId]);
}

function RowLook({ row: { id, wish } }: { row: Row }) {
  if (wish === null) {
    return (
      <>
        <Icon name={id === "free" ? "note-pencil" : "squares-four"} />
        <b>{id === "free" ? m.free : m.all(totalScenes)}</b>
        <span className={css["remark"]}>{id === "free" ? m.freeRemark : m.allRemark}</span>
      </>
    );
  }
  return (
    <>
      <SceneIcon name={wish.entry.icon} className={css["tinted"]} />
      <b>{wish.entry.title}</b>
      {wish.filled.length === 0 ? (
        <span className={css["remark"]}>{wish.entry.remark}</span>
      ) : (
        <span className={css["filled"]}>
          {wish.filled.map(({ label, value }) => (
            <em key={label}>{m.pair(label, value)}</em>
          ))}
        </span>
      )}
      <span className={css["enter"]} aria-hidden="true">
        <kbd className="kbd">↵</kbd>
      </span>
    </>
  );
}
