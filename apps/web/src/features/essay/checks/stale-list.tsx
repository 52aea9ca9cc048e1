import { syncedCharacters } from "@tangleaf/contract/estimate";
import type { StaleMark, StaleSection } from "@tangleaf/document/checks";
import { countCharacters } from "@tangleaf/document/count";
import type { Editor } from "@tiptap/core";
import { scrollToSection } from "#editor/blocks/outline/scroll-to-section.ts";
import { useRewordCost } from "#features/document/use-reword-cost.ts";
import { essayChecksMessages as m } from "#messages/essay-checks.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import css from "./stale-list.module.css";
import { SuggestionView } from "./suggestion-view.tsx";
import { changesOf, useSync } from "./use-sync.ts";

type StaleListProps = {
  sections: readonly StaleSection[];
  essayId: string;
  model: string | null;
  editor: Editor | null;
  titleOf: (sectionId: string) => string;
  /** A reference by its id. */
  nameOf: (refId: string) => string;
  asOneStep: (change: () => void) => void;
  onDismiss: (sectionId: string, keys: readonly string[]) => void;
  onGo: () => void;
};

/** Sections that still say what was changed elsewhere: why, and what can be done about it. */
export function StaleList({ sections, onDismiss, ...common }: StaleListProps) {
  if (sections.length === 0) return null;
  const dismiss = ({ sectionId, marks }: StaleSection) =>
    onDismiss(
      sectionId,
      marks.map(({ key }) => key),
    );
  return (
    <section className={css["stale"]} aria-label={m.stale.title}>
      <header className={css["head"]}>
        <h2>{m.stale.title}</h2>
        {sections.length > 1 ? (
          <Button tone="ghost" size="sm" onClick={() => sections.forEach(dismiss)}>
            {m.stale.dismissAll}
          </Button>
        ) : null}
      </header>
      <p className={css["lead"]}>{m.stale.lead}</p>
      <ul>
        {sections.map((section) => (
          <StaleItem key={section.sectionId} section={section} onDismiss={() => dismiss(section)} {...common} />
        ))}
      </ul>
    </section>
  );
}

type StaleItemProps = Omit<StaleListProps, "sections" | "onDismiss"> & { section: StaleSection; onDismiss: () => void };

function StaleItem({ section, onDismiss, onGo, ...options }: StaleItemProps) {
  const { editor, titleOf, nameOf, model } = options;
  const { sectionId, marks, passages } = section;
  const { suggestion, replace, reword, accept, reject } = useSync({ section, ...options });
  const { isSample, costOf } = useRewordCost(model);
  const cost = costOf(syncedCharacters(countCharacters(passages.map(({ text }) => text).join("\n"))));
  const canReplace = passages.some(({ replacements }) => replacements.some(({ insert }) => insert !== null));
  const canReword = passages.length > 0 && changesOf(marks, titleOf).length > 0;
  const go = () => {
    if (editor !== null) scrollToSection(editor, sectionId);
    onGo();
  };
  return (
    <li className={css["item"]}>
      <button type="button" className={css["title"]} onClick={go}>
        {titleOf(sectionId)}
      </button>
      <ul className={css["reasons"]}>
        {marks.map((mark) => (
          <li key={mark.key}>{reasonOf(mark, titleOf, nameOf)}</li>
        ))}
      </ul>
      {suggestion === null ? (
        <div className={css["actions"]}>
          {canReplace ? (
            <Button size="sm" tone="solid" onClick={replace}>
              {m.sync.replace}
            </Button>
          ) : null}
          {canReword && !isSample ? (
            <Button size="sm" tone="write" onClick={reword}>
              {m.sync.reword}
              {cost === null ? null : <ButtonCost>{cost}</ButtonCost>}
            </Button>
          ) : null}
          <Button size="sm" tone="ghost" onClick={onDismiss}>
            {m.stale.dismiss}
          </Button>
        </div>
      ) : (
        <SuggestionView
          suggestion={suggestion}
          title={m.sync.title(titleOf(sectionId))}
          cost={cost}
          onAccept={accept}
          onReject={reject}
          onAgain={suggestion.isAsked ? reword : replace}
        />
      )}
      {canReword && isSample && !canReplace ? <p className={css["lead"]}>{m.sync.sampleOnly}</p> : null}
    </li>
  );
}

function reasonOf(
  { what, because, from, to, here }: StaleMark,
  titleOf: StaleListProps["titleOf"],
  nameOf: StaleListProps["nameOf"],
): string {
  const section = titleOf(because);
  if (what === "claim") return m.stale.claim(section, from, to ?? "", here);
  if (what === "citation")
    return to === null ? m.stale.citation(section, nameOf(from)) : m.stale.citationNow(section, nameOf(from), nameOf(to));
  return to === from || to === null ? m.stale.meaning(section, from) : m.stale.term(section, from, to);
}
