/**
 * All self-checks of a document of 300,000 characters, Chinese and English: one of sentences that differ, with an own source of
 * 20,000 characters and a glossary of 50 terms, one that says its first section over and over, and one of nothing but opening marks.
 * Budget: 1.5 s each in Node, beside reading the text and counting its 8-grams once. Best of three runs.
 */
import { countCharacters, repetition } from "@tangleaf/document";
import { type CheckOptions, checkDocument } from "@tangleaf/document/checks";
import { contentText, type DocumentContent, type NodeJson } from "@tangleaf/document/model";
import { reportFigure } from "./lib/report-figure.ts";

const CHARACTERS = 300_000;
const SOURCE_CHARACTERS = 20_000;
const TERMS = 50;
const BUDGET_MS = 1500;
const RUNS = 3;
const SECTIONS = 60;

const ZH = "驿站窗口货架编号取件排队观察问卷访谈模型结果门店盘点库存短信时段设备样本数据方法原因成本学生人员差异记录".match(/../g) ?? [];
const EN =
  "store shelf queue sample record method cause cost staff student window model result survey count stock time device letter".split(" ");

/** Numbers that are the same in every run. */
function createRandom(): (below: number) => number {
  let state = 20_261_123;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function sentence(random: (below: number) => number, language: "zh" | "en"): string {
  const words = language === "zh" ? ZH : EN;
  const list = Array.from({ length: 6 + random(12) }, () => words[random(words.length)]);
  if (random(8) === 0) list.push(language === "zh" ? `共${random(900)}份问卷` : `of ${random(900)} questionnaires`);
  if (random(20) === 0) list.push(language === "zh" ? `见图${1 + random(9)}` : `as in Figure ${1 + random(9)}`);
  return language === "zh" ? `${list.slice(0, 5).join("")}，${list.slice(5).join("")}。` : `${list.join(" ")}. `;
}

function textOf(characters: number, language: "zh" | "en", random: (below: number) => number): string {
  let text = "";
  let count = 0;
  while (count < characters) {
    const next = sentence(random, language);
    text += next;
    count += countCharacters(next);
  }
  return text;
}

function documentOf(language: "zh" | "en", sectionText: (index: number) => string): DocumentContent {
  const blocks = Array.from({ length: SECTIONS }, (_, index): NodeJson[] => [
    {
      type: "heading",
      attrs: { id: `h${index}`, level: 1, target: CHARACTERS / SECTIONS },
      content: [{ type: "text", text: `节 ${index}` }],
    },
    ...(sectionText(index).match(/[\s\S]{1,600}/g) ?? []).map(
      (text): NodeJson => ({ type: "paragraph", content: [{ type: "text", text }] }),
    ),
  ]);
  return { title: "", settings: { language, numbering: "chapters" }, blocks: blocks.flat(), footnotes: {} };
}

function fastest(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

for (const language of ["zh", "en"] as const) {
  const random = createRandom();
  const words = language === "zh" ? ZH : EN;
  const options: CheckOptions = {
    target: CHARACTERS,
    references: ["R1", "R2"],
    sources: [{ name: "own", text: textOf(SOURCE_CHARACTERS, language, random) }],
    glossary: Array.from({ length: TERMS }, (_, index) => ({
      term: `${words[index % words.length]}${words[0]}`,
      variants: [`${words[index % words.length]}${words[1]}`],
    })),
  };
  const first = textOf(CHARACTERS / SECTIONS, language, random);
  const documents = {
    "sentences that differ": documentOf(language, () => textOf(CHARACTERS / SECTIONS, language, random)),
    "one section over and over": documentOf(language, () => first),
    "opening marks": documentOf(language, () => "【待补充（“[[".repeat(CHARACTERS / SECTIONS / 9)),
  };
  for (const [name, document] of Object.entries(documents)) {
    const ms = fastest(() => checkDocument(document, options));
    const baseline = fastest(() => repetition(contentText(document), 8));
    reportFigure({
      bench: "self-checks",
      what: `${language}, ${name}`,
      floorIs: "8-grams counted once",
      measured: ms,
      floor: baseline,
      unit: "ms",
      budget: { most: BUDGET_MS },
    });
    const found = checkDocument(document, options).length;
    const verdict = ms <= BUDGET_MS ? "kept" : "MISSED";
    console.log(
      `${language}, ${name}: ${ms.toFixed(0)} ms, ${found} findings; 8-grams once ${baseline.toFixed(0)} ms; budget ${BUDGET_MS} ms: ${verdict}`,
    );
  }
}
