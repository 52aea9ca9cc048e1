import { expect, it } from "vitest";
import { DOCUMENT_PROFILES, PROFILES } from "../profiles/index.ts";
import { readZipText } from "../testing/read-zip-text.ts";
import { bullets, item, ordered, REPORT, say, text } from "../testing/sample-document.ts";
import { renderDocument } from "./document/render-document.ts";
import { renderWord } from "./render-word.ts";

const label = { labelJson: "{}", visibleLabel: null, product: "橘笺" };

/** Relationships of links in the text by their id, and the ids the text names, in its order. */
function linksOf(bytes: Uint8Array) {
  const parts = readZipText(bytes);
  const relationships = parts.get("word/_rels/document.xml.rels") ?? "";
  const targets = new Map(
    [...relationships.matchAll(/<Relationship (?=[^>]*\/hyperlink")[^>]*>/g)].map(([tag]): [string, string] => [
      /\bId="([^"]*)"/.exec(tag)?.[1] ?? "",
      /\bTarget="([^"]*)"/.exec(tag)?.[1] ?? "",
    ]),
  );
  const mentions = [...(parts.get("word/document.xml") ?? "").matchAll(/<w:hyperlink [^>]*r:id="([^"]*)"/g)].map(([, id = ""]) => id);
  return { targets, mentions };
}

it("every mention of an address leads to it", async () => {
  const words = "[一](https://a.example/)，[二](https://b.example/?x=1&y=2)，[三](https://a.example/)";
  const profile = PROFILES["plain-zh"];
  const { targets, mentions } = linksOf(
    await renderWord({ text: `${words}\n\n- ${words}\n\n| ${words} |\n|---|\n`, title: "题", profile, ...label }),
  );
  const [a = "", b = "", c = ""] = ["https://a.example/", "https://b.example/?x=1&amp;y=2", "https://a.example/"];
  expect(mentions.map((id) => targets.get(id))).toEqual([a, b, c, a, b, c, a, b, c]);
});

it("files beside each other share no relationship of a link", async () => {
  const fileOf = (href: string) => {
    const blocks = [{ type: "paragraph" as const, content: [text("链接", { type: "link", attrs: { href } })] }];
    const content = { title: "", settings: {}, footnotes: {}, blocks };
    return renderDocument({ content, language: "zh", profile: DOCUMENT_PROFILES.note.zh, images: new Map(), ...label });
  };
  const addresses = ["https://a.example/", "https://b.example/", "https://a.example/"];
  const links = (await Promise.all(addresses.map(fileOf))).map(linksOf);
  expect(links.map(({ targets }) => [...targets.values()])).toEqual(addresses.map((address) => [address]));
  expect(links.map(({ targets, mentions }) => mentions.map((id) => targets.get(id)))).toEqual(addresses.map((address) => [address]));
});

it("files of several looks written beside each other have their own styles, whichever came first", async () => {
  const nested = { ...REPORT, blocks: [...REPORT.blocks, bullets(item(say("一"), { type: "blockquote", content: [say("引")] }))] };
  const files = [
    { content: REPORT, profile: DOCUMENT_PROFILES.note.zh },
    { content: REPORT, profile: DOCUMENT_PROFILES.report.zh },
    { content: nested, profile: DOCUMENT_PROFILES.note.zh },
    { content: REPORT, profile: { ...DOCUMENT_PROFILES.note.zh, bodyPoints: 13 } },
  ];
  const stylesOf = async ({ content, profile }: (typeof files)[number]) => {
    const bytes = await renderDocument({ content, language: "zh", profile, images: new Map(), ...label });
    return readZipText(bytes).get("word/styles.xml") ?? "";
  };
  const first = await Promise.all(files.map(stylesOf));
  const again = await Promise.all([...files].reverse().map(stylesOf));
  expect(again.reverse()).toEqual(first);
  expect(new Set(first).size).toBe(files.length);
  expect(first.map((styles) => styles.includes('<w:sz w:val="26"/>'))).toEqual([false, false, false, true]);
  expect(first.map((styles) => styles.includes("Body (list quote)") || styles.includes("Quote (list)"))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

it("files of several looks written one after another have their own kinds of lists and the theme of all, whichever came first", async () => {
  const lists = { ...REPORT, blocks: [bullets(item(say("一"))), ordered(3, item(say("三"))), ordered(1, item(say("一")))] };
  const note = DOCUMENT_PROFILES.note.zh;
  const files = [
    { content: lists, profile: note },
    { content: lists, profile: { ...note, bodyPoints: 15 } },
    { content: { ...lists, blocks: [...lists.blocks].reverse() }, profile: note },
    { content: { ...lists, settings: { ...lists.settings, numbering: "chinese" as const } }, profile: note },
  ];
  const partsOf = async ({ content, profile }: (typeof files)[number]) => {
    const parts = readZipText(await renderDocument({ content, language: "zh", profile, images: new Map(), ...label }));
    return { lists: parts.get("word/numbering.xml") ?? "", theme: parts.get("word/theme/theme1.xml") ?? "" };
  };
  const first = await Promise.all(files.map(partsOf));
  const again = await Promise.all([...files].reverse().map(partsOf));
  expect(again.reverse()).toEqual(first);
  expect(new Set(first.map(({ lists }) => lists)).size).toBe(files.length);
  expect(first.every(({ lists }) => lists.includes('<w:start w:val="3"/>'))).toBe(true);
  expect(first.map(({ lists }) => lists.includes('<w:lvlText w:val="（%2）"/>'))).toContain(true);
  expect(new Set(first.map(({ theme }) => theme)).size).toBe(1);
  expect(first[0]?.theme).toContain("<a:fontScheme");
});
