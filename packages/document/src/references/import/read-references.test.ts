import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatReference } from "../format/format-reference.ts";
import type { Reference } from "../reference.ts";
import { readReferences } from "./read-references.ts";

function entries(text: string): string[] {
  return readReferences(text).references.map((reference) => formatReference(reference));
}

function only(text: string): Reference {
  const { references, failed } = readReferences(text);
  expect(failed).toEqual([]);
  expect(references).toHaveLength(1);
  return references[0] as Reference;
}

describe("BibTeX", () => {
  test("is read with strings, joined values, nested braces, accents and months", () => {
    const reference = only(`% a comment with an address: someone@example.org
@string{jacm = "Journal of the {ACM}"}
@preamble{"\\newcommand{\\x}{}"}
@comment{@article{not, title={This}}}
@Article{key:2020,
  author = {M{\\"u}ller, J{\\'e}r{\\^o}me and van der Merwe, Jan and {World Health Organization} and others},
  title = {{DNA} {S}equencing --- a {\\emph{nested {title}}} with 50\\% of \\'Elan},
  journal = jacm # { (Series A)},
  year = 2020, month = mar, volume = {12}, number = "3",
  pages = {101--115},
  doi = {https://doi.org/10.1000/a_b},
  url = "https://example.org/a\\_b%20c"
}`);
    expect(reference).toEqual({
      id: "R1",
      type: "article",
      title: "DNA Sequencing — a nested title with 50% of Élan",
      authors: [{ family: "Müller", given: "Jérôme" }, { family: "van der Merwe", given: "Jan" }, { literal: "World Health Organization" }],
      moreAuthors: true,
      container: "Journal of the ACM (Series A)",
      year: "2020",
      volume: "12",
      issue: "3",
      pages: "101-115",
      doi: "10.1000/a_b",
      url: "https://example.org/a_b%20c",
      language: "en",
      source: "import",
      tier: "C",
    });
  });

  test.each([
    ["Donald E. Knuth", { family: "Knuth", given: "Donald E." }],
    ["Ludwig van Beethoven", { family: "van Beethoven", given: "Ludwig" }],
    ["Peebles, Jr., Peyton Z.", { family: "Peebles", given: "Peyton Z.", suffix: "Jr" }],
    ["Frese KS", { family: "Frese", given: "KS" }],
    ["张三", { literal: "张三" }],
    ["张, 三", { family: "张", given: "三" }],
    ["{Barnes and Noble}", { literal: "Barnes and Noble" }],
    ["Plato", { literal: "Plato" }],
  ])("names %s", (author, expected) => {
    expect(only(`@book{k, author={${author}}, title={T}}`).authors).toEqual([expected]);
  });

  test("is told from EndNote by its entries, whatever its comments begin with", () => {
    expect(only("%T a comment\n@book{k, title={T}}").title).toBe("T");
  });

  test("has Chinese entries with any division of names", () => {
    expect(only("@article{k, author={张三 and 李四}, title={题名}, journal={期刊}, year={2021}}").authors).toEqual([
      { literal: "张三" },
      { literal: "李四" },
    ]);
    expect(only("@article{k, author={张三, 李四, 王五}, title={题名}}").authors).toHaveLength(3);
  });

  test.each([
    ["phdthesis", "school={武汉大学}, address={武汉}", "张三. 题名[D]. 武汉: 武汉大学, 2020."],
    ["inproceedings", "booktitle={论文集}, publisher={出版社}, pages={1-2}", "张三. 题名[C]//论文集. 出版社, 2020: 1-2."],
    ["incollection", "booktitle={书}, editor={李四}, edition={2}", "张三. 题名[M]//李四. 书. 2版. 2020."],
    ["techreport", "institution={研究院}, number={TR-7}", "张三. 题名: TR-7[R]. 研究院, 2020."],
    ["misc", "howpublished={\\url{https://a.org/b}}, urldate={2021-02-03}", "张三. 题名[EB/OL]. (2020)[2021-02-03]. https://a.org/b."],
    ["misc", "eprint={2001.1}, archivePrefix={arXiv}", "张三. 题名[EB]. arXiv(2020)."],
    ["newspaper", "journal={人民日报}, date={2020-01-02}, pages={3}", "张三. 题名[N]. 人民日报, 2020-01-02(3)."],
    ["book", "translator={王五}, publisher={商务印书馆}, address={北京}", "张三. 题名[M]. 王五, 译. 北京: 商务印书馆, 2020."],
  ])("@%s with %s", (kind, fields, expected) => {
    expect(entries(`@${kind}{k, author={张三}, title={题名}, year={2020}, ${fields}}`)).toEqual([expected]);
  });

  test("that breaks off names the entry and reads the others", () => {
    const { references, failed } = readReferences("@book{a, title={A}}\n@book{b, title={B\n@book{c, title={C}}\n@book{d, author={X}}");
    expect(references.map(({ title }) => title)).toEqual(["A", "C"]);
    expect(failed).toEqual([
      { line: 2, text: "@book{b, title={B\n@book{c, title={C}}\n@book{d, author={X}}", reason: "unclosed" },
      { line: 4, text: "@book{d, author={X}}", reason: "noTitle" },
    ]);
  });
});

