import { describe, expect, it } from "vitest";
import { formatReference } from "../format/format-reference.ts";
import { readReferences } from "./read-references.ts";

// Exports of more programs, each a kind that was once read wrongly without a word.

const readAll = (text: string) => readReferences(text).references;
const readOne = (text: string) => readAll(text)[0];
const print = (text: string) => readAll(text).map((reference) => formatReference(reference, { edition: "2015" }));
const readRis = (lines: string) => readOne(`TY  - JOUR\n${lines}\nJO  - J\nPY  - 2020\nER  - \n`);

describe("a record of refer without a type", () => {
  it("ends at an empty line, so that the people of two works are not those of one", () => {
    const file = "%T 史学导论\n%A 约翰·托什\n%I 北京大学出版社\n%D 2007\n\n%A Smith, A.\n%T Second\n%J J. Test\n%D 1998\n";
    expect(readAll(file).map(({ title, authors }) => [title, authors])).toEqual([
      ["史学导论", [{ literal: "约翰·托什" }]],
      ["Second", [{ family: "Smith", given: "A." }]],
    ]);
  });

  it("goes on behind an empty line in an abstract where it says its type", () => {
    const file = "%0 Journal Article\n%T 题\n%X 一段\n\n%A 张三\n%J 学报\n%D 2020\n";
    expect(readAll(file)).toHaveLength(1);
    expect(readOne(file)?.authors).toEqual([{ literal: "张三" }]);
  });
});

describe("a title", () => {
  it("has no marks of databases, its raised digits and its signs", () => {
    expect(readRis("TI  - A study of <i>E. coli</i> at 10<sup>-3</sup> in H<sub>2</sub>O, a &lt; b &amp; c")?.title).toBe(
      "A study of E. coli at 10⁻³ in H2O, a < b & c",
    );
    expect(readRis("TI  - On p < 0.05 and x > 3")?.title).toBe("On p < 0.05 and x > 3");
  });
});

describe("a page of a newspaper", () => {
  it("is its page where programs write it as issue", () => {
    expect(print("%0 Newspaper Article\n%A 周八\n%T 新闻\n%J 光明日报\n%D 2020-03-01\n%N 007\n")).toEqual([
      "周八. 新闻[N]. 光明日报, 2020-03-01(007).",
    ]);
  });
});

describe("people", () => {
  it("have no words of what they did in their names, and translators are told apart", () => {
    const readPeople = (author: string) => {
      const read = readOne(`{Reference Type}: Book\n{Title}: 题\n{Author}: ${author}\n{Year}: 2006\n`);
      return [read?.authors, read?.translators, read?.moreAuthors];
    };
    const name = (literal: string) => [{ literal }];
    expect(readPeople("蒋廷黻 著")).toEqual([name("蒋廷黻"), undefined, undefined]);
    expect(readPeople("王力主编")).toEqual([name("王力"), undefined, undefined]);
    expect(readPeople("李四（编）")).toEqual([name("李四"), undefined, undefined]);
    expect(readPeople("赵六等著")).toEqual([name("赵六"), undefined, true]);
    expect(readPeople("（美）约翰·杜威著；王承绪 译")).toEqual([name("约翰·杜威"), name("王承绪"), undefined]);
    for (const whole of ["吴英译", "王著", "中共中央编译局"]) expect(readPeople(whole)[0]).toEqual(name(whole));
  });

  it("of one line are divided by and where each has a comma", () => {
    expect(readRis("TI  - T\nAU  - Smith, A. and Jones, B.")?.authors).toEqual([
      { family: "Smith", given: "A." },
      { family: "Jones", given: "B." },
    ]);
    expect(readRis("TI  - T\nAU  - Barnes and Noble")?.authors).toEqual([{ literal: "Barnes and Noble" }]);
  });
});

describe("a day of a visit", () => {
  it("is found in a note of BibTeX", () => {
    const read = (note: string) =>
      readOne(`@misc{k, author = {A}, title = {T}, howpublished = {\\url{https://a.cn}}, year = 2020, note = {${note}}}`)?.accessed;
    expect(read("Accessed: 2020-05-06")).toBe("2020-05-06");
    expect(read("[Online; accessed 6 May 2020]")).toBe("2020-05-06");
    expect(read("Published 2020-05-06")).toBeUndefined();
  });
});

describe("an entry copied from CNKI", () => {
  it("of a standard has its number before the comma", () => {
    expect(readOne("[6]GB/T 7714-2015,信息与文献 参考文献著录规则[S].")).toMatchObject({
      number: "GB/T 7714-2015",
      title: "信息与文献 参考文献著录规则",
    });
  });

  it("that is online before its issue has its pages", () => {
    const entry = "[1] 李明, 王芳. 教学改革[J/OL]. 教育研究: 1-9[2023-05-06]. https://doi.org/10.1000/abc.";
    expect(readOne(entry)).toMatchObject({ container: "教育研究", pages: "1-9" });
    expect(print(entry)).toEqual([entry.slice(4)]);
  });

  it("of a book with a translator has the place of its publisher, and stays as it was pasted", () => {
    const entry = "(美)约翰·杜威著. 民主主义与教育[M]. 王承绪译. 北京: 人民教育出版社, 2001: 12-15.";
    expect(readOne(entry)).toMatchObject({ place: "北京", translators: [{ literal: "王承绪" }], literal: entry });
  });

  it("in letters and digits of full width is read", () => {
    expect(print("［１］张三，李四．标题一［Ｊ］．中国科学，２０２０，５０（３）：１２－２０．")).toEqual([
      "张三, 李四. 标题一[J]. 中国科学, 2020, 50(3): 12-20.",
    ]);
  });
});

describe("values of BibTeX and RIS", () => {
  it("have accents over letters that have one", () => {
    expect(readOne("@book{a, author = {Nguy{\\~{\\^e}}n, V{\\u{a}}n}, title = {T}}")?.authors).toEqual([
      { family: "Nguyễn", given: "Văn" },
    ]);
  });

  it("have numbers without the words they are counted by", () => {
    const entry =
      "@article{a, author={张三}, title={论题}, journal={学报}, year={2020}, volume={第3卷}, number={第2期}, pages={第12-19页}}";
    expect(print(entry)).toEqual(["张三. 论题[J]. 学报, 2020, 3(2): 12-19."]);
  });

  it("have the journal's full name where a second title stands beside it", () => {
    expect(readRis("TI  - One\nT2  - A special section\nJF  - Journal One")?.container).toBe("Journal One");
  });
});
