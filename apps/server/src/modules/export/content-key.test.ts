import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentKeyOf, lookOf, MARKDOWN_VERSION, thesisLookOf } from "./content-key.ts";
import { renderMarkdownFile } from "./markdown-file.ts";
import { DOCUMENT_PROFILES, PAPER_PROFILES, PROFILES, type ProfileName, THESIS_PROFILES } from "./profiles/index.ts";
import { readZipText } from "./testing/read-zip-text.ts";
import { PICTURE, REPORT } from "./testing/sample-document.ts";
import { FORMULAS, OFFICIAL_NOTICE, WEEKLY_REPORT } from "./testing/sample-texts.ts";
import { THESIS, THESIS_EN, THESIS_IMAGES } from "./testing/sample-thesis.ts";
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

/** What two files of the same text may differ in: when they were made, and the ids of links. */
const PASSING = /<dcterms:(created|modified)[^>]*>[^<]*|rId[\w-]{21}/g;

/** In documents also the running ids of bookmarks and pictures. */
const DOCUMENT_PASSING =
  /<dcterms:(created|modified)[^>]*>[^<]*|rId[\w-]{21}|(?<=<w:bookmark(Start|End) [^>]*w:id=")\d+|(?<=<wp:docPr [^>]*id=")\d+/g;

/** The look of each version. Where files look otherwise now, count the profile's version up and put the new hash here. */
const LOOKS: Readonly<Record<ProfileName | "markdown", { version: number; sha256: string }>> = {
  "plain-zh": { version: 1, sha256: "746a5bda7f8f4faac89e2d38422e58e9b25684a0affaca2d77de364a8ac7d7fc" },
  "plain-en": { version: 1, sha256: "2119753d7b515703fd31ee61bbecc32c7823ade7a42a589ace3d65af859a8439" },
  gongwen: { version: 1, sha256: "5215ba98048552d73c9880ccc1eb95f06026c7ac87644e8ddb4be630d424043b" },
  markdown: { version: 1, sha256: "5112ffbbee6d2b477f3156b946f20c3730a1486d6ce2607710da4aaa01d0fa1d" },
};

const TASK = { title: "题目", labelJson: "{}", visibleLabel: "标识", product: "橘笺" };
const TEXTS = [WEEKLY_REPORT, OFFICIAL_NOTICE, FORMULAS];

