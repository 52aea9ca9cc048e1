import { allocateLengths } from "@tangleaf/document/outline";
import { formatNumber } from "#lib/format.ts";
import { templateMessages as m } from "#messages/template.ts";
import type { TemplateLine, TemplatePage } from "./library-data.ts";
import { numberLines } from "./number-lines.ts";
import css from "./skeleton.module.css";

/** The address of a line on its page. */
export const idOfLine = ({ titleZh }: Pick<TemplateLine, "titleZh">): string => `part-${encodeURIComponent(titleZh).replaceAll("%", "")}`;

/** A skeleton at a length: what each part must argue, what it needs, and what goes wrong there. */
export function Skeleton({ page, length }: { page: TemplatePage; length: number }) {
  return <Lines lines={page.outline} length={length} level={2} numbers={numberLines(page)} />;
}

type LinesProps = { lines: readonly TemplateLine[]; length: number; level: number; numbers: ReadonlyMap<TemplateLine, string> };

function Lines({ lines, length, level, numbers }: LinesProps) {
  const lengths = allocateLengths(
    length,
    lines.map(({ weight }) => weight),
  );
  const Heading = level === 2 ? "h2" : level === 3 ? "h3" : "h4";
  return (
    <ol className={css["lines"]} data-level={level}>
      {[...lines.entries()].map(([at, line]) => (
        <li key={line.titleZh} id={idOfLine(line)}>
          <div className={css["line"]}>
            <Heading>
              {numbers.get(line)}
              {line.title}
            </Heading>
            <i aria-hidden="true" />
            <small>{m.about(formatNumber(lengths[at] ?? 0))}</small>
          </div>
          <p className={css["intent"]}>
            {line.intent}
            {line.needs.length === 0 ? null : (
              <span className={css["needs"]}>
                <span className="sr">{m.needsLabel(line.needs.map((need) => m.needs[need]).join(m.between))}</span>
                {line.needs.map((need) => (
                  <b key={need} data-need={need} aria-hidden="true">
                    {m.needs[need]}
                  </b>
                ))}
              </span>
            )}
          </p>
          {line.mistake === null ? null : (
            <details className={css["mistake"]}>
              <summary>{m.mistake}</summary>
              <p>{line.mistake}</p>
            </details>
          )}
          {line.children.length === 0 ? null : (
            <Lines lines={line.children} length={lengths[at] ?? 0} level={level + 1} numbers={numbers} />
          )}
        </li>
      ))}
    </ol>
  );
}
