import type { Suggestion } from "@tangleaf/document/model";
import { useState } from "react";
import { createPortal } from "react-dom";
import { accepted, rejected } from "#editor/suggest/decide.ts";
import type { PlacedPassage } from "#editor/suggest/place-passages.ts";
import { noteSuggestMessages as m } from "#messages/note-suggest.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import css from "./suggest.module.css";
import { SuggestCost } from "./suggest-cost.tsx";
import { type SuggestWork, useOpenSuggestions, usePlacedPassages } from "./use-suggest.ts";

/** The buttons below each suggestion in the text, and the dialog that looks at one more closely. */
export function SuggestBars({ work }: { work: SuggestWork }) {
  const suggestions = useOpenSuggestions(work);
  const placed = usePlacedPassages(work);
  const [shown, setShown] = useState<string | null>(null);
  const bars = work.suggester.bars();
  return (
    <>
      {suggestions.map((suggestion) => {
        const element = bars.get(suggestion.id);
        const own = placed.filter((one) => one.suggestion.id === suggestion.id);
        if (element === undefined) return null;
        return createPortal(
          <SuggestionButtons work={work} suggestion={suggestion} placed={own} onCompare={() => setShown(suggestion.id)} />,
          element,
          suggestion.id,
        );
      })}
      <DecideDialog work={work} id={shown} placed={placed} onClose={() => setShown(null)} />
    </>
  );
}

type SuggestionButtonsProps = {
  work: SuggestWork;
  suggestion: Suggestion;
  placed: readonly PlacedPassage[];
  onCompare: () => void;
};

/** What can be done with one suggestion, in the text and in the list. */
export function SuggestionButtons({ work, suggestion, placed, onCompare }: SuggestionButtonsProps) {
  const { opened } = work;
  const action = m.actions[suggestion.action];
  const back = () => opened.editor.focus();
  const run = (change: () => unknown) => () => {
    change();
    back();
  };
  if (placed.some(({ state }) => state === "waiting")) {
    return (
      <fieldset aria-label={m.bar.label(action)} className={css["bar"]}>
        <p role="status" className={css["working"]}>
          <Spinner /> {m.bar.working(action)}
        </p>
        <Button size="sm" tone="ghost" onClick={run(() => work.stop(suggestion))}>
          {m.bar.stop}
        </Button>
      </fieldset>
    );
  }
  const open = placed.filter(({ state }) => state === "open");
  const isWhole = open.length === placed.length;
  const characters = placed.reduce((sum, { passage }) => sum + passage.was.length, 0);
  return (
    <fieldset aria-label={m.bar.label(action)} className={css["bar"]}>
      <b>{action}</b>
      {isWhole ? (
        <Button size="sm" tone="solid" onClick={run(() => work.decide(open.map(accepted)))}>
          {m.bar.accept}
        </Button>
      ) : (
        <span className={css["changed"]}>{placed.some(({ state }) => state === "gone") ? m.list.gone : m.bar.changed}</span>
      )}
      <Button size="sm" onClick={run(() => work.decide(placed.map(rejected)))}>
        {m.bar.reject}
      </Button>
      <Button size="sm" tone="ghost" onClick={onCompare}>
        {isWhole ? m.bar.each : m.bar.compare}
      </Button>
      {placed.some(({ node }) => node !== null) ? (
        <Button size="sm" tone="ghost" onClick={run(() => void work.again(suggestion))}>
          {m.bar.again}
          <SuggestCost action={suggestion.action} characters={characters} />
        </Button>
      ) : null}
    </fieldset>
  );
}
