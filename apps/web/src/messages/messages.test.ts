import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = import.meta.dirname;
const areas = readdirSync(join(folder, "zh")).filter((file) => file.endsWith(".ts"));

const shapeOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([key, inside]) => [key, shapeOf(inside)]),
      )
    : typeof value;

test("both languages have the same message files", () => {
  expect(readdirSync(join(folder, "en")).sort()).toEqual(readdirSync(join(folder, "zh")).sort());
});

test.each(areas)("%s has the same messages in both languages", async (file) => {
  const load = (language: string) => import(/* @vite-ignore */ join(folder, language, file));
  expect(shapeOf(await load("en"))).toEqual(shapeOf(await load("zh")));
});

/** English keeps the singular for "token pack". What stands in the braces of a template is a name in code. */
const WRONG_TOKEN = { zh: /tokens|Token|TOKEN|词元|代币/, en: /\b[Tt]oken\b(?! packs?\b)|TOKEN/ } as const;

test.each(areas)("%s spells token one way in each language", (file) => {
  for (const language of ["zh", "en"] as const) {
    const texts = [...readFileSync(join(folder, language, file), "utf8").matchAll(/"([^"\n]+)"|`([^`]+)`/g)];
    const shown = texts.map(([text]) => text.replaceAll(/\$\{[^}]*(?:\}|$)/g, ""));
    expect(shown.filter((text) => WRONG_TOKEN[language].test(text))).toEqual([]);
  }
});

test.each(areas)("%s speaks without exclamation marks, and English without Chinese", (file) => {
  const texts = (language: string) =>
    [...readFileSync(join(folder, language, file), "utf8").matchAll(/"([^"]+)"|`([^`]+)`/g)].map(([text]) => text).join("\n");
  expect(texts("zh")).not.toMatch(/[！]|终止|赋能|一站式|亲[，,]/);
  expect(texts("en")).not.toMatch(/\p{Script=Han}|\w!/u);
});

/** Words docs/glossary.md has another one for, and how a model is connected, which is the operator's business. 生成 is the law's word for the label, and the one of the site's title. */
const MENDED = {
  zh: /您|账户|登录名|文件夹|提纲|示例|登录已失效|^"存[下好]"$|「|(?<!AI |AI 论文)生成|内置(?:样例)?写手|模板引擎|接上?大模型|MODELS/,
  en: /\b(?:could|did|does|do|is|are|was) not\b|\bcannot\b|\banew\b|\bunsteady\b|[Uu]ser name|[Ss]ign-in name|[Ff]etch|\bdesk\b|[Ss]omebody|built-in (?:sample )?writer|template engine|[Cc]onnect an? (?:AI )?model|MODELS/,
} as const;

test.each(areas)("%s keeps to the glossary's words", (file) => {
  for (const language of ["zh", "en"] as const) {
    const texts = [...readFileSync(join(folder, language, file), "utf8").matchAll(/"([^"\n]+)"|`([^`]+)`/g)].map(([text]) => text);
    expect(texts.filter((text) => MENDED[language].test(text))).toEqual([]);
  }
});

test.each(areas)("%s puts no blank between a day and the word after it", (file) => {
  expect(readFileSync(join(folder, "zh", file), "utf8")).not.toMatch(/\$\{(?:date|day|until)\} (?!日)\p{Script=Han}/u);
});
