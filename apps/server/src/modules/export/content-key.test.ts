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
  "plain-zh": "1 bb82e1d29d5a79ef",
  "plain-en": "1 f32b379cda43be3a",
  gongwen: "1 1ae95b174cab561a",
  note: "3 3af93e3f7daaf7b7",
  report: "3 736731817522e084",
  "thesis-zh-junior": "1 21d2b728935b6109",
  "thesis-zh-undergraduate": "2 d20a406a5889986c",
  "thesis-zh-master": "2 2187b27f17653a44",
  "thesis-zh-doctor": "1 1b4468af946e6633",
  "thesis-en": "2 3e73d78e1b0db4ae",
  "openingReport-zh": "1 ca080e833e73a7a4",
  "openingReport-en": "1 1157f35cd3a3bbb7",
  "journalEssay-zh": "1 208fa679f8a74f67",
  "journalEssay-en": "1 326a0d826725c587",
  "professionalEssay-zh": "1 9bba7f35f86ca3d6",
  "professionalEssay-en": "1 3367a2a0a78a93c1",
  "kepu-zh": "1 00fb218db44a857e",
  "kepu-en": "1 9aaa41f35a93db83",
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
