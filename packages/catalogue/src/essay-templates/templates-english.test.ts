import { describe, expect, it } from "vitest";
import { inLanguage, type TemplateSource, type TemplateText } from "./template.ts";
import { allTemplates, templateNodes } from "./templates.ts";

/** Digits an English sample may have: numbers of figures, tables, equations and sections, standards, the usual level of significance. */
const ALLOWED_DIGITS =
  /(Figure|Table|Equation|Eq\.|Formula|Section|Chapter|Part|Step|Task)s? ?\(?\d+([-–.]\d+)?\)?|^\d+(\.\d+)*\.?\s|GB\/T \d+|0\.05|95 ?(%|per cent)/gm;
const BANNED =
  /in recent years|with the (rapid |continuous )?development of|plays? an? (important|vital|crucial|key|significant) role|as we all know|it is well known|in today's (society|world)|https?:|\bdoi\b|\bISBN\b|\[\d+\]|@|world-class|groundbreaking|cutting-edge/i;
const sources = allTemplates();

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
const samples = ({ opening, hardSample }: TemplateSource) => [...opening.map(({ text }) => text), hardSample.text];

const wrongTexts = (texts: (template: TemplateSource) => readonly TemplateText[], test: (text: TemplateText) => boolean) =>
  sources.flatMap((template) =>
    texts(template)
      .filter(test)
      .map((text) => `${template.slug}: ${en(text).slice(0, 60)}`),
  );

describe("English of the template files", () => {
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
