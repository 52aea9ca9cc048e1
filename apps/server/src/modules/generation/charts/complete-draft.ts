import type { KindInput, KindResult } from "@tangleaf/contract";
import { CHART } from "@tangleaf/contract/chart";
import {
  alternativeLooks,
  type ChartData,
  type ChartKind,
  type ChartLook,
  canBeParts,
  checkClaim,
  chooseChart,
  type Emphasis,
  kindOf,
  legalChart,
  printClaim,
  readEmphasis,
  shapeData,
  withKind,
} from "@tangleaf/table/chart";
import { chartEn } from "../../../messages/chart.en.ts";
import { chartZh } from "../../../messages/chart.zh.ts";
import { chartFrames } from "../prompt/chart-frame.ts";
import type { DraftAnswer } from "./draft-answer.ts";
import { computedClaim } from "./draft-by-rule.ts";

type Draft = KindResult<"chartDraft">;
type Asked = Pick<KindInput<"chartDraft">, "data" | "emphasis" | "type" | "lang">;
type Completed = { readonly result: Draft } | { readonly error: string };

/**
 * The chart an answer stands for. What names no row or column, and a claim the figures do not bear, is asked for again; the last answer
 * loses it instead, and the computed claim stands. A type the figures cannot bear is drawn as its legal twin, and that is said.
 */
export function completeDraft(answer: DraftAnswer, { data, emphasis, type, lang }: Asked, { isLast }: { isLast: boolean }): Completed {
  const frame = chartFrames[lang];
  const words = lang === "zh" ? chartZh : chartEn;
  const chosen = chooseChart(data, { lang });
  if (chosen === null) return { error: words.faults.noNumbers };
  const unknown = unknownColumns(answer, data);
  if (unknown.length > 0 && !isLast) return { error: frame.unknownColumns(unknown) };
  const asked = lookOf(answer, chosen.look, { data, kind: askedKind(type, answer.type), isKnown: unknown.length === 0 });
  const { look: legal, faults } = legalChart(asked, data);
  const drawn = legal ?? chosen.look;
  const { names, series } = shapeData({ ...drawn, ...WHOLE } as ChartLook, data);
  const stressed = knownEmphasis(answer.emphasis, names, new Set(series.map((one) => one.name)), drawn.series !== undefined);
  if (stressed.unknown.length > 0 && !isLast) return { error: frame.unknownRows(stressed.unknown) };
  // Lines stand at values the person gave, read by rule: a model writes no number.
  const lines = readEmphasis(emphasis, drawn, data).emphasis.filter((one) => "line" in one);
  const look: ChartLook = { ...drawn, emphasis: [...stressed.known, ...lines].slice(0, MOST) };
  const troubles = answer.claim === "" ? [] : checkClaim(answer.claim, look, data);
  if (troubles.length > 0 && !isLast) return { error: troubles.map((trouble) => frame.troubles[trouble]).join("; ") };
  const title = answer.claim === "" || troubles.length > 0 ? computedClaim(look, data) : answer.claim;
  const isSayable = (text: string) => text !== "" && checkClaim(text, look, data).length === 0;
  const why = isSayable(answer.why) ? answer.why : words.why[chosen.why];
  const said = faults.map((fault) => words.faults[fault]);
  return {
    result: {
      look: { ...look, title, caption: isSayable(answer.caption) ? answer.caption : "" },
      why: [why, ...said].join(words.between),
      alternatives: alternativesOf({ ...look, title }, data, answer.alternatives),
    },
  };
}

const MOST = 3;
/** Rows that are put together are rows all the same. */
const WHOLE = { top: undefined };

/** The kind that is drawn where a type was asked for: columns and bars are one type. */
export function askedKind(type: Asked["type"], answered: ChartKind): ChartKind {
  if (type === undefined || (type === "bar" && answered === "flat")) return answered;
  return type;
}

function unknownColumns({ x, y, series }: DraftAnswer, { columns }: ChartData): string[] {
  const known = new Set(columns.map(({ name }) => name));
  return [x, ...y, ...(series === undefined ? [] : [series])].filter((name) => !known.has(name));
}

function lookOf(
  { x, y, series }: DraftAnswer,
  chosen: ChartLook,
  { data, kind, isKnown }: { data: ChartData; kind: ChartKind; isKnown: boolean },
): ChartLook {
  if (!isKnown) return withKind(chosen, kind, data);
  const { series: chosenSeries, top, ...rest } = chosen;
  const group = series === undefined ? (x === chosen.x.col ? chosenSeries : undefined) : { col: series };
  const own: ChartLook = {
    ...rest,
    ...(x === chosen.x.col && top !== undefined ? { top } : {}),
    x: { col: x },
    y: y.filter((name, at) => y.indexOf(name) === at).map((col) => ({ col })),
    ...(group === undefined || group.col === x ? {} : { series: group }),
  };
  // A scatter is over the columns it names; every other kind finds what it needs.
  return kind === "scatter" ? { ...withKind(own, kind, data), x: own.x, y: own.y.slice(0, 1) } : withKind(own, kind, data);
}

function knownEmphasis(asked: DraftAnswer["emphasis"], names: readonly string[], series: ReadonlySet<string>, hasSeries: boolean) {
  const rows = new Set(names);
  const known: Emphasis[] = [];
  const unknown: string[] = [];
  for (const { x, series: group, from, to } of asked) {
    const named = [x, from, to].filter((name) => name !== undefined);
    unknown.push(...named.filter((name) => !rows.has(name)));
    if (named.some((name) => !rows.has(name))) continue;
    if (from !== undefined && to !== undefined) known.push({ from, to });
    else if (x !== undefined) known.push(hasSeries && group !== undefined && series.has(group) ? { x, series: group } : { x });
  }
  return { known, unknown };
}

/** Other ways to draw the same: those that were asked for, where the figures can bear them as they are, then those they offer. */
export function alternativesOf(look: ChartLook, data: ChartData, wanted: readonly ChartKind[]): ChartLook[] {
  const asked = [...new Set(wanted)].flatMap((kind): ChartLook[] => {
    const { look: legal, faults } = legalChart(withKind(look, kind, data), data);
    const column = data.columns.find(({ name }) => name === look.y[0]?.col);
    const isParts = kind !== "pie" || (column !== undefined && canBeParts(data, column));
    return legal === null || faults.length > 0 || kind === kindOf(look) || !isParts ? [] : [legal];
  });
  const kinds = new Set(asked.map(kindOf));
  const offered = alternativeLooks(look, data).flatMap((one) => (kinds.has(kindOf(one.look)) ? [] : [one.look]));
  return [...asked, ...offered].slice(0, CHART.alternatives).map((one) => ({ ...one, title: claimFor(one, look.title, data) }));
}

/** The same claim where the other chart's figures bear it, else the one they give. */
function claimFor(look: ChartLook, claim: string, data: ChartData): string {
  return printClaim(claim, look, data).faults.length === 0 ? claim : computedClaim(look, data);
}