const RIS = `TY  - JOUR
AU  - Kanamori, Hiroo
AU  - Smith, John, Jr.
TI  - Shaking without
  quaking
T2  - Science
PY  - 1998
DA  - 1998/03/27/
VL  - 279
IS  - 5359
SP  - 2063
EP  - 2064
DO  - 10.1126/science.279.5359.2063
UR  - https://www.science.org/x
LA  - en
AB  - An abstract.
ER  -

TY  - CHAP
A1  - 阿扬
A2  - 王夫之
T1  - 篇名
BT  - 书名
PB  - 出版社
CY  - 北京
Y1  - 2011///
ER  - `;

describe("RIS", () => {
  test("is read with repeated tags, lines that go on, pages and dates", () => {
    const { references, failed } = readReferences(RIS);
    expect(failed).toEqual([]);
    expect(references[0]).toEqual({
      id: "R1",
      type: "article",
      title: "Shaking without quaking",
      authors: [
        { family: "Kanamori", given: "Hiroo" },
        { family: "Smith", given: "John", suffix: "Jr" },
      ],
      container: "Science",
      year: "1998",
      date: "1998-03-27",
      volume: "279",
      issue: "5359",
      pages: "2063-2064",
      doi: "10.1126/science.279.5359.2063",
      url: "https://www.science.org/x",
      language: "en",
      abstract: "An abstract.",
      source: "import",
      tier: "C",
    });
    expect(formatReference(references[1] as Reference, { edition: "2025" })).toBe("阿扬. 篇名[M]//王夫之. 书名. 北京：出版社，2011.");
  });

  test.each([
    ["THES", "PB  - 武汉大学", "甲. 题名[D]. 武汉大学, 2020."],
    ["CPAPER", "T2  - 会议", "甲. 题名[C]//会议, 2020."],
    ["NEWS", "T2  - 人民日报\nSP  - 7\nDA  - 2020-05-06", "甲. 题名[N]. 人民日报, 2020-05-06(7)."],
    ["STAND", "M1  - GB/T 1—2020", "甲. 题名: GB/T 1—2020[S]. 2020."],
    ["PAT", "M1  - CN1234567A\nDA  - 2020/7/8", "甲. 题名: CN1234567A[P]. 2020-07-08."],
    ["ELEC", "UR  - https://a.org/1\nY2  - 2021/01/02/", "甲. 题名[EB/OL]. (2020)[2021-01-02]. https://a.org/1."],
    ["RPRT", "PB  - 研究院", "甲. 题名[R]. 研究院, 2020."],
    ["DATA", "PB  - 数据中心", "甲. 题名[DS]. 数据中心(2020)."],
    ["XYZ", "PB  - 某社", "甲. 题名[Z]. 某社, 2020."],
  ])("of type %s", (type, more, expected) => {
    expect(entries(`TY  - ${type}\nAU  - 甲\nTI  - 题名\nPY  - 2020\n${more}\nER  - \n`)).toEqual([expected]);
  });
});

