import { useState } from "react";
import { type FindingNames, essayChecksMessages as m } from "#messages/essay-checks.ts";
import { Button } from "#ui/button/button.tsx";
import type { ShownFinding } from "./check-runner.ts";
import css from "./dismissed-list.module.css";
import { FindingPlace, sayFinding } from "./finding-kind-section.tsx";

type DismissedListProps = {
  findings: readonly ShownFinding[];
  names: FindingNames;
  onRestore: (finding: ShownFinding) => void;
};

/** Findings that were put away, and the way back. */
export function DismissedList({ findings, names, onRestore }: DismissedListProps) {
  const [isOpen, setOpen] = useState(false);
  if (findings.length === 0) return null;
  return (
    <footer className={css["away"]}>
      <p className={css["line"]}>
        <span>{m.dismissed(findings.length)}</span>
        <Button tone="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? m.hideDismissed : m.showDismissed}
        </Button>
      </p>
      {isOpen ? (
        <ul>
          {findings.map((one) => (
            <li key={one.key} className={css["row"]}>
              <div className={css["said"]}>
                {sayFinding(one.finding, names)}
                <FindingPlace shown={one} names={names} />
              </div>
              <Button size="sm" onClick={() => onRestore(one)}>
                {m.restore}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </footer>
  );
}
