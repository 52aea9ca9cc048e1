import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useMemo, useState } from "react";
import type * as Y from "yjs";
import { goToHighlight, stepHighlight } from "#editor/blocks/highlights/highlight-plugin.ts";
import { scrollToSection } from "#editor/blocks/outline/scroll-to-section.ts";
import { formatNumber } from "#lib/format.ts";
import { type FindingNames, essayChecksMessages as m } from "#messages/essay-checks.ts";
import { Check } from "#ui/check/check.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import type { ShownFinding } from "./check-runner.ts";
import css from "./checks-panel.module.css";
import { useDismissed } from "./dismissed-findings.ts";
import { DismissedList } from "./dismissed-list.tsx";
import { countSeverities, groupFindings } from "./finding-groups.ts";
import { FindingKindSection } from "./finding-kind-section.tsx";
import { StaleList } from "./stale-list.tsx";
import { type AskedChecks, useChecks } from "./use-checks.ts";
import { useFindingHighlights } from "./use-finding-highlights.ts";
import { useStaleness } from "./use-stale-sections.ts";

export type ChecksPanelProps = AskedChecks & {
  doc: Y.Doc;
  /** null until the text is open. */
  editor: Editor | null;
  /** Who rewords; null = the default model. */
  model?: string | null;
  /** Runs a change as one undo step of its own. Left out: as an ordinary change. */
  asOneStep?: (change: () => void) => void;
  /** The text is what the server has; what is stale is told from then on. */
  isSynced?: boolean;
  /** A place was gone to: a phone closes its sheet here. */
  onGo?: () => void;
};

const asItIs = (change: () => void): void => change();

/** What code sees in an essay, by kind, each with its place in the text; read anew whenever the text has been still. */
export function ChecksPanel({ doc, editor, essay, references, model = null, asOneStep = asItIs, isSynced = true, onGo }: ChecksPanelProps) {
  const { state } = useChecks(doc, { essay, references });
  const stale = useStaleness({ doc, essayId: essay.essayId, isSynced });
  const { dismissed, dismiss } = useDismissed(essay.essayId);
  const [isShown, setShown] = useState(true);
  const [current, setCurrent] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const keysAway = [...dismissed].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the set is another one at each drawing, its keys are not
  const { findings, away } = useMemo(() => {
    const isAway = ({ key }: ShownFinding) => dismissed.has(key);
    return { findings: state.findings.filter((one) => !isAway(one)), away: state.findings.filter(isAway) };
  }, [state.findings, keysAway]);
  useFindingHighlights(editor, { state, findings, isShown });
  const groups = useMemo(() => groupFindings(findings), [findings]);
  const { fault, warning, hint } = countSeverities(findings);

  const titleOf = (sectionId: string) => state.titles.get(sectionId) || m.front;
  const names: FindingNames = {
    section: ({ sectionId }) => titleOf(sectionId),
    reference: (refId) => references.find(({ id }) => id === refId)?.title ?? refId,
  };
  const goTo = ({ key, finding }: ShownFinding) => {
    if (editor === null) return;
    setCurrent(key);
    const isThere = goToHighlight(editor.view, key);
    setSaid(isThere ? "" : m.gone);
    if (!isThere) scrollToSection(editor, finding.place.sectionId);
    onGo?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "F8" || editor === null) return;
    event.preventDefault();
    setCurrent(stepHighlight(editor.view, event.shiftKey ? -1 : 1));
  };

  if (state.phase === "reading") {
    return (
      <div className={css["panel"]} aria-busy="true">
        <p className={css["lead"]}>{m.reading}</p>
        <SkeletonCells />
      </div>
    );
  }
  return (
    <section className={css["panel"]} aria-label={m.label} onKeyDown={onKeyDown}>
      <header className={css["head"]}>
        <p className={css["counts"]} data-behind={state.isBehind || undefined}>
          {[stale.sections.length > 0 ? m.stale.marked(stale.sections.length) : "", m.counts(fault, warning, hint)]
            .filter((one) => one !== "")
            .join(" · ")}
        </p>
        <p className={css["lead"]} role="status">
          {said || (state.phase === "failed" ? m.failed : state.isBehind ? m.behind : "")}
        </p>
        {findings.length === 0 ? null : (
          <>
            <Check checked={isShown} onChange={setShown}>
              {m.show}
            </Check>
            <p className={css["keys"]}>{m.keys}</p>
          </>
        )}
      </header>
      <StaleList
        sections={stale.sections}
        essayId={essay.essayId}
        model={model}
        editor={editor}
        titleOf={titleOf}
        nameOf={names.reference}
        asOneStep={asOneStep}
        onDismiss={stale.dismiss}
        onGo={() => onGo?.()}
      />
      {groups.length === 0 && stale.sections.length === 0 ? (
        <EmptyState cells={m.fineCells} title={m.fine}>
          {m.fineText}
        </EmptyState>
      ) : null}
      {groups.map((group) => (
        <FindingKindSection
          key={group.kind}
          group={group}
          current={current}
          names={names}
          onGo={goTo}
          onDismiss={({ key }) => dismiss(key, true)}
        />
      ))}
      {state.leftOut > 0 ? <p className={css["lead"]}>{m.leftOut(formatNumber(state.leftOut))}</p> : null}
      <DismissedList findings={away} names={names} onRestore={({ key }) => dismiss(key, false)} />
    </section>
  );
}
