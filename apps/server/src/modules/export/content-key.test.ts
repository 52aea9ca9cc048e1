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

/** The look of each version. Where files look otherwise now, count the profile's version up and put the new hash here. */
const LOOKS: Readonly<Record<string, string>> = {
  "plain-zh": "1 746a5bda7f8f4faa",
  "plain-en": "1 2119753d7b515703",
  gongwen: "1 5215ba98048552d7",
  note: "3 14a4e8c4867bfb51",
  report: "3 d89f8d1a19d256b5",
  "thesis-zh-junior": "1 6ffcde06f00ba116",
  "thesis-zh-undergraduate": "2 5b990012363b4892",
  "thesis-zh-master": "2 45cf0af6deb64969",
  "thesis-zh-doctor": "1 19d5d72122b4cfe5",
  "thesis-en": "2 fafba8ec449a0741",
  "openingReport-zh": "1 d75b97ba3578cd73",
  "openingReport-en": "1 68cd9f10bdf98d8b",
  "journalEssay-zh": "1 4d6b942e40f6e345",
  "journalEssay-en": "1 02b13c8d23136e34",
  "professionalEssay-zh": "1 7b7f2aea20b02200",
  "professionalEssay-en": "1 94876d464d273061",
  "kepu-zh": "1 833c9848ab3ef0cc",
  "kepu-en": "1 af8da4b85a0c3833",
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
