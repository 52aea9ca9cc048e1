import type { ChartLook } from "@tangleaf/table/chart";
import type { ReactNode } from "react";
import { variant } from "#lib/variant.ts";
import { chartMessages } from "#messages/chart.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import type { DrawnChart } from "../work/chart-work.ts";
import css from "./chart-paper.module.css";
import { ChartPictureFrame } from "./chart-picture-frame.tsx";
import { ClaimLine, WordsLine } from "./words-line.tsx";

type ChartPaperProps = {
  drawn: DrawnChart;
  onWords: (words: Partial<ChartLook>) => void;
  /** Behind what the chart says. */
  again: ReactNode;
};

/** The sheet a chart stands on: what it says, its picture, its caption and where its figures come from. */
export function ChartPaper({ drawn, onWords, again }: ChartPaperProps) {
  const { spec, title, caption, subtitle, faults } = drawn;
  return (
    <figure className={css["paper"]} aria-label={m.paper.label}>
      <header>
        <h2>
          <ClaimLine label={m.paper.title} words={title} drawn={drawn} onTemplate={(template) => onWords({ title: template })} />
        </h2>
        <WordsLine
          label={m.paper.subtitle}
          text={subtitle}
          placeholder={m.paper.subtitleHint}
          className={css["subtitle"]}
          onDone={(text) => onWords({ subtitle: text })}
        />
      </header>
      {faults.length === 0 ? null : (
        <p className={css["state"]}>{faults.map((fault) => chartMessages.faults[fault]).join(variant === "zh" ? "" : " ")}</p>
      )}
      <ChartPictureFrame spec={spec} alt={drawn.alt} />
      <figcaption>
        <div className={css["said"]}>
          <b>{m.paper.figure}</b>
          <ClaimLine
            label={m.paper.caption}
            words={caption}
            drawn={drawn}
            placeholder={m.paper.captionHint}
            onTemplate={(template) => onWords({ caption: template })}
          >
            {again}
          </ClaimLine>
        </div>
        <WordsLine
          label={m.paper.source}
          text={spec.source}
          placeholder={m.paper.sourceHint}
          className={css["source"]}
          onDone={(text) => onWords({ source: text })}
        />
      </figcaption>
    </figure>
  );
}
