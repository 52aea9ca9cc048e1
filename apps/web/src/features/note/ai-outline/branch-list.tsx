import { formatNumber } from "#lib/format.ts";
import { noteOutlineMessages } from "#messages/note-outline.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Check } from "#ui/check/check.tsx";
import css from "./ai-outline.module.css";
import { type ComparedBranch, chooseBranch, newBranches } from "./compare-outline.ts";

const m = noteOutlineMessages.ai;

type BranchListProps = {
  branches: readonly ComparedBranch[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
};

/** A proposal: every branch to take or to leave, those that are there already marked. */
export function BranchList({ branches, chosen, onChoose }: BranchListProps) {
  const fresh = newBranches(branches);
  const isAll = fresh.length > 0 && fresh.every(({ key }) => chosen.has(key));
  return (
    <>
      <div className={css["all"]}>
        <Check checked={isAll} disabled={fresh.length === 0} onChange={(on) => onChoose(new Set(on ? fresh.map(({ key }) => key) : []))}>
          {fresh.length === 0 ? m.nothingNew : m.takeAll(fresh.length)}
        </Check>
      </div>
      <Branches branches={branches} all={branches} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

function Branches({ branches, all, chosen, onChoose }: BranchListProps & { all: readonly ComparedBranch[] }) {
  return (
    <ul className={css["branches"]}>
      {branches.map(({ key, title, brief, targetCnt, row, below }) => (
        <li key={key}>
          <Check
            checked={row === null && chosen.has(key)}
            disabled={row !== null}
            onChange={(on) => onChoose(chooseBranch(chosen, all, { key, on }))}
          >
            <span className={css["name"]}>{title}</span>
          </Check>
          <span className={css["facts"]}>
            <Badge tone={row === null ? "leaf" : "plain"}>{row === null ? m.fresh : m.there}</Badge>
            <span>{m.characters(formatNumber(targetCnt))}</span>
          </span>
          {brief === "" ? null : <p className={css["brief"]}>{brief}</p>}
          {below.length === 0 ? null : <Branches branches={below} all={all} chosen={chosen} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}