test.each(Object.entries(PROFILES))("Word files of %s look as they did when its version was last counted up", async (name, profile) => {
  const hash = createHash("sha256");
  for (const text of TEXTS) {
    const parts = readZipText(await renderWord({ ...TASK, text, profile }));
    for (const [path, content] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(path).update(content.replace(PASSING, ""));
  }
  expect({ version: profile.version, sha256: hash.digest("hex") }).toEqual(LOOKS[name as ProfileName]);
});

const DOCUMENT_LOOKS: Readonly<Record<keyof typeof DOCUMENT_PROFILES, { version: number; sha256: string }>> = {
  note: { version: 3, sha256: "14a4e8c4867bfb514e1f24dece2944e8a3560880d6bbce5086762396eeced880" },
  report: { version: 3, sha256: "d89f8d1a19d256b5d111f97ec46d7777da6572b70d31fa5bad1c5ff9c8b1efb3" },
};

test.each(Object.entries(DOCUMENT_PROFILES))(
  "documents as %s look as they did when its version was last counted up",
  async (look, { zh, en }) => {
    const hash = createHash("sha256");
    for (const [language, profile] of [
      ["zh", zh],
      ["en", en],
    ] as const) {
      const task = {
        content: REPORT,
        language,
        profile,
        images: new Map([["b1", PICTURE]]),
        labelJson: "{}",
        visibleLabel: "标识",
        product: "橘笺",
      };
      const parts = readZipText(await renderDocument(task));
      for (const [path, content] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(path).update(content.replace(DOCUMENT_PASSING, ""));
    }
    expect({ version: zh.version, sha256: hash.digest("hex") }).toEqual(DOCUMENT_LOOKS[look as keyof typeof DOCUMENT_PROFILES]);
  },
);

/** In theses also the ids of watermarks. */
const THESIS_PASSING = new RegExp(`${DOCUMENT_PASSING.source}|(?<=PowerPlusWaterMarkObject)[\\w-]+`, "g");

/** The parts of a thesis by what is in them; headers and footers are one part each. A difference says which part it is in. */
const THESIS_LOOKS: Readonly<Record<keyof typeof THESIS_PROFILES, Readonly<Record<string, string | number>>>> = {
  "thesis-zh-junior": {
    version: 1,
    "[Content_Types].xml": "0e3331e9caf6ab3d",
    "_rels/": "a1a26fad75645add",
    "customXml/item.xml": "8b44836937987cff",
    "docProps/app.xml": "8f4bdd1a0ad91a02",
    "docProps/core.xml": "01af55d19cc502ba",
    "docProps/custom.xml": "67ab080e842c9df1",
    "word/_rels/document.xml": "55ca7bfd2f7ceea5",
    "word/_rels/endnotes.xml": "bd6773fa98cac29a",
    "word/_rels/fontTable.xml": "7fc2c9215cb9adc1",
    "word/_rels/footer.xml": "535cf07b2be2def8",
    "word/_rels/footnotes.xml": "968a4d22d9ef89f2",
    "word/_rels/header.xml": "d6742509a1ad854a",
    "word/document.xml": "03b3f53873c36f4e",
    "word/endnotes.xml": "fdb7d710bee0599c",
    "word/fontTable.xml": "5fcee6cea70fb7c8",
    "word/footer.xml": "e2e525bd1715f80e",
    "word/footnotes.xml": "e1690f5fa8f4b118",
    "word/header.xml": "45b725abfdf7eb38",
    "word/media/image1.png": "6d82b81ad80cf020",
    "word/numbering.xml": "b9300ef047ae1ec9",
    "word/settings.xml": "b32ce159fe76c589",
    "word/styles.xml": "22db0d79e3e0b190",
    "word/theme/theme.xml": "6bd2c382597f5bd8",
  },
  "thesis-zh-undergraduate": {
    version: 2,
    "[Content_Types].xml": "0e3331e9caf6ab3d",
    "_rels/": "a1a26fad75645add",
    "customXml/item.xml": "8b44836937987cff",
    "docProps/app.xml": "8f4bdd1a0ad91a02",
    "docProps/core.xml": "01af55d19cc502ba",
    "docProps/custom.xml": "67ab080e842c9df1",
    "word/_rels/document.xml": "55ca7bfd2f7ceea5",
    "word/_rels/endnotes.xml": "bd6773fa98cac29a",
    "word/_rels/fontTable.xml": "7fc2c9215cb9adc1",
    "word/_rels/footer.xml": "535cf07b2be2def8",
    "word/_rels/footnotes.xml": "968a4d22d9ef89f2",
    "word/_rels/header.xml": "d6742509a1ad854a",
    "word/document.xml": "0f45064bec6851da",
    "word/endnotes.xml": "fdb7d710bee0599c",
    "word/fontTable.xml": "5fcee6cea70fb7c8",
    "word/footer.xml": "e2e525bd1715f80e",
    "word/footnotes.xml": "e1690f5fa8f4b118",
    "word/header.xml": "17dcb03d8152205c",
    "word/media/image1.png": "6d82b81ad80cf020",
    "word/numbering.xml": "b9300ef047ae1ec9",
    "word/settings.xml": "b32ce159fe76c589",
    "word/styles.xml": "22db0d79e3e0b190",
    "word/theme/theme.xml": "6bd2c382597f5bd8",
  },
  "thesis-zh-master": {
    version: 2,
    "[Content_Types].xml": "693af5723f31420c",
    "_rels/": "a1a26fad75645add",
    "customXml/item.xml": "8b44836937987cff",
    "docProps/app.xml": "8f4bdd1a0ad91a02",
    "docProps/core.xml": "01af55d19cc502ba",
    "docProps/custom.xml": "67ab080e842c9df1",
    "word/_rels/document.xml": "49613c0442cea2c8",
    "word/_rels/endnotes.xml": "bd6773fa98cac29a",
    "word/_rels/fontTable.xml": "7fc2c9215cb9adc1",
    "word/_rels/footer.xml": "535cf07b2be2def8",
    "word/_rels/footnotes.xml": "968a4d22d9ef89f2",
    "word/_rels/header.xml": "10a4b7ac28a1665c",
    "word/document.xml": "3ce8fb2be1bc4855",
    "word/endnotes.xml": "fdb7d710bee0599c",
    "word/fontTable.xml": "5fcee6cea70fb7c8",
    "word/footer.xml": "e2e525bd1715f80e",
    "word/footnotes.xml": "e1690f5fa8f4b118",
    "word/header.xml": "eeec2cf699a54ebb",
    "word/media/image1.png": "6d82b81ad80cf020",
    "word/numbering.xml": "b9300ef047ae1ec9",
    "word/settings.xml": "82aa1616a2533475",
    "word/styles.xml": "cf984cc1eb4b3ac7",
    "word/theme/theme.xml": "6bd2c382597f5bd8",
  },
  "thesis-zh-doctor": {
    version: 1,
    "[Content_Types].xml": "693af5723f31420c",
    "_rels/": "a1a26fad75645add",
    "customXml/item.xml": "8b44836937987cff",
    "docProps/app.xml": "8f4bdd1a0ad91a02",
    "docProps/core.xml": "01af55d19cc502ba",
    "docProps/custom.xml": "67ab080e842c9df1",
    "word/_rels/document.xml": "49613c0442cea2c8",
    "word/_rels/endnotes.xml": "bd6773fa98cac29a",
    "word/_rels/fontTable.xml": "7fc2c9215cb9adc1",
    "word/_rels/footer.xml": "535cf07b2be2def8",
    "word/_rels/footnotes.xml": "968a4d22d9ef89f2",
    "word/_rels/header.xml": "10a4b7ac28a1665c",
    "word/document.xml": "a054c59b1930fec0",
    "word/endnotes.xml": "fdb7d710bee0599c",
    "word/fontTable.xml": "5fcee6cea70fb7c8",
    "word/footer.xml": "e2e525bd1715f80e",
    "word/footnotes.xml": "e1690f5fa8f4b118",
    "word/header.xml": "84a5a66c377e9888",
    "word/media/image1.png": "6d82b81ad80cf020",
    "word/numbering.xml": "b9300ef047ae1ec9",
    "word/settings.xml": "82aa1616a2533475",
    "word/styles.xml": "cf984cc1eb4b3ac7",
    "word/theme/theme.xml": "6bd2c382597f5bd8",
  },
  "thesis-en": {
    version: 2,
    "[Content_Types].xml": "ce9a1d62d0d05563",
    "_rels/": "a1a26fad75645add",
    "customXml/item.xml": "0fd8cd98630a5d56",
    "docProps/app.xml": "8f4bdd1a0ad91a02",
    "docProps/core.xml": "8d70661a86a7f7c4",
    "docProps/custom.xml": "67ab080e842c9df1",
    "word/_rels/document.xml": "925b722cc2d033cc",
    "word/_rels/endnotes.xml": "bd6773fa98cac29a",
    "word/_rels/fontTable.xml": "7fc2c9215cb9adc1",
    "word/_rels/footer.xml": "535cf07b2be2def8",
    "word/_rels/footnotes.xml": "968a4d22d9ef89f2",
    "word/_rels/header.xml": "2b4f5ea9130fc09a",
    "word/document.xml": "02730f8dc2bd8378",
    "word/endnotes.xml": "fdb7d710bee0599c",
    "word/fontTable.xml": "5fcee6cea70fb7c8",
    "word/footer.xml": "6412013843815922",
    "word/footnotes.xml": "4b5fd04e291d70cb",
    "word/header.xml": "99b0dd453e82d9cf",
    "word/media/image1.png": "6d82b81ad80cf020",
    "word/numbering.xml": "cd886c278e7ec234",
    "word/settings.xml": "b32ce159fe76c589",
    "word/styles.xml": "98d538fa9592528b",
    "word/theme/theme.xml": "6bd2c382597f5bd8",
  },
};

test.each(Object.entries(THESIS_PROFILES))(
  "a thesis as %s has the parts it had when its version was last counted up",
  async (look, profile) => {
    const thesis = profile.textLanguage === "zh" ? THESIS : THESIS_EN;
    const label = { labelJson: "{}", visibleLabel: "标识", product: "橘笺" };
    const parts = readZipText(await renderThesis({ thesis, profile, images: THESIS_IMAGES, ...label }));
    const hashes = new Map<string, ReturnType<typeof createHash>>();
    for (const [path, content] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const part = path.replace(/\d+(?=\.xml)/, "").replace(/\.rels$/, "");
      const hash = hashes.get(part) ?? createHash("sha256");
      hashes.set(part, hash.update(path).update(content.replace(THESIS_PASSING, "")));
    }
    const made = Object.fromEntries([...hashes].map(([part, hash]) => [part, hash.digest("hex").slice(0, 16)]));
    expect({ version: profile.version, ...made }).toEqual(THESIS_LOOKS[look as keyof typeof THESIS_PROFILES]);
  },
);

/** The look of each version of a paper, in one hash. */
const PAPER_LOOKS: Readonly<Record<keyof typeof PAPER_PROFILES, { version: number; sha256: string }>> = {
  "openingReport-zh": { version: 1, sha256: "d75b97ba3578cd737462f2668c116524980fae0798e84820ba4c97facaffa543" },
  "openingReport-en": { version: 1, sha256: "68cd9f10bdf98d8b79e9bad5ca938c1dcf804658ba28b2c479c543f75572aa96" },
  "journalEssay-zh": { version: 1, sha256: "4d6b942e40f6e34595c79186e466b59479613706cdcba4c286ee080126da701b" },
  "journalEssay-en": { version: 1, sha256: "02b13c8d23136e349e47838fb9aa1909d38ed7ac93c07192be86f6efdc8ab8c3" },
  "professionalEssay-zh": { version: 1, sha256: "7b7f2aea20b02200b8d1d35742e2a460747e5d11a221fd4e5ce1c5c1ea44d3c5" },
  "professionalEssay-en": { version: 1, sha256: "94876d464d273061823dd547a7b1258aeac54f3dd95dcbabcd2537ff27fef07d" },
  "kepu-zh": { version: 1, sha256: "833c9848ab3ef0cc7793903fc7d7d14d68f8435294202999a2032aaa5216c12f" },
  "kepu-en": { version: 1, sha256: "af8da4b85a0c38337e36cb4be795757eafdfbdb26a432c22bdbe44a284e73701" },
};

test.each(Object.entries(PAPER_PROFILES))("a paper as %s looks as it did when its version was last counted up", async (look, profile) => {
  const hash = createHash("sha256");
  const base = profile.textLanguage === "zh" ? THESIS : THESIS_EN;
  for (const thesis of [base, { ...base, facts: {}, abstracts: {}, references: [] }]) {
    const label = { labelJson: "{}", visibleLabel: "标识", product: "橘笺" };
    const parts = readZipText(await renderThesis({ thesis, profile, images: THESIS_IMAGES, ...label }));
    for (const [path, content] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(path).update(content.replace(THESIS_PASSING, ""));
  }
  expect({ version: profile.version, sha256: hash.digest("hex") }).toEqual(PAPER_LOOKS[look as keyof typeof PAPER_PROFILES]);
});

test("Markdown files look as they did when their version was last counted up", () => {
  const hash = createHash("sha256");
  for (const text of TEXTS) hash.update(renderMarkdownFile({ ...TASK, text }));
  expect({ version: MARKDOWN_VERSION, sha256: hash.digest("hex") }).toEqual(LOOKS.markdown);
});

test("another look is another file", () => {
  const looks = [lookOf("md", "gongwen"), lookOf("docx", "gongwen"), lookOf("docx", "plain-zh")].map((look) => contentKeyOf([...look]));
  expect(new Set(looks).size).toBe(looks.length);
  expect(thesisLookOf("thesis-en")).not.toEqual(thesisLookOf("thesis-zh-master"));
  expect(lookOf("md", "gongwen")).toEqual(lookOf("md", "plain-zh"));
});
