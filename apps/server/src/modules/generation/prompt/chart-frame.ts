import type { Variant } from "@tangleaf/contract";
import type { ChartKind, ClaimTrouble } from "@tangleaf/table/chart";

type Column = { readonly name: string; readonly isNumber: boolean; readonly unit: string };
type ChartFrame = {
  readonly fields: Readonly<Record<"columns" | "rows" | "emphasis" | "text", string>>;
  draft(asked: { alternatives: number; emphasis: number; kind: string | null }): string;
  readonly kinds: Readonly<Record<ChartKind, string>>;
  column(column: Column): string;
  rowsLeft(count: number): string;
  readonly troubles: Readonly<Record<ClaimTrouble, string>>;
  unknownColumns(names: readonly string[]): string;
  unknownRows(names: readonly string[]): string;
  figures(asked: { most: number }): string;
  unknownSpans(spans: readonly number[], most: number): string;
  unevenRows(labels: readonly string[]): string;
  madeUp(words: readonly string[]): string;
};

/** What prompts say about charts, and about the figures of a text. The table and the text themselves stand in the fence. */
export const chartFrames: Readonly<Record<Variant, ChartFrame>> = {
  zh: {
    fields: { columns: "列", rows: "行", emphasis: "想强调什么", text: "标了号的文字" },
    kinds: { bar: "柱状", line: "折线", flat: "横向条形", pie: "饼图", scatter: "散点", combo: "柱状加折线" },
    draft: ({ alternatives, emphasis, kind }) =>
      [
        "任务：为素材里的这张表选一种画法，并写一句结论作标题。",
        kind === null
          ? "type 取 bar（柱状）、line（折线，横轴有先后才用）、flat（横向条形）、pie（各部分合成一个整体才用）、scatter（两列数的关系）、combo（两个单位不同的量）。"
          : `type 用${kind}。`,
        `x 和 y 写列名，照抄；series 只在一列把各行分成几组时写。emphasis 写要突出的行名，最多 ${emphasis} 个，照抄。`,
        "claim 是一句话的结论，里面不许出现任何数字，也不写“一半”“三倍”这样的数：要写数的地方一律用引用，数由表格填。引用的写法：{{x=行名,y=列名}} 是那一格的数，{{ratio:x=行名,y=列名|x=另一行,y=列名}} 是前者除以后者，diff 是差，change 是变化百分比，share 是占全部的百分比，{{top:x=行名,y=列名}} 和 {{bottom:…}} 填最高、最低那一行的名字，{{to:…|…}} 填“升到”或“降到”。有 series 时每一格再加 ,s=组名。",
        "说最高最低必须用 top、bottom 引用；说升降要和数据一致。caption 是图下的一句说明，可以空着；why 用一句话说为什么这样画。caption 和 why 里也不写数字。",
        `alternatives 给 ${alternatives} 种别的画法的 type。`,
      ].join("\n"),
    column: ({ name, isNumber, unit }) => `${name}：${isNumber ? "数" : "名称"}${unit === "" ? "" : `，单位 ${unit}`}`,
    rowsLeft: (count) => `（另有 ${count} 行没有列出）`,
    troubles: {
      digits: "claim 里有数字或数词，改成引用",
      reference: "claim 里有引用填不出来，或者说的最高、最低不是那一行：行名和列名要照抄",
      superlative: "claim 说了最高或最低，要用 {{top:…}} 或 {{bottom:…}}",
      direction: "claim 说的升降和数据相反",
    },
    unknownColumns: (names) => `表里没有这些列：${names.join("、")}`,
    unknownRows: (names) => `表里没有这些行：${names.join("、")}`,
    figures: ({ most }) =>
      [
        "任务：把这段文字里的数排成一张表。每个数前面有一个编号 ⟦n⟧。",
        `只写编号，不写数：spans 里放编号 0 到 ${most}，一个编号最多用一次。label 是这一行说的是谁，用原文的词；columns 是各列的名字，第一个是 label 那一列的名字，后面每列一个，和 spans 的个数一样。`,
        "同一类、同一单位的数放一列；只放讲同一件事、能放在一起比较的数，其余不放。",
      ].join("\n"),
    unknownSpans: (spans, most) => `没有这些编号：${spans.join("、")}（编号从 0 到 ${most}）`,
    unevenRows: (labels) => `这些行的编号个数和列数对不上：${labels.join("、")}`,
    madeUp: (words) => `原文里没有这些数字：${words.join("、")}`,
  },
  en: {
    fields: { columns: "Columns", rows: "Rows", emphasis: "To be stressed", text: "The text with its numbers marked" },
    kinds: { bar: "columns", line: "lines", flat: "bars", pie: "a pie", scatter: "a scatter", combo: "columns with a line" },
    draft: ({ alternatives, emphasis, kind }) =>
      [
        "Task: choose a chart for the table in the material, and write one sentence that says what it shows, as its title.",
        kind === null
          ? "type is bar (columns), line (only where x has an order), flat (bars), pie (only for parts of one whole), scatter (how two columns of figures relate) or combo (two measures in different units)."
          : `type is ${kind}.`,
        `x and y are names of columns, word for word; series only where a column divides the rows into groups. emphasis: names of the rows to be stressed, ${emphasis} at most, word for word.`,
        "claim is the sentence. No digit may stand in it, nor a number in words such as half or twice: wherever a number belongs, write a reference, and the table fills it in. {{x=row,y=column}} is that cell, {{ratio:x=row,y=column|x=other row,y=column}} the first divided by the second, diff their difference, change the change in percent, share the share of all; {{top:x=row,y=column}} and {{bottom:…}} print the name of the highest or lowest row, {{to:…|…}} prints rose to or fell to. With series, add ,s=group to every cell.",
        "Highest and lowest need a top or bottom reference; rise and fall have to be as the figures are. caption is one sentence below the chart and may be empty; why says in one sentence why it is drawn so. No digits in these either.",
        `alternatives: the type of ${alternatives} other ways to draw it.`,
      ].join("\n"),
    column: ({ name, isNumber, unit }) => `${name}: ${isNumber ? "figures" : "names"}${unit === "" ? "" : `, in ${unit}`}`,
    rowsLeft: (count) => `(${count} more rows are not listed)`,
    troubles: {
      digits: "claim holds digits or numbers in words; make them references",
      reference:
        "a reference of claim prints nothing, or the row called highest or lowest is not: copy the names of rows and columns exactly",
      superlative: "claim speaks of the highest or lowest; use {{top:…}} or {{bottom:…}}",
      direction: "claim says a rise where the figures fall, or the other way round",
    },
    unknownColumns: (names) => `the table has no such columns: ${names.join(", ")}`,
    unknownRows: (names) => `the table has no such rows: ${names.join(", ")}`,
    figures: ({ most }) =>
      [
        "Task: make a table of the numbers in this text. Each has a mark ⟦n⟧ before it.",
        `Write marks, never numbers: spans holds marks from 0 to ${most}, each used once at most. label says what the row is about, in words of the text; columns are the headings: first that of the labels, then one for each span of a row.`,
        "Figures of one kind and unit share a column. Leave out what does not belong to the same comparison.",
      ].join("\n"),
    unknownSpans: (spans, most) => `there are no such marks: ${spans.join(", ")} (they go from 0 to ${most})`,
    unevenRows: (labels) => `these rows have not one span for each column: ${labels.join(", ")}`,
    madeUp: (words) => `these numbers are not in the text: ${words.join(", ")}`,
  },
};
