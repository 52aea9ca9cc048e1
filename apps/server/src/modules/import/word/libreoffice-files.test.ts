import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { nodeText } from "@tangleaf/document/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOCUMENT_PROFILES } from "../../export/profiles/index.ts";
import { PICTURE, REPORT } from "../../export/testing/sample-document.ts";
import { renderDocument } from "../../export/word/document/render-document.ts";
import { LIBREOFFICE_SOURCES } from "../testing/libreoffice-sources.ts";
import { readWord } from "./read-word.ts";

const run = promisify(execFile);
const CONVERT_TIMEOUT_MS = 120_000;
const required = process.env["REQUIRE_SOFFICE"] === "1";
const present = await run("soffice", ["--version"]).then(
  () => true,
  () => false,
);
if (!present && !required)
  console.warn("No files of LibreOffice were read: soffice is not installed (REQUIRE_SOFFICE=1 makes this a failure).");

const typesOf = (content: DocumentContent) => content.blocks.map(({ type }) => type);
const blocksOf = (content: DocumentContent, type: NodeJson["type"]) => content.blocks.filter((block) => block.type === type);

describe.runIf(present || required)("a Word file LibreOffice made", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "word-read-"));
    const picture = `data:image/png;base64,${Buffer.from(PICTURE).toString("base64")}`;
    for (const [name, source] of Object.entries(LIBREOFFICE_SOURCES))
      await writeFile(join(folder, name), source.replace("PICTURE", picture));
    const task = {
      content: REPORT,
      language: "zh",
      profile: DOCUMENT_PROFILES.report.zh,
      images: new Map([["b1", PICTURE]]),
      labelJson: null,
    } as const;
    await writeFile(join(folder, "saved.docx"), await renderDocument({ ...task, visibleLabel: null, product: "橘笺" }));
    // A profile of its own: LibreOffice refuses to run twice on one.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    const convert = (options: readonly string[], names: readonly string[]) => {
      const files = names.map((name) => join(folder, name));
      const args = ["--headless", profile, ...options, "--convert-to", "docx:MS Word 2007 XML", "--outdir", join(folder, "out"), ...files];
      return run("soffice", args, { timeout: CONVERT_TIMEOUT_MS });
    };
    await convert(["--infilter=HTML (StarWriter)"], ["survey.html", "indented.html", "guide.html"]);
    await convert([], ["report.fodt", "hidden.fodt", "saved.docx"]);
  }, CONVERT_TIMEOUT_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const read = async (name: string) => {
    const reading = readWord(new Uint8Array(await readFile(join(folder, "out", `${name}.docx`))));
    if (!("content" in reading)) throw new Error(reading.refusal);
    return reading;
  };

  it("has typed numbers counted, lists nested, merged cells and marks", async () => {
    const { content } = await read("survey");
    expect(content.settings).toMatchObject({ language: "zh", numbering: "decimal" });
    expect(blocksOf(content, "heading").map(nodeText)).toEqual(["概述", "列表", "表格"]);
    expect(typesOf(content)).toEqual([
      ...["heading", "paragraph", "heading", "bulletList", "orderedList", "heading", "table", "paragraph", "blockquote", "codeBlock"],
      ...["horizontalRule", "paragraph"],
    ]);
    expect(content.blocks[4]?.attrs).toEqual({ start: 3 });
    const cells = blocksOf(content, "table").flatMap((table) =>
      (table.content ?? []).map((row) => (row.content ?? []).map(({ attrs }) => [attrs?.["colspan"], attrs?.["rowspan"]])),
    );
    expect(cells).toEqual([
      [
        [2, 1],
        [1, 1],
      ],
      [
        [1, 2],
        [1, 1],
        [1, 1],
      ],
      [
        [1, 1],
        [1, 1],
      ],
    ]);
    const marks = (content.blocks[1]?.content ?? []).flatMap((node) => (node.marks ?? []).map(({ type }) => type));
    expect(marks).toEqual(["bold", "italic", "underline", "link", "sub", "color", "highlight"]);
  });

  it("has typed indents taken for indents, and its picture", async () => {
    const { content, assets } = await read("indented");
    expect(content.blocks.map(nodeText).filter((words) => words !== "")).toEqual([
      "第一段，手工缩进。",
      "第二段，手工缩进。",
      "没有缩进的一段。",
      "新页",
    ]);
    expect(content.blocks.map(({ attrs }) => attrs?.["noIndent"])).toEqual([undefined, undefined, 1, undefined, undefined, 1]);
    expect(typesOf(content)).toContain("pageBreak");
    expect([...assets.values()].map(({ contentType }) => contentType)).toEqual(["image/png"]);
  });

  it("has English steps, code and a quote, and only links that are safe", async () => {
    const { content } = await read("guide");
    expect(content.settings.language).toBe("en");
    expect(blocksOf(content, "orderedList")[0]?.content?.map(nodeText)).toEqual(["Download", "Unpackon Linuxon Windows", "Run"]);
    expect(blocksOf(content, "codeBlock").map(nodeText)).toEqual(["one\n  two"]);
    expect(blocksOf(content, "blockquote").map(nodeText)).toEqual(["A quote of somebody."]);
    expect(JSON.stringify(content)).toContain("mailto:a@example.com");
    expect(JSON.stringify(content)).not.toContain("javascript");
  });

  it("has its title, footnote, caption and reference, without the contents and comments", async () => {
    const { content, left } = await read("report");
    expect(content.title).toBe("Annual Report");
    expect(typesOf(content)).toEqual(["heading", "paragraph", "heading", "table", "paragraph"]);
    expect(content.blocks[3]?.attrs).toMatchObject({ caption: "Sales by year" });
    expect(Object.values(content.footnotes)).toEqual(["The note."]);
    expect(content.blocks[1]?.content).toContainEqual({
      type: "crossRef",
      attrs: { targetId: content.blocks[0]?.attrs?.["id"], kind: "title" },
    });
    expect(left.map(({ kind }) => kind)).toEqual(["comments"]);
  });

  it("has hidden words counted, but those of a hidden section, which LibreOffice writes as any other", async () => {
    const { content, left } = await read("hidden");
    expect(content.blocks.map(nodeText).filter((words) => words !== "")).toEqual(["Shown .", "In a section.", "Last."]);
    expect(left).toMatchObject([{ kind: "hidden", count: 3 }]);
  });

  it("is nearly what it was where LibreOffice saved a file of ours", async () => {
    const { content } = await read("saved");
    expect(content.title).toBe(REPORT.title);
    expect(content.settings).toEqual(REPORT.settings);
    const lost = new Set(["mathBlock"]);
    const outline = (blocks: readonly NodeJson[]) =>
      blocks
        .filter(({ type }) => !lost.has(type) && type !== "paragraph")
        .map(({ type, attrs }) => [type, attrs?.["id"], attrs?.["caption"]]);
    expect(outline(content.blocks)).toEqual(outline(REPORT.blocks));
    expect(blocksOf(content, "bulletList").map(nodeText)).toEqual(blocksOf(REPORT, "bulletList").map(nodeText));
  });
});
