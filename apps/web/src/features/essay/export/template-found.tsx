import { essayExportMessages } from "#messages/essay-export.ts";
import type { WordTemplate } from "./api.ts";
import css from "./template-dialog.module.css";

const m = essayExportMessages.template;
const shown = (value: number): string => String(Math.round(value * 10) / 10);

/** The styles, paper and header that were found in a school's file. */
export function TemplateFound({ template: { looks, page, header } }: { template: WordTemplate }) {
  const { top, bottom, left, right } = page.marginMm;
  return (
    <>
      <section className={css["found"]}>
        <h3>{m.looks}</h3>
        {looks.length === 0 ? <p>{m.noLooks}</p> : null}
        <dl>
          {looks.map(({ role, font, points, bold, foundBy }) => (
            <div key={role}>
              <dt>{m.roles[role]}</dt>
              <dd>
                {[font.eastAsia, m.points(shown(points)), ...(bold ? [m.bold] : []), ...(foundBy === "look" ? [m.byLook] : [])].join(" · ")}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={css["found"]}>
        <h3>{m.page}</h3>
        <dl>
          <div>
            <dt>{m.paperLabel}</dt>
            <dd>{m.paper(shown(page.widthMm), shown(page.heightMm))}</dd>
          </div>
          <div>
            <dt>{m.marginLabel}</dt>
            <dd>{m.margins(shown(top), shown(bottom), shown(left), shown(right))}</dd>
          </div>
          {header === null ? null : (
            <div>
              <dt>{m.header}</dt>
              <dd>{sampleHeader(header.odd === "" ? header.even : header.odd)}</dd>
            </div>
          )}
        </dl>
      </section>
    </>
  );
}

/** A header with words in the place of its fields. */
export function sampleHeader(line: string): string {
  return line.replace("{chapter}", m.chapter).replace("{title}", m.facts.title).replace("{school}", m.facts.school);
}
