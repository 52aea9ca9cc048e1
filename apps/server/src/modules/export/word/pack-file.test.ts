import { Document, type FileChild, LevelFormat, Paragraph } from "docx";
import { expect, it } from "vitest";
import { readZipText } from "../testing/read-zip-text.ts";
import { lazily } from "./lazily.ts";
import { packFile } from "./pack-file.ts";

const item = (instance: number, text: string) => new Paragraph({ text, numbering: { reference: "steps", level: 0, instance } });

function documentOf(children: readonly FileChild[]): Document {
  const levels = [{ level: 0, format: LevelFormat.DECIMAL, text: "%1." }];
  return new Document({ numbering: { config: [{ reference: "steps", levels }] }, sections: [{ children: [...children] }] });
}

it("leaves words in braces alone that are called like a list", () => {
  const text = '见 {steps-0} 与 {"steps-0"}';
  const blocks = [lazily(() => item(0, text).options), lazily(() => ({ text }))];
  const xml = readZipText(packFile(documentOf(blocks))).get("word/document.xml") ?? "";
  expect(xml.match(/\{steps-0\} 与 \{&quot;steps-0&quot;\}/g)).toHaveLength(2);
  expect(xml).toMatch(/<w:numId w:val="\d+"\/>/);
});
