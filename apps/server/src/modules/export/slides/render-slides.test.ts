import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { readZipText } from "../testing/read-zip-text.ts";
import { renderSlides, type SlidesTask } from "./render-slides.ts";

const TASK: SlidesTask = {
  title: "旧书店 & <顾客>",
  slides: [
    { title: "旧书店 & <顾客>", points: ["绪论"], talk: "各位老师好。" },
    { title: "方法", points: ["走访 11 家\u0001", "访谈 9 人"], talk: "我走访了 11 家旧书店。\n也访谈了店主。" },
    { title: "谢谢", points: [], talk: "请批评指正。" },
  ],
  language: "zh",
  labelJson: '{"AIGC":{"Label":"1"}}',
  visibleLabel: "由 AI 生成",
  product: "橘笺",
};
const textsIn = (xml: string): string[] => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = ""]) => text);

test("every slide has its title and points, and what is said in its notes", async () => {
  const parts = readZipText(await renderSlides(TASK));
  expect(textsIn(parts.get("ppt/slides/slide2.xml") ?? "")).toEqual(["方法", "走访 11 家", "访谈 9 人", "2"]);
  expect(textsIn(parts.get("ppt/notesSlides/notesSlide2.xml") ?? "").join("")).toContain("我走访了 11 家旧书店。");
  expect(textsIn(parts.get("ppt/slides/slide3.xml") ?? "")).toEqual(["谢谢", "由 AI 生成"]);
});

test("every part of the file is XML, whatever the words are", async () => {
  const parts = readZipText(await renderSlides(TASK));
  for (const [path, text] of parts) if (/\.(?:xml|rels)$/.test(path)) expect([path, XMLValidator.validate(text)]).toEqual([path, true]);
  expect(textsIn(parts.get("ppt/slides/slide1.xml") ?? "")[0]).toBe("旧书店 &amp; &lt;顾客&gt;");
});

test("the label of a machine's text is a property of the file, named in its parts", async () => {
  const parts = readZipText(await renderSlides(TASK));
  const { Properties } = new XMLParser({ ignoreAttributes: false }).parse(parts.get("docProps/custom.xml") ?? "");
  expect([Properties.property["@_name"], Properties.property["vt:lpwstr"]]).toEqual(["AIGC", TASK.labelJson]);
  expect(parts.get("[Content_Types].xml")).toContain('PartName="/docProps/custom.xml"');
  expect(parts.get("_rels/.rels")).toContain('Target="docProps/custom.xml"');
  expect(readZipText(await renderSlides({ ...TASK, labelJson: null, visibleLabel: null })).has("docProps/custom.xml")).toBe(false);
});
