import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentKeyOf, lookOf, MARKDOWN_VERSION } from "./content-key.ts";
import { renderMarkdownFile } from "./markdown-file.ts";
import { DOCUMENT_PROFILES, PROFILES, type ProfileName } from "./profiles/index.ts";
import { readZipText } from "./testing/read-zip-text.ts";
import { PICTURE, REPORT } from "./testing/sample-document.ts";
import { FORMULAS, OFFICIAL_NOTICE, WEEKLY_REPORT } from "./testing/sample-texts.ts";
import { renderDocument } from "./word/document/render-document.ts";
import { renderWord } from "./word/render-word.ts";

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
  note: { version: 2, sha256: "14a4e8c4867bfb514e1f24dece2944e8a3560880d6bbce5086762396eeced880" },
  report: { version: 2, sha256: "d89f8d1a19d256b5d111f97ec46d7777da6572b70d31fa5bad1c5ff9c8b1efb3" },
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

test("Markdown files look as they did when their version was last counted up", () => {
  const hash = createHash("sha256");
  for (const text of TEXTS) hash.update(renderMarkdownFile({ ...TASK, text }));
  expect({ version: MARKDOWN_VERSION, sha256: hash.digest("hex") }).toEqual(LOOKS.markdown);
});

test("another look is another file", () => {
  const looks = [lookOf("md", "gongwen"), lookOf("docx", "gongwen"), lookOf("docx", "plain-zh")].map((look) => contentKeyOf([...look]));
  expect(new Set(looks).size).toBe(looks.length);
  expect(lookOf("md", "gongwen")).toEqual(lookOf("md", "plain-zh"));
});
