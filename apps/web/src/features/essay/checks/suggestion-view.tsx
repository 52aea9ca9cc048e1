import { diffSigned } from "@tangleaf/document/convert";
import { SIGN } from "@tangleaf/document/signs";
import { useMemo } from "react";
import { essayChecksMessages as m } from "#messages/essay-checks.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { ChangedText } from "#ui/changed-text/changed-text.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import type { SuggestedPassage } from "./suggestion.ts";
import css from "./suggestion-view.module.css";
import type { SuggestionState } from "./use-suggestion.ts";

type SuggestionViewProps = {
  suggestion: SuggestionState;
  title: string;
  /** What asking again costs. */
  cost: string | null;
  onAccept: () => void;
  onReject: () => void;
  onAgain: () => void;
};

/** Paragraphs word by word, as they are and as they would be; nothing is in the text before it is accepted. */
export function SuggestionView({ suggestion, title, cost, onAccept, onReject, onAgain }: SuggestionViewProps) {
  const { phase, passages, message, isAsked } = suggestion;
  return (
    <section aria-label={title} aria-busy={phase === "working"}>
      <p className={css["state"]} role="status">
        {phase === "working" ? (
          <>
            <Spinner /> {m.sync.working}
          </>
        ) : (
          message || m.sync.legend
        )}
      </p>
      {passages.map((passage) => (
        <Passage key={passage.before} passage={passage} />
      ))}
      <div className={css["choice"]}>
        <Button size="sm" tone="ghost" onClick={onReject}>
          {m.sync.reject}
        </Button>
        {phase !== "working" && (isAsked || phase === "failed") ? (
          <Button size="sm" onClick={onAgain}>
            {m.sync.again}
            {isAsked && cost !== null ? <ButtonCost>{cost}</ButtonCost> : null}
          </Button>
        ) : null}
        {phase === "ready" ? (
          <Button size="sm" tone="solid" autoFocus onClick={onAccept}>
            {m.sync.accept}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Passage({ passage: { before, after } }: { passage: SuggestedPassage }) {
  const pieces = useMemo(
    () => diffSigned(before, after).map(({ type, text }) => ({ type, text: text.replace(SIGN, "▣") })),
    [before, after],
  );
  return (
    <p className={css["passage"]}>
      <ChangedText pieces={pieces} />
    </p>
  );
}