/** What the services write for one article, as they write it. */
const EXPORTS: Record<string, string> = {
  "EndNote of CNKI":
    "%0 Journal Article\n%A 郝国强\n%A 黄惠群\n%+ 广西民族大学民族学与社会学学院;\n%T 何以共生\n%J 广西民族研究\n%D 2025\n%N 03\n%P 1-12\n%@ 1004-454X\n%L 45-1041/C\n%W CNKI",
  "RefWorks of CNKI":
    "RT Journal Article\nSR 1\nA1 郝国强;黄惠群\nAD 广西民族大学;\nT1 何以共生\nJF 广西民族研究\nYR 2025\nIS 03\nOP 1-12\nK1 共生;边缘\nAB 摘要\nSN 1004-454X\nDS CNKI",
  "NoteExpress of CNKI":
    "{Reference Type}: Journal Article\n{Title}: 何以共生\n{Author}: 郝国强;黄惠群;\n{Author Address}: 广西民族大学;\n{Journal}: 广西民族研究\n{Year}: 2025\n{Issue}: 03\n{Pages}: 1-12\n{Keywords}: 共生\n{ISBN/ISSN}: 1004-454X\n{Notes}: 45-1041/C\n{Database Provider}: CNKI",
  "NoteExpress of Wanfang":
    "{Reference Type}: Journal Article\n{Title}: 何以共生\n{Translated Title}: How\n{Author}: 郝国强\n{Author}: 黄惠群\n{Translated Author}: HAO Guo-qiang\n{Journal}: 广西民族研究\n{ISBN/ISSN}: 1004-454X\n{Year}: 2025\n{Issue}: 03\n{Pages}: 1-12\n{Language}: chi",
  "E-Study of CNKI":
    "DataType: 1\nTitle-题名: 何以共生\nAuthor-作者: 郝国强;黄惠群;\nSource-刊名: 广西民族研究\nYear-年: 2025\nPubTime-出版时间: 2025-06-15\nPeriod-期: 03\nPageCount-页数: 12\nPage-页码: 1-12\nSrcDatabase-来源库: 期刊\nOrgan-机构: 广西民族大学;",
  "a list of CNKI": "[1]郝国强,黄惠群.何以共生[J].广西民族研究,2025,(03):1-12.",
};

describe("exports", () => {
  test.each(Object.entries(EXPORTS))("%s", (_, text) => {
    expect(entries(text)).toEqual(["郝国强, 黄惠群. 何以共生[J]. 广西民族研究, 2025(03): 1-12."]);
  });

  test.each(Object.entries(EXPORTS).slice(0, 5))("%s: two records stay two, with or without a line between", (_, text) => {
    expect(entries(`${text}\n${text}`)).toHaveLength(2);
    expect(entries(`\uFEFF${text}\r\n\r\n${text}\n`.replace(/\n/g, "\r\n"))).toHaveLength(2);
  });

  test("of theses and papers keep university and proceedings", () => {
    expect(entries("%0 Thesis\n%A 甲\n%Y 导师\n%+ 清华大学\n%T 题名\n%9 硕士\n%I 清华大学\n%D 2020")).toEqual([
      "甲. 题名[D]. 清华大学, 2020.",
    ]);
    expect(entries("{Reference Type}: Thesis\n{Title}: 题名\n{Author}: 甲\n{Publisher}: 北京大学\n{Year}: 2019")).toEqual([
      "甲. 题名[D]. 北京大学, 2019.",
    ]);
    expect(entries("%0 Conference Proceedings\n%A 甲\n%T 题名\n%B 论文集\n%C 北京\n%D 2020\n%P 4")).toEqual([
      "甲. 题名[C]//论文集. 北京, 2020: 4.",
    ]);
  });
});

