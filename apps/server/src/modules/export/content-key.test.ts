import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentKeyOf, lookOf, MARKDOWN_VERSION, thesisLookOf } from "./content-key.ts";
import { renderMarkdownFile } from "./markdown-file.ts";
import { DOCUMENT_PROFILES, PAPER_PROFILES, PROFILES, THESIS_PROFILES } from "./profiles/index.ts";
import type { ThesisProfile } from "./profiles/thesis-profile.ts";
import { readZipText } from "./testing/read-zip-text.ts";
import { PICTURE, REPORT } from "./testing/sample-document.ts";
import { FORMULAS, OFFICIAL_NOTICE, WEEKLY_REPORT } from "./testing/sample-texts.ts";
import { THESIS, THESIS_EN, THESIS_IMAGES } from "./testing/sample-thesis.ts";
import type { ThesisFile } from "./thesis-file.ts";
import { renderDocument } from "./word/document/render-document.ts";
import { renderWord } from "./word/render-word.ts";
import { renderThesis } from "./word/thesis/render-thesis.ts";

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

/** What two files of the same text may differ in: when they were made, and the ids of links, bookmarks, pictures and watermarks. */
const PASSING =
  /<dcterms:(created|modified)[^>]*>[^<]*|rId[\w-]{21}|(?<=<w:bookmark(Start|End) [^>]*w:id=")\d+|(?<=<wp:docPr [^>]*id=")\d+|(?<=PowerPlusWaterMarkObject)[\w-]+/g;

/** The look of each version. Where files look otherwise now, count the profile's version up, or WORD_VERSION where all do, and put the new hash here. */
const LOOKS: Readonly<Record<string, string>> = {
  "plain-zh": "1 ca7f57f0f69b79da",
  "plain-en": "1 a55f0bcdd9f80099",
  gongwen: "1 8726efa91e1f2c29",
  note: "3 1534ea87aa2b659b",
  report: "3 250bb11fe263424a",
  "thesis-zh-junior": "1 b29c4831486efb23",
  "thesis-zh-undergraduate": "2 4aeb670725ca412c",
  "thesis-zh-master": "2 09314b6f0f4956bf",
  "thesis-zh-doctor": "1 d98f8b2ea3e7607e",
  "thesis-en": "2 555bcf712349700d",
  "openingReport-zh": "1 dd35c1407a67324f",
  "openingReport-en": "1 c6725d91000fed00",
  "journalEssay-zh": "1 52095f39e9b043e3",
  "journalEssay-en": "1 2e689f15c44fe4b0",
  "professionalEssay-zh": "1 25caca310d3d3b8b",
  "professionalEssay-en": "1 e4315f8784a26ef6",
  "kepu-zh": "1 9f683ede57b4c604",
  "kepu-en": "1 931287c63db34f05",
  markdown: "1 5112ffbbee6d2b47",
};

const LABEL = { labelJson: "{}", visibleLabel: "标识", product: "橘笺" };
const TEXTS = [WEEKLY_REPORT, OFFICIAL_NOTICE, FORMULAS];
const thesisFiles = (profile: ThesisProfile, theses: readonly ThesisFile[]) =>
  theses.map((thesis) => renderThesis({ thesis, profile, images: THESIS_IMAGES, ...LABEL }));
const thesisOf = ({ textLanguage }: ThesisProfile) => (textLanguage === "zh" ? THESIS : THESIS_EN);

/** Files of a look with its version. */
type Look = readonly [name: string, version: number, files: () => readonly (Uint8Array | Promise<Uint8Array>)[]];
const WORD_LOOKS: readonly Look[] = [
  ...Object.entries(PROFILES).map(
    ([name, profile]): Look => [name, profile.version, () => TEXTS.map((text) => renderWord({ title: "题目", ...LABEL, text, profile }))],
  ),
  ...Object.entries(DOCUMENT_PROFILES).map(
    ([name, profiles]): Look => [
      name,
      profiles.zh.version,
      () =>
        (["zh", "en"] as const).map((language) =>
          renderDocument({ content: REPORT, language, profile: profiles[language], images: new Map([["b1", PICTURE]]), ...LABEL }),
        ),
    ],
  ),
  ...Object.entries(THESIS_PROFILES).map(
    ([name, profile]): Look => [name, profile.version, () => thesisFiles(profile, [thesisOf(profile)])],
  ),
  ...Object.entries(PAPER_PROFILES).map(
    ([name, profile]): Look => [
      name,
      profile.version,
      () => thesisFiles(profile, [thesisOf(profile), { ...thesisOf(profile), facts: {}, abstracts: {}, references: [] }]),
    ],
  ),
];

test.each(WORD_LOOKS)(
  "Word files as %s (version %i) look as they did when the version was last counted up",
  async (name, version, files) => {
    const hash = createHash("sha256");
    for (const file of files()) {
      const parts = readZipText(await file);
      for (const [path, content] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(path).update(content.replace(PASSING, ""));
    }
    expect(`${version} ${hash.digest("hex").slice(0, 16)}`).toBe(LOOKS[name]);
  },
);

test("Markdown files look as they did when their version was last counted up", () => {
  const hash = createHash("sha256");
  for (const text of TEXTS) hash.update(renderMarkdownFile({ title: "题目", ...LABEL, text }));
  expect(`${MARKDOWN_VERSION} ${hash.digest("hex").slice(0, 16)}`).toBe(LOOKS["markdown"]);
});

test("another look is another file", () => {
  const looks = [lookOf("md", "gongwen"), lookOf("docx", "gongwen"), lookOf("docx", "plain-zh")].map((look) => contentKeyOf([...look]));
  expect(new Set(looks).size).toBe(looks.length);
  expect(thesisLookOf("thesis-en")).not.toEqual(thesisLookOf("thesis-zh-master"));
  expect(lookOf("md", "gongwen")).toEqual(lookOf("md", "plain-zh"));
});
