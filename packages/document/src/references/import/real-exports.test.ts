import { describe, expect, it } from "vitest";
import { formatReference } from "../format/format-reference.ts";
import { readReferences } from "./read-references.ts";

// Exports as real programs write them, each for a kind of fault that was met in public reports.

const readAll = (text: string) => readReferences(text).references;
const readOne = (text: string) => readAll(text)[0];
const readAuthors = (authors: string) => readOne(`@book{k, author = {${authors}}, title = {T}, publisher = {P}, year = 2020}`)?.authors;
const readTitle = (title: string) => readOne(`@book{k, author = {A}, title = {${title}}, publisher = {P}, year = 2020}`)?.title;
const readRisAuthor = (author: string) => readOne(`TY  - JOUR\nAU  - ${author}\nTI  - T\nJO  - J\nPY  - 2020\nER  - \n`)?.authors?.[0];

describe("a RefWorks file", () => {
  it("of CNKI has its volume and its abstract though the tags are written carelessly", () => {
    const file =
      "RT Journal Article\nA1 张三，李四,王五\nT1 湿地碳储量估算\nJF 生态学报\nYR 2022\nvo 12\nIS 03\nOP 101-109\n AB 估算了三种湿地。\n";
    expect(readOne(file)).toMatchObject({ volume: "12", issue: "03", pages: "101-109" });
    expect(readOne(file)?.authors).toEqual([{ literal: "张三" }, { literal: "李四" }, { literal: "王五" }]);
  });

  it("keeps lines of an abstract that begin with a short word", () => {
    const file = "RT Journal Article\nA1 Li Wei\nT1 A title that\nis long\nno more\nJF Journal\nYR 2022\n";
    expect(readOne(file)).toMatchObject({ title: "A title that is long no more", container: "Journal" });
  });
});

describe("a BibTeX file", () => {
  it("has from a cross reference what an entry does not say itself, wherever that stands", () => {
    const file = `@inproceedings{x, author = {Ann Alpha}, title = {On Things}, pages = "1--9", crossref = {Conf19}}
      @proceedings{conf19, editor = {Ed Itor}, title = "Proceedings on Things", year = 2019, publisher = {Press}, address = {Rome}}`;
    expect(readOne(file)).toMatchObject({
      title: "On Things",
      container: "Proceedings on Things",
      year: "2019",
      publisher: "Press",
      place: "Rome",
      pages: "1-9",
    });
    expect(readAll(file)).toHaveLength(2);
    expect(readOne("@inproceedings{x, author = {A B}, title = {T}, year = 2020, crossref = {x}}")).toMatchObject({
      title: "T",
      year: "2020",
    });
  });

  it("has no commands, lengths, notes or addresses in its words, and every sign that was escaped", () => {
    const TITLES = [
      ["A \\href{https://example.org}{linked} title", "A linked title"],
      ["The \\LaTeX{} way\\footnote{Draft}", "The LaTeX way"],
      ["H$_2$O and CO\\textsubscript{2}, 10\\textsuperscript{-3} and $x^2$", "H2O and CO2, 10⁻³ and x²"],
      ["co\\-op\\,now \\& 5\\% for \\$ 3", "coop now & 5% for $ 3"],
      ["\\'{E}tude sur l'\\oe{}uvre", "Étude sur l'œuvre"],
    ] as const;
    for (const [title, words] of TITLES) expect(readTitle(title)).toBe(words);
    expect(readAuthors("de'\\hspace{0pt} Medici, Lorenzo")).toEqual([{ family: "de' Medici", given: "Lorenzo" }]);
  });

  it("has a family name of several words where braces hold it together", () => {
    expect(readAuthors("Rosa Maria {Garc\\'ia M\\'arquez} and Ludwig van Beethoven AND {Barnes and Noble, Inc.}")).toEqual([
      { family: "García Márquez", given: "Rosa Maria" },
      { family: "van Beethoven", given: "Ludwig" },
      { literal: "Barnes and Noble, Inc." },
    ]);
  });
});

describe("a name", () => {
  it("of an institution stays whole, without the comma that keeps programs from dividing it", () => {
    expect(readRisAuthor("World Health Organization,")).toEqual({ literal: "World Health Organization" });
  });

  it("of a foreign author in Chinese characters stays whole, without the country before it", () => {
    for (const name of ["卡尔·马克思", "[德]卡尔·马克思", "（德） 卡尔·马克思", "【德】卡尔·马克思"])
      expect(readRisAuthor(name)).toEqual({ literal: "卡尔·马克思" });
  });

  it("prints particles whole on either side", () => {
    const print = (author: string) => {
      const reference = readOne(`TY  - BOOK\nAU  - ${author}\nTI  - T\nPB  - P\nPY  - 2020\nER  - \n`);
      return reference === undefined ? "" : formatReference(reference, { edition: "2015" }).split(".")[0];
    };
    expect(print("van Gulik, Robert")).toBe("VAN GULIK R");
    expect(print("Gulik, Robert van")).toBe("GULIK R VAN");
    expect(print("King, Martin Luther, Jr.")).toBe("KING M L, Jr");
  });
});
