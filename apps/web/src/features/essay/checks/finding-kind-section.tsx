import type { Finding, Rule, RuleValues } from "@tangleaf/document/checks";
import { useId, useState } from "react";
import { type FindingNames, essayChecksMessages as m } from "#messages/essay-checks.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { ShownFinding } from "./check-runner.ts";
import { type KindGroup, PLAIN_KINDS, type RuleGroup } from "./finding-groups.ts";
import css from "./finding-kind-section.module.css";

/** So many findings of a rule are shown before more are asked for. */
const SHOWN_AT_FIRST = 8;

type FindingKindSectionProps = {
  names: FindingNames;
  group: KindGroup;
  /** Key of the finding that was gone to last. */
  current: string | null;
  onGo: (finding: ShownFinding) => void;
  onDismiss: (finding: ShownFinding) => void;
};

/** One kind of findings, folded or open; hints on style are folded at first. */
export function FindingKindSection({ group, ...row }: FindingKindSectionProps) {
  const { kind, count, rules } = group;
  const [isOpen, setOpen] = useState(kind !== "style");
  const id = useId();
  return (
    <section className={css["kind"]}>
      <h2>
        <button type="button" className={css["toggle"]} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? "caret-down" : "caret-right"} size={14} />
          {m.kinds[kind]}
          <span className={css["count"]}>{count}</span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {kind === "style" ? <p className={css["help"]}>{m.styleNote}</p> : null}
        {rules.map((one) => (
          <RuleFindings key={one.rule} group={one} isNamed={!PLAIN_KINDS.has(kind)} {...row} />
        ))}
      </div>
    </section>
  );
}

function RuleFindings({ group, isNamed, ...row }: Omit<FindingKindSectionProps, "group"> & { group: RuleGroup; isNamed: boolean }) {
  const { rule, findings } = group;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={css["rule"]}>
      {isNamed ? <h3>{m.rules[rule].name}</h3> : null}
      <p className={css["help"]}>{m.rules[rule].help}</p>
      <ul>
        {shown.map((one) => (
          <FindingRow key={one.key} shown={one} {...row} />
        ))}
      </ul>
      {shown.length < findings.length ? (
        <Button tone="ghost" size="sm" onClick={() => setWhole(true)}>
          {m.more(findings.length - shown.length)}
        </Button>
      ) : null}
    </div>
  );
}

type FindingRowProps = Omit<FindingKindSectionProps, "group"> & { shown: ShownFinding };

function FindingRow({ shown, current, names, onGo, onDismiss }: FindingRowProps) {
  const { finding, key } = shown;
  const said = sayFinding(finding, names);
  return (
    <li className={css["row"]} data-current={key === current || undefined} data-severity={finding.severity}>
      <button type="button" className={css["go"]} aria-current={key === current} onClick={() => onGo(shown)}>
        <span className={css["said"]}>
          <span className="sr">{m.severities[finding.severity]}</span>
          {said}
        </span>
        <FindingPlace shown={shown} names={names} />
      </button>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.dismiss} title={m.dismiss} onClick={() => onDismiss(shown)}>
        <Icon name="x" size={14} />
      </Button>
    </li>
  );
}

/** The section a finding stands in, and its words with what is around them. */
export function FindingPlace({ shown, names }: { shown: ShownFinding; names: FindingNames }) {
  const { before, words, after } = shown.excerpt;
  return (
    <span className={css["place"]}>
      {shown.finding.rule === "wholeLength" ? null : <span className={css["section"]}>{names.section(shown.finding.place)}</span>}
      {words === "" ? null : (
        <span className={css["excerpt"]}>
          {before}
          <mark>{words}</mark>
          {after}
        </span>
      )}
    </span>
  );
}

/** What was found, in words. */
export function sayFinding({ rule, values }: Finding, names: FindingNames): string {
  // Rule and values belong together, which the type of a lookup by rule does not know.
  const says = m.rules[rule].says as (values: RuleValues[Rule], names: FindingNames) => string;
  return says(values, names);
}