describe("pasted entries", () => {
  test.each([
    [
      "[1]马欢.人类活动影响下海河流域典型区水循环变化分析[D].清华大学,2011.",
      "马欢. 人类活动影响下海河流域典型区水循环变化分析[D]. 清华大学, 2011.",
    ],
    [
      "1. 熊跃根．社会政策在民生制度建设中的作用[N]．光明日报，2018-01-12(11)．",
      "熊跃根. 社会政策在民生制度建设中的作用[N]. 光明日报, 2018-01-12(11).",
    ],
    [
      "［3］KANAMORI H. Shaking without quaking[J].Science,1998,279(5359):2063.",
      "KANAMORI H. Shaking without quaking[J]. Science, 1998, 279(5359): 2063.",
    ],
    [
      "（4）LeCun Y,Bengio Y,Hinton G.Deep learning[J].Nature,2015,521(7553):436-444.",
      "LECUN Y, BENGIO Y, HINTON G. Deep learning[J]. Nature, 2015, 521(7553): 436-444.",
    ],
    ["GB/T 20090.16—2016 信息技术 先进音视频编码[S].", "信息技术 先进音视频编码: GB/T 20090.16—2016[S]."],
    ["邓一刚. 全智能节电器：CN200610171314.3[P]. 2008-01-16：8-9.", "邓一刚. 全智能节电器: CN200610171314.3[P]. 2008-01-16: 8-9."],
    ["[5]陈登原.国史旧闻:第1卷[M].北京:中华书局,2000:29.", "陈登原. 国史旧闻: 第1卷[M]. 北京: 中华书局, 2000: 29."],
    [
      "[6]甲.题名[J].学报(自然科学版),2012,52(11):15.DOI:10.16511/j.cnki.2012.11.001.",
      "甲. 题名[J/OL]. 学报(自然科学版), 2012, 52(11): 15. DOI:10.16511/j.cnki.2012.11.001.",
    ],
    [
      "U.S. Department of Transportation. Guidelines：PB 91-194001[R]. Springfield：NIS，1990：25.",
      "U.S. Department of Transportation. Guidelines: PB 91-194001[R]. Springfield: NIS, 1990: 25.",
    ],
    [
      "Online Computer Library Center, Inc. About OCLC[EB/OL]. [2012-03-27]. http://www.oclc.org/1.html.",
      "Online Computer Library Center, Inc. About OCLC[EB/OL]. [2012-03-27]. http://www.oclc.org/1.html.",
    ],
    [
      "Peebles P Z，Jr. Random signals[M]. 4th ed. St. Louis：McGraw-Hill，2001.",
      "PEEBLES P Z, Jr. Random signals[M]. 4th ed. St. Louis: McGraw-Hill, 2001.",
    ],
  ])("%s", (pasted, expected) => {
    const reference = only(pasted);
    expect(reference.literal).toBeUndefined();
    expect(formatReference(reference)).toBe(expected);
  });

  test("that cannot be read in full stay as they were, and what is no entry is named", () => {
    const strange = "张三：《某书》，北京：商务印书馆，1998年，第3页。";
    const half = "李四. 题名[J]. 某刊, 2020, 3(2): 1-5. 收稿日期待定.";
    const { references, failed } = readReferences(`参考文献\n${strange}\n\n${half}\n`);
    expect(references.map((reference) => formatReference(reference))).toEqual([strange, half]);
    expect(references.map(({ type }) => type)).toEqual(["other", "article"]);
    expect(failed).toEqual([{ line: 1, text: "参考文献", reason: "notAnEntry" }]);
  });

  test("of data keep the platform beside its year", () => {
    const entry = "IHME. Data resources[DS/OL]. Global Health Data Exchange（2021）[2025-07-15]. https://ghdx.org/gbd. DOI:10.1234/x.";
    expect(only(entry)).toMatchObject({ type: "dataset", container: "Global Health Data Exchange", year: "2021", doi: "10.1234/x" });
    expect(formatReference(only(entry), { edition: "2025" })).toBe(entry);
  });

  test("with a sentence nobody knows stay whole", () => {
    const entry = "刘祥沈. 沈阳市政区图. 1:170000[CM]. 武汉：武汉大学出版社，2016. 138cm×96cm.";
    expect(only(entry).literal).toBe(entry);
  });

  test("that are numbered go on over lines", () => {
    const { references } = readReferences(
      "[1] 甲. 一个很长的\n题名[J]. 某刊, 2020(1): 1.\n[2] Smith J. A long\ntitle[J]. Journal, 2021, 2: 3.",
    );
    expect(references.map(({ title }) => title)).toEqual(["一个很长的题名", "A long title"]);
  });
});

