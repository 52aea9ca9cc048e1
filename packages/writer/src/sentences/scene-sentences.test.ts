import { allDocuments, allScenes } from "@tangleaf/catalogue";
import { describe, expect, it } from "vitest";
import { SCENE_SENTENCES } from "./scenes/index.ts";

const scenes = [...allScenes(), ...allDocuments()];
const LANGUAGES = ["zh", "en"] as const;
const LONGEST = { zh: 40, en: 130 };
const CLAIMED_ACTIONS = {
  zh: /(?:完成|开展|组织|取得|获得|参加|推进|落实|解决|提升)了|务必|必须|不得|严禁/,
  en: /\b(?:must|shall|we have (?:done|completed))\b/i,
};

describe.each(SCENE_SENTENCES)("the sentences of $scene", ({ scene: key, sections, fields = {} }) => {
  const scene = scenes.find((each) => each.key === key);
  const all = LANGUAGES.flatMap((language) =>
    Object.values(sections).flatMap((section) => {
      const { open = [], say = [], ask = [], detail = [] } = section[language];
      return [...open, ...say]
        .map((text) => ({ language, text, isHint: false }))
        .concat([...ask, ...detail.map(([hint]) => hint)].map((text) => ({ language, text, isHint: true })));
    }),
  );

  it("belong to a scene and to sections of its recipe", () => {
    expect(Object.keys(sections).filter((name) => !scene?.recipe.structure.some(({ en }) => en === name))).toEqual([]);
  });

  it("give sections of the recipe to fields of the form only", () => {
    const form = (scene?.form ?? []).map((field) => field.key);
    const names = (scene?.recipe.structure ?? []).map(({ en }) => en);
    expect(Object.keys(fields).filter((field) => !form.includes(field))).toEqual([]);
    expect(
      Object.values(fields)
        .flat()
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it("are short, end as they should, and hold no figure, deed or order", () => {
    for (const { language, text, isHint } of all) {
      expect.soft(text.replace(/\{\w+\}/g, ""), "no digits").not.toMatch(/\d/);
      if (isHint) {
        expect.soft(text, "a hint has no full stop").not.toMatch(/[。.]$/);
        continue;
      }
      expect.soft(text).toMatch(language === "zh" ? /[。！？：]$/ : /[.!?:]$/);
      expect.soft(text).not.toMatch(CLAIMED_ACTIONS[language]);
      expect.soft(text.length, text).toBeLessThanOrEqual(LONGEST[language]);
    }
  });

  it("use fields of the scene's form only", () => {
    const slots = all.flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot));
    const known = new Set([
      "topic",
      "topic0",
      "side",
      "section",
      "self",
      "subject",
      "book",
      ...(scene?.form ?? []).map((field) => field.key),
    ]);
    expect(slots.filter((slot) => slot === undefined || !known.has(slot))).toEqual([]);
  });

  it("ask in English where they ask in Chinese", () => {
    for (const [name, section] of Object.entries(sections))
      expect.soft(Boolean(section.en.ask?.length), name).toBe(Boolean(section.zh.ask?.length));
  });
});

/** Laid out by rule, or a line that the occasion leaves no choice of. */
const PRESCRIBED = new Set(["title", "tag", "sign", "table", "greet", "close"]);
/** A post of about a hundred characters and a list of slogans have one line for a part. */
const SHORT = new Set(["mkMoments", "mkSlogan"]);
const LEAST_STRINGS = 4;

describe("a scene that is marked as often used", () => {
  const used = scenes.filter(
    ({ key, marked, output }) => marked === "red" && output.unit === "char" && output.kind !== "transform" && !SHORT.has(key),
  );

  it.each(used.map((scene) => [scene.key, scene] as const))("%s has at least four sentences or questions for every part", (key, scene) => {
    const own = SCENE_SENTENCES.find((each) => each.scene === key)?.sections ?? {};
    const thin = scene.recipe.structure
      .filter(({ fn }) => !PRESCRIBED.has(fn))
      .flatMap(({ en }) =>
        LANGUAGES.map((language) => ({ en, language, strings: Object.values(own[en]?.[language] ?? {}).flat(1).length })),
      )
      .filter(({ strings }) => strings < LEAST_STRINGS);
    expect(thin).toEqual([]);
  });
});
