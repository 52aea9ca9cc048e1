/**
 * Journeys down, browsers across, with the seconds each took.
 * @param {{testResults: readonly {assertionResults: readonly {ancestorTitles: readonly string[], title: string, status: string, duration?: number}[]}[]}} report
 *   of vitest
 */
export function journeysTable({ testResults }) {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const browsers = [...new Set(results.map(({ ancestorTitles }) => ancestorTitles[0] ?? ""))].sort();
  const journeys = [...new Set(results.map(({ title }) => title))];
  const cell = (journey, browser) => {
    const one = results.find(({ title, ancestorTitles }) => title === journey && ancestorTitles[0] === browser);
    if (one === undefined) return "–";
    return one.status === "passed" ? `${((one.duration ?? 0) / 1000).toFixed(1)} s` : one.status;
  };
  const row = (cells) => `| ${cells.join(" | ")} |`;
  return [
    row(["journey", ...browsers]),
    row(["---", ...browsers.map(() => "---")]),
    ...journeys.map((journey) => row([journey, ...browsers.map((browser) => cell(journey, browser))])),
  ].join("\n");
}
