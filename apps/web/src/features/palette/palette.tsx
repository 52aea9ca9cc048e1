import type { PaletteEntry } from "@tangleaf/catalogue/palette";
import { webPaths } from "@tangleaf/contract/web-paths";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { wantFormFocus } from "#lib/form-focus.ts";
import { isComposing } from "#lib/is-composing.ts";
import { closePalette, usePalette } from "#lib/overlay-stores.ts";
import { saidState } from "#lib/said-state.ts";
import { paletteMessages as m } from "#messages/palette.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { KeyCap } from "#ui/key-cap/key-cap.tsx";
import { pathOf } from "./find-wishes.ts";
import css from "./palette.module.css";
import type { PaletteItem } from "./palette-items.ts";
import { PaletteKeys } from "./palette-keys.tsx";
import { groupOf, PaletteRow } from "./palette-row.tsx";
import { ScenePreview } from "./scene-preview.tsx";
import { type ListHere, usePaletteItems } from "./use-palette-items.ts";

/** ⌘K: every scene, one's own texts and the actions one can do, by keyboard alone. */
export function Palette({ listHere }: { listHere: ListHere }) {
  const { open, query } = usePalette();
  return (
    <Dialog open={open} onClose={closePalette} title={m.title} hideTitle shape="palette" width="lg" flush>
      <PaletteBody initialQuery={query} listHere={listHere} onDone={closePalette} />
    </Dialog>
  );
}

type PaletteBodyProps = { initialQuery: string; listHere: ListHere; onDone: () => void };

/** The search box, the list it narrows, and a look at the chosen row. */
function PaletteBody({ initialQuery, listHere, onDone }: PaletteBodyProps) {
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(initialQuery);
  // Keys that came before the box had the focus.
  const [before, setBefore] = useState(initialQuery);
  if (before !== initialQuery) {
    setBefore(initialQuery);
    setTyped(initialQuery);
  }
  // Results that arrive late move the rows: the chosen row is kept by its id.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { items, query, finder, texts, signedIn } = usePaletteItems(typed, listHere);
  const chosenIndex = Math.max(
    0,
    items.findIndex((item) => item.id === chosenId),
  );
  const chosen = items[chosenIndex];
  // The first row of a query counts as chosen once it is shown: Enter opens the row a person sees marked.
  if (chosenId === null && chosen !== undefined && typed !== "" && query === typed) setChosenId(chosen.id);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });

  const run = (item: PaletteItem, carry: boolean) => {
    onDone();
    if (item.kind === "scene") wantFormFocus();
    if (item.kind === "action") item.action.run();
    if (item.kind === "scene") void navigate(carry ? `${item.path}?carry` : item.path, { state: saidState(item.said) });
    if (item.kind === "text") void navigate(textPath(item, finder.data?.entries ?? []));
    if (item.kind === "document") void navigate(item.document.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosenId(items[(chosenIndex + step + items.length) % Math.max(items.length, 1)]?.id ?? null);
    }
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      run(chosen, event.metaKey || event.ctrlKey);
    }
  };

  return (
    <div className={css["palette"]}>
      <div className={css["input"]}>
        <Icon name="magnifying-glass" size={20} />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
          aria-autocomplete="list"
          aria-label={m.title}
          placeholder={m.placeholder}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
          autoFocus
          onChange={(event) => {
            setTyped(event.target.value);
            setChosenId(null);
          }}
          onKeyDown={onKeyDown}
        />
        <KeyCap keys="Esc" />
      </div>
      <div className={css["body"]}>
        {/* A list of nothing is none: the line that says so stands alone. */}
        <div
          ref={list}
          className={css["list"]}
          id={`${id}-list`}
          {...(items.length === 0 ? { role: "status" } : { role: "listbox", "aria-label": m.title })}
        >
          {items.map((item, index) => (
            <PaletteRow
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              first={groupOf(items[index - 1]) !== groupOf(item)}
              chosen={item === chosen}
              typed={query.trim()}
              onChoose={() => setChosenId(item.id)}
              onRun={() => run(item, false)}
            />
          ))}
          {items.length === 0 ? (
            <p className={css["nothing"]}>{finder.isError ? m.failed : finder.isPending ? m.loading : m.nothing}</p>
          ) : null}
        </div>
        <div className={css["preview"]}>
          {chosen?.kind === "scene" ? (
            <ScenePreview
              entry={chosen.entry}
              filled={chosen.filled}
              last={texts.find(({ sceneType }) => sceneType === chosen.entry.key)}
              signedIn={signedIn}
            />
          ) : null}
          {chosen?.kind === "text" ? <p className={`${css["sample"]} paper`}>{chosen.text.excerpt}</p> : null}
        </div>
      </div>
      <PaletteKeys item={chosen} />
    </div>
  );
}

function textPath({ text }: Extract<PaletteItem, { kind: "text" }>, entries: readonly PaletteEntry[]): string {
  const scene = entries.find(({ key }) => key === text.sceneType);
  return scene ? `${pathOf(scene)}?text=${text.generationId}` : webPaths.texts;
}
