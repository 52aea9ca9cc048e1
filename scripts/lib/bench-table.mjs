/** Figures of benches as one table: what was measured beside the floor of the same run, their ratio, the budget, and whether it is kept. */

const number = (value) => (value === null || Number.isNaN(value) ? "" : Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** What is promised of a figure, in words, and whether it is kept; no budget is neither. */
function judge({ measured, floor, unit, budget }) {
  const ratio = floor === null ? Number.NaN : measured / floor;
  const { most, mostRatio } = budget ?? {};
  const judged = [
    ...(most === undefined ? [] : [{ words: `${number(most)} ${unit}`.trim(), isKept: measured <= most }]),
    ...(mostRatio === undefined ? [] : [{ words: `${number(mostRatio)} ×`, isKept: ratio <= mostRatio }]),
  ];
  const verdict = judged.length === 0 ? "" : judged.every(({ isKept }) => isKept) ? "kept" : "missed";
  return { ratio, words: judged.map(({ words }) => words).join(", "), verdict };
}

/**
 * @param {readonly {name: string, failed: boolean, figures: readonly object[]}[]} benches
 * @returns {{lines: string[], missed: number}} `missed`: budgets that were not kept, and benches that failed
 */
export function benchTable(benches) {
  const rows = benches.flatMap(({ name, failed, figures }) => {
    const told = figures.map((figure) => {
      const { ratio, words, verdict } = judge(figure);
      const { what, measured, floor, floorIs, unit } = figure;
      const beside = floor === null ? "" : `${number(floor)} ${unit}, ${floorIs}`;
      return [name, `${what}: ${number(measured)} ${unit}`.trim(), beside, Number.isNaN(ratio) ? "" : `${number(ratio)} ×`, words, verdict];
    });
    // A bench may end with a failure because a figure of its own missed its budget: that is said already.
    const isSaid = told.some(([, , , , , verdict]) => verdict === "missed");
    if (failed && !isSaid) return [...told, [name, "", "", "", "", "failed"]];
    return told.length > 0 ? told : [[name, "see above", "", "", "", ""]];
  });
  const head = ["bench", "measured", "floor of the same run", "ratio", "budget", ""];
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return {
    lines: [line(head), line(head.map(() => "---")), ...rows.map(line)],
    missed: rows.filter((cells) => ["missed", "failed"].includes(cells.at(-1))).length,
  };
}
