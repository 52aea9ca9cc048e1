import { fillerIn, strayDigits, strayNames, withoutMarks } from "@tangleaf/document";
import type { Language } from "../../language.ts";
import { sayFacts } from "../say-fact.ts";
import { TITLE_MAX } from "../suggest-titles.ts";
import type { OutlineSection, ThesisMaterial } from "../thesis-types.ts";
import type { WrittenThesis } from "./section-texts.ts";

/** What each rule of a thesis forbids, as a list of what was found: empty where the rule is kept. The tests show of each that it can be broken. */
const CLAIMS =
  /本文(?:已|完成|开展|进行|发现|证明|得出)了?|结果(?:表明|显示|证明)|(?:实验|调查|问卷|数据)(?:表明|显示|证明)|\b(?:we|the author) (?:found|carried out|showed|proved)\b|\b(?:the )?results (?:show|prove|indicate)/i;
const MEMORY = /第[一二三四五六七八九十百\d]+条|[(（](?:19|20)\d\d[)）]|(?:19|20)\d\d\s*年|\bet al\b/;
const SUMS = /\d+÷\d+[=≈][\d.]+%/g;
const LEAST_SENTENCE = 8;

export const saidOf = (material: ThesisMaterial): string => [material.topic, material.keywords.join("\n"), material.material].join("\n");

export function headingsOf(sections: readonly OutlineSection[]): string[] {
  return sections.flatMap((section) => [section.title, ...headingsOf(section.sections)]);
}

/** Rule 2. */
export function faultsOfTitle(title: string, material: ThesisMaterial): string[] {
  const { language } = material;
  const main = language === "zh" ? (title.split("——")[0] ?? "").replace(/\s/g, "").length : (title.split(": ")[0] ?? "").split(" ").length;
  return [
    ...(main > TITLE_MAX[language] ? ["too long"] : []),
    ...(/\{|\}|的的|中的.{1,8}中的|新时代|赋能|抓手|undefined/.test(title) ? ["wording"] : []),
    ...strayDigits(title, saidOf(material)),
  ];
}

/** A translated title is in the other language alone, or not there. Names in Latin letters may stand in a Chinese one. */
export function isHalfTranslated(translated: string, from: Language): boolean {
  if (translated === "") return false;
  return from === "zh" ? /[\u4e00-\u9fff]/.test(translated) : /(?<![A-Za-z])[a-z]{2,}/.test(translated);
}

/** Rule 3: sums that are wrong, headings that stand twice or bring something of their own. */
export function faultsOfOutline(sections: readonly OutlineSection[], length: number, material: ThesisMaterial): string[] {
  const sum = (list: readonly OutlineSection[]): number => list.reduce((all, { characters }) => all + characters, 0);
  const wrong = (section: OutlineSection): string[] => [
    ...(section.sections.length > 0 && sum(section.sections) !== section.characters ? [`sum of ${section.title}`] : []),
    ...section.sections.flatMap(wrong),
  ];
  const headings = headingsOf(sections);
  return [
    ...(sum(sections) === length ? [] : ["sum of the whole"]),
    ...sections.flatMap(wrong),
    ...headings.filter((heading, at) => headings.indexOf(heading) !== at),
    ...headings.filter((heading) => /\{|\}|undefined|(?:19|20)\d\d/.test(heading) || strayDigits(heading, saidOf(material)).length > 0),
  ];
}

/** Rule 3: what is said to belong in two sections of a chapter. Methods that are usual in a section are no difference. */
export function sameIntents(chapter: OutlineSection): string[] {
  const intents = (section: OutlineSection): string[] => [
    section.intent.replace(/(?:，常用|; usual here: ).*$/, ""),
    ...section.sections.flatMap(intents),
  ];
  const all = intents(chapter);
  return all.filter((intent, at) => all.indexOf(intent) !== at);
}

/** Rule 4: facts that are not said once, and whole sentences or questions that stand twice in a thesis. */
export function saidNotOnce({ layout, texts, material }: WrittenThesis): string[] {
  const { language } = material;
  const whole = texts.join("\n");
  const missing = layout.topic.facts.filter((fact) =>
    sayFacts([fact], language, layout.topic.method).some(
      (words) => !whole.includes(words.replace(/^(?:范围与条件：|已定的条件：|Given: |Settled so far: )|[。.]$/g, "")),
    ),
  );
  const seen = new Set<string>();
  const twice = whole
    .split("\n")
    .filter((line) => !/^(?:\||表：|Table: )/.test(line))
    .flatMap((line) => (line.startsWith("- ") ? [line] : (line.match(language === "zh" ? /[^。？]+[。？]/g : /[^.?]+[.?](?=\s|$)/g) ?? [])))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > LEAST_SENTENCE && (seen.has(sentence) || !seen.add(sentence)));
  return [...missing.map(({ text }) => text), ...twice];
}

/** Rule 5: deeds and results in the writer's own sentences, and cells that are filled beside the names of rows. */
export function claimsIn(own: string): string[] {
  return own.split("\n").filter((line) => CLAIMS.test(line));
}

export function filledCells(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  // The head stands above the rule, the rows below it up to the next head.
  return lines.filter((line, at) => {
    const isRow = !/^\| ---/.test(line) && !/^\| ---/.test(lines[at + 1] ?? "");
    return isRow && line.split("|").slice(2).join("").trim() !== "";
  });
}

/** Rule 6: figures, names, years, articles that nobody gave. `own` are the writer's sentences alone. */
export function fromMemory(own: string, known: string, language: Language): string[] {
  const bare = own.replace(SUMS, "");
  return [
    ...strayDigits(bare, known),
    ...(language === "zh" ? strayNames(bare, known) : []),
    ...(MEMORY.exec(withoutMarks(bare)) ?? []).slice(0, 1),
  ];
}

/** Rule 7: set phrases. */
export function setPhrases(own: string, language: Language): string[] {
  return own.split("\n").flatMap((line) => fillerIn(line, language));
}
