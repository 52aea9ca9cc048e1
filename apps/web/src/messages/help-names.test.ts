import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = import.meta.dirname;
const pages = join(folder, "../../../../content/pages");

/** The files whose words a help page may name. */
const NAMED_IN: Readonly<Record<string, readonly string[]>> = {
  "help-start": ["home", "writing", "shell"],
  "help-notebook": ["note", "notebook", "note-outline", "note-sources", "note-search", "note-suggest", "note-writing"],
  "help-mindtree": ["mindtree"],
  "help-table": ["table"],
  "help-chart": ["chart-tool"],
};

/** Every text in a message file, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const cases = Object.entries(NAMED_IN).flatMap(([page, files]) => ["zh", "en"].map((language) => ({ page, files, language })));

test.each(cases)("$page ($language) calls every button by the name it has", async ({ page, files, language }) => {
  const names = [...readFileSync(join(pages, language, `${page}.md`), "utf8").matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name);
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(folder, language, `${file}.ts`))));
  const known = new Set(textsOf(modules.map((module) => ({ ...module }))));
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => !known.has(name ?? ""))).toEqual([]);
});
