import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { failureText } from "#lib/api-error.ts";
import { essayExportMessages } from "#messages/essay-export.ts";
import { type PreviewLine, previewQuery, type TemplateMapping, type WordTemplate } from "./api.ts";
import { sampleHeader } from "./template-found.tsx";
import css from "./template-preview.module.css";

const m = essayExportMessages.template;
const POINTS_PER_MM = 72 / 25.4;
const PERCENT = 100;
const SAMPLE = ["heading1", "heading2", "heading3", "body", "caption", "references"] as const;

type Look = Omit<PreviewLine, "text">;

/** Type in its size on a sheet of paper as wide as the one it stands on. */
function styleOf({ font, points, bold, align }: Look, widthMm: number): CSSProperties {
  const fontSize = `${(points / (widthMm * POINTS_PER_MM)) * PERCENT}cqw`;
  const fontFamily = `"${font.latin}", "${font.eastAsia}", var(--font-serif, serif)`;
  return { fontSize, fontFamily, fontWeight: bold ? 700 : 400, textAlign: align === "both" ? "justify" : align };
}

type TemplatePreviewProps = { essayId: string; template: WordTemplate; mapping: TemplateMapping };

/** The cover line by line with the essay's facts, and a page of text in the looks that were found. */
export function TemplatePreview({ essayId, template, mapping }: TemplatePreviewProps) {
  const { templateId, cover, looks, page, header } = template;
  const isKept = cover !== null && cover.problems.length === 0;
  const { data, error } = useQuery({ ...previewQuery(templateId, essayId, mapping), enabled: isKept });
  const { widthMm, heightMm, marginMm } = page;
  const sheet: CSSProperties = { aspectRatio: `${widthMm} / ${heightMm}` };
  const inset = (mm: number) => `${(mm / widthMm) * PERCENT}cqw`;
  const padding = `${inset(marginMm.top)} ${inset(marginMm.right)} ${inset(marginMm.bottom)} ${inset(marginMm.left)}`;
  return (
    <section className={css["preview"]} aria-label={m.preview}>
      {isKept ? (
        <figure>
          <figcaption>{m.cover}</figcaption>
          <div className={css["sheet"]} style={sheet}>
            <div className={css["text"]} style={{ padding }}>
              {error !== null ? <p>{failureText(error, m.previewFailed)}</p> : null}
              {(data?.cover ?? []).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
                <p key={index} style={styleOf(line, widthMm)}>
                  {line.text === "" ? "\u00a0" : line.text}
                </p>
              ))}
            </div>
          </div>
        </figure>
      ) : null}
      <figure>
        <figcaption>{m.previewPage}</figcaption>
        <div className={css["sheet"]} style={sheet}>
          <div className={css["text"]} style={{ padding }}>
            {header === null ? null : <p className={css["header"]}>{sampleHeader(header.odd === "" ? header.even : header.odd)}</p>}
            {SAMPLE.map((role) => {
              const found = looks.find((one) => one.role === role);
              return found === undefined ? null : (
                <p key={role} data-role={role} style={styleOf(found, widthMm)}>
                  {m.sample[role]}
                </p>
              );
            })}
          </div>
        </div>
      </figure>
    </section>
  );
}
