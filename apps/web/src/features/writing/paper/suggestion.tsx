import { type CSSProperties, useEffect, useRef } from "react";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { ChangedText } from "#ui/changed-text/changed-text.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./selection-menu.module.css";
import type { SuggestionState } from "./use-suggestion.ts";

type SuggestionProps = { place: CSSProperties; suggestion: SuggestionState; onAccept: () => void; onReject: () => void };

/** What would change in a passage, word by word; nothing is changed before 采用. */
export function Suggestion({ place, suggestion, onAccept, onReject }: SuggestionProps) {
  const { action, after, phase, changes, message } = suggestion;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (phase !== "working") card.current?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  return (
    <section ref={card} className={css["suggestion"]} style={toVariables(place)} aria-label={m.select.actions[action]}>
      <p className={css["state"]} role="status">
        {phase === "working" ? (
          <>
            <Spinner /> {m.select.working[action]}
          </>
        ) : null}
        {phase === "same" || phase === "failed" ? (message ?? m.select[phase]) : null}
      </p>
      {phase === "working" && after !== "" ? <p className={css["passage"]}>{after}</p> : null}
      {phase === "ready" ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className={css["passage"]} aria-label={m.select.changes} tabIndex={0}>
          <ChangedText pieces={changes} />
        </section>
      ) : null}
      <div className={css["choice"]}>
        <Button size="sm" tone="ghost" onClick={onReject} autoFocus={phase === "same" || phase === "failed"}>
          {phase === "same" || phase === "failed" ? m.select.close : m.select.reject}
        </Button>
        {phase === "ready" ? (
          <Button size="sm" tone="solid" autoFocus onClick={onAccept}>
            {m.select.accept}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** As CSS variables, because on a phone the styles ignore the place: the card is at the lower edge. */
function toVariables({ left, top }: CSSProperties): CSSProperties {
  return { "--left": `${left ?? 0}px`, "--top": `${top ?? 0}px` } as CSSProperties;
}
