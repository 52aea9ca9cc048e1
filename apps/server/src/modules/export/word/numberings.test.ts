import { expect, it } from "vitest";
import { PROFILES } from "../profiles/index.ts";
import { readZipText } from "../testing/read-zip-text.ts";
import { numberingReference } from "./numberings.ts";
import { renderWord } from "./render-word.ts";

it("leaves words in braces alone that are called like a list", async () => {
  const name = `{${numberingReference(true, 1)}-1}`;
  const words = `{numbers-1-1} 与 {bullets-1} 与 ${name}`;
  const frame = { title: "题", profile: PROFILES["plain-zh"], labelJson: "{}", visibleLabel: null, product: "橘笺" };
  const file = await renderWord({ ...frame, text: `${words}\n\n1. 见 ${words}\n` });
  const xml = readZipText(file).get("word/document.xml") ?? "";
  expect(xml.match(/\{numbers-1-1\} 与 \{bullets-1\} 与 \{numbers-1-1\}/g)).toHaveLength(2);
  expect(xml).toMatch(/<w:numId w:val="\d+"\/>/);
});
