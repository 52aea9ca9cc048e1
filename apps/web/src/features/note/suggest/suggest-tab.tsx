import { TextSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { shownText } from "#editor/suggest/cited-text.ts";
import type { PlacedPassage } from "#editor/suggest/place-passages.ts";
import { stretchesOf } from "#editor/suggest/single-changes.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import css from "./suggest.module.css";
import { SuggestionButtons } from "./suggest-bars.tsx";
import { type SuggestWork, useOpenSuggestions, usePlacedPassages } from "./use-suggest.ts";

/** All open suggestions of the note in a list, for one after the other or all at once. */
export function SuggestTab({ work, onShowText }: { work: SuggestWork; onShowText?: (() => void) | undefined }) {
  const suggestions = useOpenSuggestions(work);
  const placed = usePlacedPassages(work);
  const [shown, setShown] = useState<string | null>(null);
  if (suggestions.length === 0) return <p className={css["empty"]}>{m.list.empty}</p>;
  return (
    <>
      <div className={css["all"]}>
        <p role="status">{m.list.count(suggestions.length)}</p>
        <span className={css["choices"]}>
          <Button size="sm" tone="ghost" onClick={work.rejectAll}>
            {m.list.rejectAll}
          </Button>
          <Button size="sm" onClick={work.acceptAll}>
            {m.list.acceptAll}
          </Button>
        </span>
      </div>
      <ul className={css["list"]}>
        {suggestions.map((suggestion) => {
          const own = placed.filter((one) => one.suggestion.id === suggestion.id);
          const first = own.find(({ node }) => node !== null);
          return (
            <li key={suggestion.id} className={css["item"]}>
              <ChangesInShort placed={own} />
              <SuggestionButtons work={work} suggestion={suggestion} placed={own} onCompare={() => setShown(suggestion.id)} />
              {first === undefined ? null : (
                <Button
                  size="sm"
                  tone="ghost"
                  onClick={() => {
                    onShowText?.();
                    goTo(work, first);
                  }}
                >
                  {m.list.show}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <DecideDialog work={work} id={shown} placed={placed} onClose={() => setShown(null)} />
    </>
  );
}

/** Changes a row of the list tells. */
const TOLD_CHANGES = 3;

/** What a suggestion changes, old → new, without the words it keeps; of new text and of what is still written the words. */
function ChangesInShort({ placed }: { placed: readonly PlacedPassage[] }) {
  const changes = placed.flatMap(({ passage }) => {
    if (passage.becomes === null || passage.behind === 1) return [];
    return stretchesOf(passage).flatMap((stretch) => ("kept" in stretch ? [] : [stretch]));
  });
  if (changes.length === 0)
    return <p className={css["words"]}>{placed.map(({ passage }) => shownText(passage.becomes ?? passage.was)).join(" ")}</p>;
  return (
    <ul className={css["short"]}>
      {changes.slice(0, TOLD_CHANGES).map(({ removed, added }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may say the same, and their order is all that tells them apart
        <li key={place}>
          <del>{shownText(removed) || "—"}</del> → <ins>{shownText(added) || m.decide.nothing}</ins>
        </li>
      ))}
      {changes.length > TOLD_CHANGES ? <li>{m.list.moreChanges(changes.length - TOLD_CHANGES)}</li> : null}
    </ul>
  );
}

function goTo({ opened }: SuggestWork, { pos }: PlacedPassage): void {
  const { view } = opened.editor;
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(pos + 1))).setMeta("addToHistory", false));
  view.focus();
  const dom = view.nodeDOM(pos);
  if (dom instanceof HTMLElement) dom.scrollIntoView({ block: "center", behavior: "instant" });
}

/** The name of the tab, with how many wait. */
export function SuggestTabTitle({ work }: { work: SuggestWork }) {
  const { length } = useOpenSuggestions(work);
  return (
    <>
      {m.list.title}
      {length === 0 ? null : (
        <span className={css["tab"]} title={m.list.count(length)}>
          <Badge>{length}</Badge>
        </span>
      )}
    </>
  );
}
