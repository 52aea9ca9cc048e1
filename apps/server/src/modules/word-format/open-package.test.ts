import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openPackage } from "./open-package.ts";
import { textOf } from "./parse-xml.ts";

const MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const link = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${target}"/>`;
const links = (...all: readonly string[]) => `<Relationships>${all.join("")}</Relationships>`;
const types = (path: string) => `<Types><Override PartName="${path}" ContentType="${MAIN}"/></Types>`;

function open(parts: Readonly<Record<string, string>>) {
  return openPackage(zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]))));
}

describe("the parts of a Word file", () => {
  it.each([
    ["word/document2.xml", "/word/document2.xml"],
    ["word/document2.xml", "word/document2.xml"],
    ["word/文档.xml", "word/文档.xml"],
    ["document.xml", "/document.xml"],
    ["content/main.xml", "content/main.xml"],
  ])("are found where the main one is: %s as %s", (path, target) => {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const file = open({
      "[Content_Types].xml": types(`/${path}`),
      "_rels/.rels": links(link("r1", "officeDocument", target), link("r2", "metadata/core-properties", "docProps/core.xml")),
      [path]: "<w:document>字</w:document>",
      [`${folder}_rels/${path.slice(folder.length)}.rels`]: links(
        link("r1", "styles", "styles2.xml"),
        link("r2", "image", `/${folder}media/a.png`),
      ),
      [`${folder}styles2.xml`]: "<w:styles>样式</w:styles>",
      [`${folder}numbering.xml`]: "<w:numbering>编号</w:numbering>",
      [`${folder}media/a.png`]: "图",
    });
    expect(textOf(file.document)).toBe("字");
    expect(textOf(file.part("styles.xml"))).toBe("样式");
    expect(textOf(file.part("numbering.xml"))).toBe("编号");
    expect(file.relationships.get("r2")?.target).toBe("media/a.png");
    expect(file.bytes("word/media/a.png")).toBeDefined();
  });

  it("are found by the type of the main one, or by its usual name, where no relationship names it", () => {
    const document = "<w:document>字</w:document>";
    expect(textOf(open({ "[Content_Types].xml": types("/word/document3.xml"), "word/document3.xml": document }).document)).toBe("字");
    const bare = `<Types><Default Extension="xml" ContentType="x/wordprocessingml"/></Types>`;
    expect(textOf(open({ "[Content_Types].xml": bare, "word/document.xml": document }).document)).toBe("字");
  });

  it("are none of a file whose main part is not there or is no document", () => {
    const missing = { "[Content_Types].xml": types("/word/a.xml"), "_rels/.rels": links(link("r1", "officeDocument", "word/a.xml")) };
    expect(() => open(missing)).toThrow("import.notWord");
    const book = {
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels": links(link("r1", "officeDocument", "xl/workbook.xml")),
      "xl/workbook.xml": "<workbook/>",
    };
    expect(() => open(book)).toThrow("import.notWord");
  });
});
