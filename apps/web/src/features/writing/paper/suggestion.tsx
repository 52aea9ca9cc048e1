import { type CSSProperties, useEffect, useRef } from "react";
import { renderWhole } from "#editor/stream/stream-view.ts";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./selection-menu.module.css";
import type { SuggestionState } from "./use-suggestion.ts";

type SuggestionProps = { place: CSSProperties; suggestion: SuggestionState; onAccept: () => void; onReject: () => void };

/** The passage before and after; nothing is changed before 采用. */
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

/** As CSS variables, because on a phone the styles ignore the place: the card is at the lower edge. */
function toVariables({ left, top }: CSSProperties): CSSProperties {
  return { "--left": `${left ?? 0}px`, "--top": `${top ?? 0}px` } as CSSProperties;
}

/** A short Markdown text as it will look on the paper. */
function MarkdownText({ text }: { text: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    void loadMarkdown().then((markdown) => {
      if (!gone && holder.current) renderWhole(holder.current, markdown, text);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return <div ref={holder} />;
}