describe("any text", () => {
  test.each([
    "",
    "hello",
    "\u0000\uD800",
    "@",
    "@article{",
    "{Reference Type}:",
    "TY  - ",
    "%0",
    "[J]",
    "[1]",
    "RT X",
    "@book{a,=,title=,}",
    "DataType: 1",
  ])("%j is read without an error", (text) => {
    expect(readReferences(text).references).toEqual([]);
  });

  test("of pieces of every format is read and printed without an error, and nothing is made up", () => {
    const pieces = [
      "@book{k, ",
      "title={T}, ",
      "author={A and B}, ",
      "year=2020",
      "}",
      "\n",
      "TY  - JOUR\n",
      "TI  - T\n",
      "AU  - 张三\n",
      "ER  - \n",
      "%0 Book\n",
      "%T T\n",
      "[1] ",
      "张三. ",
      "题名",
      "[J]",
      "[EB/OL]",
      ". 北京：出版社，2011：5",
      "//",
      "(",
      "）",
      "\\'",
      "{",
      "https://a.org/",
      "10.1/x",
      "，",
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join(""));
    fc.assert(
      fc.property(text, (all) => {
        for (const reference of readReferences(all).references) {
          for (const edition of ["2015", "2025"] as const)
            expect(formatReference(reference, { edition, system: "authorYear" })).not.toMatch(/undefined|null|NaN|\[object/);
          expect(reference).toMatchObject({ tier: "C", source: "import" });
          if (reference.year !== undefined) expect(all).toContain(reference.year);
        }
      }),
    );
  });

  test("that names a long string often stays short", () => {
    const bomb = `@string{a={${"x".repeat(1000)}}}\n@string{b=${"a#".repeat(1000)}a}\n@book{k, title=${"b#".repeat(200_000)}b}`;
    expect(readReferences(bomb).references[0]?.title.length).toBeLessThanOrEqual(2000);
    expect(readReferences("@string{a=a#a}\n".repeat(50_000)).references).toEqual([]);
  });

  test("gives 5,000 references at most and says where it ended", () => {
    const { references, failed } = readReferences("TY  - BOOK\nTI  - T\n".repeat(6000));
    expect(references).toHaveLength(5000);
    expect(failed).toEqual([{ line: 10_001, text: "TY  - BOOK", reason: "tooMany" }]);
  });

  const HOSTILE = [
    "{",
    "@",
    "@a{",
    "\n@a{",
    "TY  - \n",
    "TY  -",
    "TI  - x\n",
    "%0 x\n%T y\n",
    "[J]",
    "[1] a. b[J]\n",
    "(",
    "：",
    ". ",
    "\n",
    "\\",
    '@a{k,t="',
    "@a{t={",
    "a and ",
    " ",
    "[1]\n",
    "张三，",
    "{Reference Type}: x\n",
    "http://",
  ];
  test.each(HOSTILE)("1 MB of %j is read", (piece) => {
    const text = piece.repeat(Math.floor(1_000_000 / piece.length));
    const { references, failed } = readReferences(text);
    expect(references.length).toBeLessThanOrEqual(5000);
    expect(failed.length).toBeLessThanOrEqual(101);
  });

  test.each([
    ["a title", (long: string) => `@book{k, title={${long}}, author={${long}}}`],
    ["names", (long: string) => `TY  - BOOK\nTI  - T\nAU  - ${long}\nER  - `],
    ["lines that go on", (long: string) => `TY  - BOOK\nTI  - T\n${long.replace(/.{40}/gsu, "$&\n")}\nER  - `],
    ["an entry", (long: string) => `${long}[J]. ${long}, 2020.`],
  ])("with 300 kB in %s is read, and what is kept is short", (_, make) => {
    for (const piece of ["{", "\\'", "$", "a ", "A", "中", "and ", "; ", "\\'{", "  ", "-", "(", "~"]) {
      const { references } = readReferences(make(piece.repeat(Math.floor(300_000 / piece.length))));
      for (const reference of references) expect(formatReference(reference).length).toBeLessThan(20_000);
    }
  });
});
