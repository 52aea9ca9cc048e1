import type * as Y from "yjs";
import { essayChecksMessages as m } from "#messages/essay-checks.ts";
import css from "./checks-tab-label.module.css";
import { useDismissed } from "./dismissed-findings.ts";
import { useChecks } from "./use-checks.ts";

/** What the tab of the checks says: its name, and how much there is to look at. Hints are not counted. */
export function ChecksTabLabel({ doc, essayId }: { doc: Y.Doc; essayId: string }) {
  const { state } = useChecks(doc);
  const { dismissed } = useDismissed(essayId);
  const findings = state.findings.filter(({ key, finding }) => finding.severity !== "hint" && !dismissed.has(key));
  const count = findings.length + state.stale.length;
  return (
    <>
      {m.tab}
      {count === 0 ? null : (
        <span className={css["count"]} title={m.tabCount(count)}>
          <span aria-hidden="true">{count}</span>
          <span className="sr">{m.tabCount(count)}</span>
        </span>
      )}
    </>
  );
}
