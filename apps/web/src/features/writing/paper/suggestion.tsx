import type { CSSProperties } from "react";
import { MarkdownText } from "#editor/stream/markdown-text.tsx";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./selection-menu.module.css";
import type { SuggestionState } from "./use-suggestion.ts";

type SuggestionProps = { place: CSSProperties; suggestion: SuggestionState; onAccept: () => void; onReject: () => void };

/** What was, what it would become; nothing is changed before 采用. */
export function Suggestion({ place, suggestion, onAccept, onReject }: SuggestionProps) {
  const { action, before, after, phase, message } = suggestion;
  return (
    <section className={css["suggestion"]} style={toVariables(place)} aria-label={m.select.actions[action]}>
      <p className={css["state"]} role="status">
        {phase === "working" ? (
          <>
            <Spinner /> {m.select.working[action]}
          </>
        ) : null}
        {phase === "failed" ? (message ?? m.select.failed) : null}
      </p>
      <dl className={css["versions"]}>
        <dt>{m.select.before}</dt>
        <dd data-old>{before}</dd>
        {after === "" ? null : (
          <>
            <dt>{m.select.after}</dt>
            <dd>
              <MarkdownText text={after} />
            </dd>
          </>
        )}
      </dl>
      <div className={css["choice"]}>
        <Button size="sm" tone="ghost" onClick={onReject}>
          {m.select.reject}
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

/** On a phone the card sits at the lower edge: the place is only a wish the styles may pass over. */
function toVariables({ left, top }: CSSProperties): CSSProperties {
  return { "--left": `${left ?? 0}px`, "--top": `${top ?? 0}px` } as CSSProperties;
}
