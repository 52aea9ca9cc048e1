import type * as Y from "yjs";
import { essayChecksMessages as m } from "#messages/essay-checks.ts";
import css from "./checks-tab-label.module.css";
import { useDismissed } from "./dismissed-findings.ts";
import { type AskedChecks, useChecks } from "./use-checks.ts";

/** `asked`: left out until the essay has been read. */
type ChecksTabLabelProps = { doc: Y.Doc; essayId: string; asked?: AskedChecks | undefined };

/** What the tab of the checks says: its name, and how much there is to look at. Hints are not counted. */
export function ChecksTabLabel({ doc, essayId, asked }: ChecksTabLabelProps) {
  const { state } = useChecks(doc, asked);
  const { dismissed } = useDismissed(essayId);
  const findings = state.findings.filter(({ key, finding }) => finding.severity !== "hint" && !dismissed.has(key));
  const count = findings.length + state.stale.length;
  return <CountedTab title={m.tab} count={count} said={m.tabCount(count)} />;
}

/** The name of a tab, with a number beside its icon; none where it is 0. `said`: the number in words. */
export function CountedTab({ title, count, said }: { title: string; count: number; said: string }) {
  return (
    <>
      {title}
      {count === 0 ? null : (
        <span className={css["count"]} title={said}>
          <span aria-hidden="true">{count}</span>
          <span className="sr">{said}</span>
        </span>
      )}
    </>
  );
}
