import type { OutlineProposal } from "@tangleaf/contract";
import type { OutlineRow } from "#editor/blocks/structure/outline-rows.ts";
import { formatNumber } from "#lib/format.ts";
import { noteOutlineMessages } from "#messages/note-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./ai-outline.module.css";
import { BranchList } from "./branch-list.tsx";
import type { ComparedBranch } from "./compare-outline.ts";

const m = noteOutlineMessages.ai;
const CELLS = 40;

type ProposalViewProps = {
  /** Those that hold an outline. */
  made: readonly OutlineProposal[];
  shown: OutlineProposal;
  onShow: (generationId: string) => void;
  branches: readonly ComparedBranch[];
  /** What the text has now. */
  rows: readonly OutlineRow[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
};

/** A proposal beside the outline the text has, which it follows while others change it. */
export function ProposalView({ made, shown, onShow, branches, rows, chosen, onChoose }: ProposalViewProps) {
  return (
    <>
      {made.length < 2 ? null : (
        <div className={css["versions"]}>
          <Segmented
            label={m.versions}
            wrap
            value={shown.generationId}
            onChange={onShow}
            options={made.map(({ generationId }, at) => ({ value: generationId, label: m.version(at + 1) }))}
          />
        </div>
      )}
      <div className={css["sides"]}>
        <div className={css["side"]}>
          <h3>{m.present}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <section className={css["list"]} tabIndex={0} aria-label={m.present}>
            {rows.length === 0 ? <p className={css["nothing"]}>{m.noPresent}</p> : <PresentRows rows={rows} />}
          </section>
        </div>
        <div className={css["side"]}>
          <h3>{m.proposal}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <section className={css["list"]} tabIndex={0} aria-label={m.proposal}>
            <BranchList branches={branches} chosen={chosen} onChoose={onChoose} />
          </section>
        </div>
      </div>
      <p className={css["label"]}>{m.aiLabel}</p>
    </>
  );
}

function PresentRows({ rows }: { rows: readonly OutlineRow[] }) {
  const top = Math.min(...rows.map(({ level }) => level));
  return (
    <ul className={css["present"]}>
      {rows.map(({ id, pos, level, title, characters }) => (
        <li key={id === "" ? pos : id} style={{ paddingLeft: `${level - top}em` }} data-top={level === top || undefined}>
          <span>{title === "" ? m.untitled : title}</span>
          <span>{formatNumber(characters)}</span>
        </li>
      ))}
    </ul>
  );
}

/** While it is written: a structured answer is whole or not there, so no part of it is shown. */
export function ProposalWorking({ onStop }: { onStop: () => void }) {
  return (
    <div className={css["state"]} aria-busy="true">
      <SkeletonCells count={CELLS} />
      <p className={css["working"]}>
        <span role="status">
          <Spinner /> {m.working}
        </span>
        <Button size="sm" onClick={onStop}>
          <Icon name="stop-fill" size={14} />
          {m.stop}
        </Button>
      </p>
      <p className={css["label"]}>{m.leave}</p>
    </div>
  );
}

/** What became of the last one, where nothing did. */
export function ProposalFailed({ proposal: { status, charged } }: { proposal: OutlineProposal }) {
  const title = status === "stopped" ? m.stopped : charged === 0 ? m.failed : m.charged(formatNumber(charged));
  return <ErrorState title={title}>{m.failedText}</ErrorState>;
}
