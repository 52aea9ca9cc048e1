import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type AxeResult = { violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] };

/** Every accessibility violation on the page, one line each. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const result = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as AxeResult;
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 5)
      .map((node) => `${id}: ${help} at ${node.target.join(" ")} (${(node.failureSummary ?? "").replace(/\s+/g, " ").slice(0, 200)})`),
  );
}
