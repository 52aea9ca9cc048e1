import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentKeyOf, LOOK_VERSION } from "./content-key.ts";
import { renderMarkdownFile } from "./markdown-file.ts";
import { readZipText } from "./testing/read-zip-text.ts";
import { FORMULAS, OFFICIAL_NOTICE, WEEKLY_REPORT } from "./testing/sample-texts.ts";
import { renderWord } from "./word/render-word.ts";

test("the same parts have the same key, and others another, wherever one ends and the next begins", () => {
  const key = contentKeyOf(["a", "b", null, true, Uint8Array.of(1)]);
  expect(contentKeyOf(["a", "b", null, true, Uint8Array.of(1)])).toBe(key);
  const others = [
    ["ab", null, true, Uint8Array.of(1)],
    ["a", "b", null, false, Uint8Array.of(1)],
    ["a", "b", "null", true, Uint8Array.of(1)],
    ["a", "b"],
  ];
  expect(new Set(others.map(contentKeyOf).concat(key)).size).toBe(others.length + 1);
});

/** What two files of the same text may differ in: when they were made, and the ids of links. */
const PASSING = /<dcterms:(created|modified)[^>]*>[^<]*|rId[\w-]{21}/g;

/** The look of files of LOOK_VERSION. Where they look otherwise now, count that up and put the new hash here. */
const LOOK = { version: 1, sha256: "b9c249909355f44fd831f5ba8c04b5b8f27994f062a47bd0765945e58d4b7479" };

test("files look as they did when LOOK_VERSION was last counted up", async () => {
  const hash = createHash("sha256");
  const task = { title: "题目", labelJson: "{}", visibleLabel: "标识", product: "橘笺" };
  const looks = [
    { language: "zh", official: false },
    { language: "zh", official: true },
    { language: "en", official: false },
  ] as const;
  for (const text of [WEEKLY_REPORT, OFFICIAL_NOTICE, FORMULAS]) {
    for (const look of looks) {
      const parts = readZipText(await renderWord({ ...task, ...look, text }));
      for (const [path, content] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(path).update(content.replace(PASSING, ""));
    }
    hash.update(renderMarkdownFile({ ...task, text }));
  }
  expect({ version: LOOK_VERSION, sha256: hash.digest("hex") }).toEqual(LOOK);
});
