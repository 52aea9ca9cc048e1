import type { KindInput } from "@tangleaf/contract";
import {
  type ChartData,
  type ChartLook,
  chooseChart,
  defaultClaim,
  type Emphasis,
  emphasisClaim,
  kindOf,
  readEmphasis,
} from "@tangleaf/table/chart";
import type { DraftAnswer } from "./draft-answer.ts";

/** The claim the figures give by themselves: about the row that is stressed, else about all of them. */
export function computedClaim(look: ChartLook, data: ChartData): string {
  return emphasisClaim(look, data) ?? defaultClaim(look, data);
}

/** What the built-in writer answers: the chart the chooser finds, with what its rules read of the words. null where there are no figures. */
export function draftByRule({ data, emphasis, lang }: Pick<KindInput<"chartDraft">, "data" | "emphasis" | "lang">): DraftAnswer | null {
  const first = chooseChart(data, { lang });
  if (first === null) return null;
  const read = readEmphasis(emphasis, first.look, data);
  const { look } = (read.wantsParts ? chooseChart(data, { lang, wantsParts: true }) : null) ?? first;
  return {
    type: read.kind ?? kindOf(look),
    x: look.x.col,
    y: look.y.map(({ col }) => col),
    ...(look.series === undefined ? {} : { series: look.series.col }),
    emphasis: read.emphasis.flatMap(withoutLine),
    claim: "",
    caption: "",
    why: "",
    alternatives: [],
  };
}

const withoutLine = (one: Emphasis): DraftAnswer["emphasis"] => ("line" in one ? [] : [one]);
