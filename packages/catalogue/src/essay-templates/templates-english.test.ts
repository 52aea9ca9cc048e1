import { describe, expect, it } from "vitest";
import { readTemplateFiles } from "./generate-templates.ts";
import { inLanguage, type TemplateSource, type TemplateText } from "./template-schema.ts";
import { templateNodes } from "./templates.ts";

const CHARACTERS = { opening: [900, 2600], hardSample: [350, 1700] } as const;

/** Digits an English sample may have: numbers of figures, tables, equations and sections, standards, the usual level of significance. */
const ALLOWED_DIGITS =
  /(Figure|Table|Equation|Eq\.|Formula|Section|Chapter|Part|Step|Task)s? ?\(?\d+([-–.]\d+)?\)?|^\d+(\.\d+)*\.?\s|GB\/T \d+|0\.05|95 ?(%|per cent)/gm;
const BANNED =
  /in recent years|with the (rapid |continuous )?development of|plays? an? (important|vital|crucial|key|significant) role|as we all know|it is well known|in today's (society|world)|https?:|\bdoi\b|\bISBN\b|\[\d+\]|@|world-class|groundbreaking|cutting-edge/i;
const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/u;
const BLANK = { zh: /【待补充：[^【】]+】/g, en: /【to fill in: [^【】]+】/g } as const;
const NUMBER_OF_HEADING = {
  zh: /^(第[一二三四五六七八九十\d]+[章节]|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）|\d+(\.\d+)*)[\s　.、]*/,
  en: /^(Chapter \d+|\d+(\.\d+)*|[IVX]+\.|\(\d+\))[\s:.]*/,
} as const;

const sources = (await readTemplateFiles()).map(({ template }) => template);

/** Every text of a template beside its titles, with where it stands. */
function textsOf({ pattern, slots, keywords, bring, outline, whyGood, opening, hardSample, checklist }: TemplateSource) {
  return {
    pattern: [pattern],
    slots: slots.flatMap(({ label, default: word }) => [label, word]),
    keywords,
    bring,
    outline: templateNodes(outline).flatMap(({ intent, mistake }) => [intent, ...(mistake === undefined ? [] : [mistake])]),
    whyGood,
    opening: opening.map(({ text }) => text),
    hardSample: [hardSample.title, hardSample.text],
    checklist,
  } satisfies Record<string, readonly TemplateText[]>;
}
const en = (text: TemplateText) => inLanguage(text, "en");
const bare = (text: string, language: "zh" | "en") => text.replace(NUMBER_OF_HEADING[language], "").trim();
const withoutBlanks = (text: string) => text.replace(BLANK.en, "").replace(/[〔〕]/g, "");
const samples = ({ opening, hardSample }: TemplateSource) => [...opening.map(({ text }) => text), hardSample.text];

const wrongTexts = (texts: (template: TemplateSource) => readonly TemplateText[], test: (text: TemplateText) => boolean) =>
  sources.flatMap((template) =>
    texts(template)
      .filter(test)
      .map((text) => `${template.slug}: ${en(text).slice(0, 60)}`),
  );

describe("English of the template files", () => {
  it("has no Chinese characters or punctuation but the brackets of a gap", () => {
    const all = (template: TemplateSource) => [
      ...[template.title, template.major, template.remark],
      ...templateNodes(template.outline).map(({ title }) => title),
      ...Object.values(textsOf(template)).flat(),
    ];
    expect(wrongTexts(all, (text) => CHINESE.test(withoutBlanks(en(text))) || /【[^】]*[\u4e00-\u9fff]/u.test(en(text)))).toEqual([]);
  });

  it("leaves the same number of gaps in a sample as the Chinese", () => {
    const gaps = (text: TemplateText, language: "zh" | "en") => inLanguage(text, language).match(BLANK[language])?.length ?? 0;
    expect(wrongTexts(samples, (text) => gaps(text, "zh") !== gaps(text, "en"))).toEqual([]);
  });

  it("makes the English title of the pattern, with slots of their own names", () => {
    const filled = ({ pattern, slots }: TemplateSource) =>
      slots.reduce((text, { label, default: word }) => text.replaceAll(`〔${en(label)}〕`, en(word)), en(pattern));
    expect(sources.flatMap((one) => (filled(one) === one.title.en ? [] : [`${one.slug}: ${filled(one)} | ${one.title.en}`]))).toEqual([]);
    const doubled = sources.filter(({ slots }) => new Set(slots.map(({ label }) => en(label))).size !== slots.length);
    expect(doubled.map(({ slug }) => slug)).toEqual([]);
  });

  it("opens under the same headings of the skeleton as the Chinese", () => {
    const wrong = sources.flatMap(({ slug, title, opening, outline }) => {
      const known = [title, ...templateNodes(outline).map((node) => node.title)];
      return opening
        .filter(({ type }) => type === "heading")
        .filter(({ text }) => {
          const zh = inLanguage(text, "zh");
          return !known.some(
            (one) => (one.zh === zh || one.zh === bare(zh, "zh")) && (one.en === en(text) || one.en === bare(en(text), "en")),
          );
        })
        .map(({ text }) => `${slug}: ${en(text)}`);
    });
    expect(wrong).toEqual([]);
  });

  it("has samples of the right size", () => {
    const within = (text: string, [least, most]: readonly [number, number]) => text.length >= least && text.length <= most;
    const wrong = sources.flatMap(({ slug, opening, hardSample }) => {
      const [first, hard] = [opening.map(({ text }) => en(text)).join(""), en(hardSample.text)];
      return [
        ...(within(first, CHARACTERS.opening) ? [] : [`${slug}: opening of ${first.length}`]),
        ...(within(hard, CHARACTERS.hardSample) ? [] : [`${slug}: hardSample of ${hard.length}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it("invents nothing either: no figures, no sources, no worn phrases", () => {
    expect(wrongTexts(samples, (text) => /\d/.test(en(text).replace(ALLOWED_DIGITS, "")))).toEqual([]);
    expect(
      wrongTexts(
        (template) => Object.values(textsOf(template)).flat(),
        (text) => BANNED.test(en(text)),
      ),
    ).toEqual([]);
  });

  it("repeats no mistake and seldom an intent", () => {
    const nodes = sources.flatMap(({ outline }) => templateNodes(outline));
    const mistakes = nodes.flatMap(({ mistake }) => (mistake === undefined ? [] : en(mistake)));
    expect(mistakes.filter((mistake, n) => mistakes.indexOf(mistake) !== n)).toEqual([]);
    const uses = Map.groupBy(nodes, ({ intent }) => en(intent));
    expect([...uses].filter(([, of]) => of.length > 2).map(([intent]) => intent)).toEqual([]);
  });
});
