import fc from "fast-check";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import type { OutlineItem } from "../parse-outline.ts";
import { OUTLINE_FILE_MAX_BYTES, type OutlineFile, readOpml, readXmind, writeOpml, writeXmind } from "./index.ts";

const ids = () => {
  let next = 0;
  return () => `n${next++}`;
};
const item = (title: string, ...children: OutlineItem[]): OutlineItem => ({ title, children });
const UNREADABLE = { problem: "outline.unreadable" };
const TOO_LARGE = { problem: "outline.tooLarge" };

const words = fc
  .array(fc.constantFrom(..."中文a1<>&\"'\\{}[];#x", "&amp;", "]]>", "𠮷"), { minLength: 1, maxLength: 6 })
  .map((list) => list.join(""));
const tree = fc.letrec<{ items: OutlineItem[] }>((tie) => ({
  items: fc.array(
    fc.record(
      {
        title: words,
        children: fc.oneof({ depthSize: "small", maxDepth: 5 }, fc.constant([]), tie("items")),
        note: fc.tuple(words, words).map((lines) => lines.join("\n")),
      },
      { requiredKeys: ["title", "children"] },
    ),
    { maxLength: 4 },
  ),
})).items;

test("an outline is the same after OPML and after XMind", () => {
  fc.assert(
    fc.property(words, tree, (title, items) => {
      expect(readOpml(writeOpml({ title, items }))).toEqual({ title, items, dropped: 0 });
      expect(readXmind(writeXmind({ title, items }, ids()))).toEqual({ title, items, dropped: 0 });
    }),
  );
});

it("reads XMind 8, several sheets and topics that float", () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><xmap-content xmlns="urn:xmind:xmap:xmlns:content:2.0" version="2.0"><sheet id="s"><topic id="r">
    <title>年度&#x8BA1;划</title><children><topics type="detached"><topic id="f"><title>浮</title></topic></topics><topics type="attached">
    <topic id="a"><title svg:width="5">甲 &amp; 乙</title><notes><plain>备注</plain></notes></topic></topics></children></topic><title>页</title></sheet></xmap-content>`;
  const expected: OutlineFile = {
    title: "年度计划",
    items: [{ ...item("甲 & 乙"), note: "备注" }, item("浮")],
    dropped: 0,
    left: [{ what: "sheetNames", count: 1 }],
  };
  expect(readXmind(zipSync({ "content.xml": strToU8(xml) }))).toEqual(expected);
  const sheets = [
    { rootTopic: { title: "一", children: { attached: [{ title: "甲" }], detached: [{ title: "乙" }] } } },
    { rootTopic: { title: "二" } },
  ];
  expect(readXmind(zipSync({ "content.json": strToU8(JSON.stringify(sheets)) }))).toEqual({
    title: "一",
    items: [item("一", item("甲"), item("乙")), item("二")],
    dropped: 0,
  });
});

it("writes what XMind opens: a manifest, and the same bytes for the same outline", () => {
  const file = { title: "题", items: [item("甲")] };
  const archive = writeXmind(file, ids());
  expect(Object.keys(unzipSync(archive))).toEqual(["content.json", "metadata.json", "manifest.json"]);
  expect(writeXmind(file, ids())).toEqual(archive);
});

describe("a hostile file", () => {
  it("is refused where it is too large, or unpacks to too much", () => {
    expect(readXmind(zipSync({ "content.json": new Uint8Array(60 * 1024 * 1024) }, { level: 1 }))).toEqual(TOO_LARGE);
    expect(readXmind(new Uint8Array(OUTLINE_FILE_MAX_BYTES + 1))).toEqual(TOO_LARGE);
    expect(readOpml(" ".repeat(OUTLINE_FILE_MAX_BYTES + 1))).toEqual(TOO_LARGE);
    const crowd = zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`f${at}`, new Uint8Array(0)])));
    expect(readXmind(crowd)).toEqual(TOO_LARGE);
  });

  it("leads nowhere by its names, and is not believed about its sizes", () => {
    const content = strToU8(JSON.stringify([{ rootTopic: { title: "外" } }]));
    expect(readXmind(zipSync({ "../content.json": content, "/content.json": content, "a/content.json": content }))).toEqual(UNREADABLE);
    const liar = zipSync({ "content.json": new Uint8Array(60 * 1024 * 1024) }, { level: 1 });
    // The size before packing, in the header of the entry.
    new DataView(liar.buffer, liar.byteOffset).setUint32(22, 10, true);
    expect(readXmind(liar)).toEqual(TOO_LARGE);
  });

  it("has no entities: neither of files nor of itself", () => {
    const opml = (head: string, text: string) => `<?xml version="1.0"?>${head}<opml><body><outline text="${text}"/></body></opml>`;
    expect(readOpml(opml('<!DOCTYPE opml [<!ENTITY x SYSTEM "file:///etc/passwd">]>', "&x;"))).toEqual(UNREADABLE);
    expect(readOpml(opml('<!DOCTYPE opml [<!ENTITY x "xx">]>', "&x;"))).toEqual(UNREADABLE);
    expect(readOpml(opml("", "&x;&amp;#65;"))).toEqual({ title: "", items: [item("&x;&#65;")], dropped: 0 });
  });

  it("with keys of objects as names is an outline like any other", () => {
    const sheets =
      '[{"rootTopic":{"title":"题","__proto__":{"title":"x"},"children":{"attached":[{"title":"constructor"},{"__proto__":1},null,5]}}}]';
    expect(readXmind(zipSync({ "content.json": strToU8(sheets) }))).toEqual({
      title: "题",
      items: [item("constructor"), item(""), item(""), item("")],
      dropped: 0,
    });
  });

  it("that is deep or long is cut, and says by how much", () => {
    const deep = `${'<outline text="a">'.repeat(60)}${"</outline>".repeat(60)}`;
    expect(readOpml(`<opml><body>${deep}</body></opml>`)).toMatchObject({ dropped: 1 });
    const long = '<outline text="a"/>'.repeat(5010);
    expect(readOpml(`<opml><body>${long}</body></opml>`)).toMatchObject({ dropped: 10 });
    expect(readOpml(`<opml><body>${'<outline text="a">'.repeat(100_000)}</body></opml>`)).toMatchObject({ problem: "outline.malformed" });
  });

  it("that is damaged in any place is read or refused, and never throws", () => {
    const archive = writeXmind({ title: "题", items: [item("甲", item("乙"))] }, ids());
    fc.assert(
      fc.property(fc.nat(archive.length - 1), fc.nat(255), fc.nat(archive.length), (at, byte, end) => {
        const damaged = archive.slice(0, end);
        if (at < damaged.length) damaged[at] = byte;
        readXmind(damaged);
        readOpml(writeOpml({ title: "题", items: [item("甲")] }).slice(0, end));
      }),
    );
  });
});
