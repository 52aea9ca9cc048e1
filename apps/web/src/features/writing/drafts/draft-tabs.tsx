import { writingMessages as m } from "#messages/writing.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { isRunning } from "../store/writing-state.ts";
import type { PieceState } from "../store/written.tsx";

const ASKED_FOR = "asked";

type DraftTabsProps = { state: PieceState; onSelect: (generationId: string) => void };

/** 第 1 稿 · 第 2 稿: every generation is a draft of its own, none is ever overwritten. */
export function DraftTabs({ state, onSelect }: DraftTabsProps) {
  const { drafts, currentId, phase } = state;
  const running = isRunning(phase);
  const known = drafts.some((draft) => draft.generationId === currentId);
  const options = drafts.map(({ generationId, draftNo }) => ({
    value: generationId,
    label: <DraftLabel no={draftNo} running={running && generationId === currentId} />,
  }));
  if (running && !known) {
    options.push({ value: ASKED_FOR, label: <DraftLabel no={(drafts.at(-1)?.draftNo ?? 0) + 1} running /> });
  }
  if (options.length === 0) return null;
  return (
    <Segmented
      label={m.drafts.label}
      value={known && currentId !== null ? currentId : ASKED_FOR}
      onChange={(value) => value !== ASKED_FOR && onSelect(value)}
      options={options}
    />
  );
}

function DraftLabel({ no, running }: { no: number; running: boolean }) {
  return (
    <>
      {m.drafts.draft(no)}
      {running ? <Spinner /> : null}
    </>
  );
}
