import { describe, expect, it } from "vitest";
import { draftNoteOutline, type NoteOutlineInput } from "./draft-note-outline.ts";
import { genreOf } from "./outline-genres.ts";

const ASKED: NoteOutlineInput = { title: "", material: "", present: [], length: 3000, depth: 2, attempt: 1, language: "zh" };
type Sections = readonly ReturnType<typeof draftNoteOutline>["sections"][number][];
const flat = (sections: Sections): Sections[number][] => sections.flatMap((one) => [one, ...flat(one.sections)]);
const titles = (asked: Partial<NoteOutlineInput>) => draftNoteOutline({ ...ASKED, ...asked }).sections.map(({ title }) => title);

describe("an outline of the sample writer", () => {
  it.each([
    ["zh", "老城旧书店生存调查", "survey"],
    ["zh", "第三季度工作总结", "report"],
    ["zh", "社区读书节活动方案", "plan"],
    ["zh", "开学典礼发言稿", "speech"],
    ["zh", "《活着》读后感", "review"],
    ["zh", "去大理的六天", "travel"],
    ["zh", "怎样给猫洗澡", "guide"],
    ["zh", "为什么要慢慢读书", "argument"],
    ["zh", "外婆的灶台往事", "story"],
    ["zh", "茶", "general"],
    ["en", "Quarterly report", "report"],
    ["en", "Six days in Dali: a journey", "travel"],
    ["en", "Tea", "general"],
  ] as const)("in %s divides %s as a %s", (language, title, name) => {
    expect(genreOf(title, language, 1).name).toBe(name);
  });

  it("has every sentence of the material once, and no figure the material does not give", () => {
    const material = "走访了11家旧书店。年轻人占两成七。原因：租金一年涨了两成。建议街道给一些小门面。";
    const all = flat(draftNoteOutline({ ...ASKED, title: "老城旧书店生存调查", material }).sections);
    const said = all.map(({ brief }) => brief).join("\n");
    for (const sentence of ["走访了11家旧书店", "年轻人占两成七", "租金一年涨了两成", "建议街道给一些小门面"]) {
      expect(said.split(sentence), sentence).toHaveLength(2);
    }
    expect(said.match(/\d+/g)).toEqual(["11"]);
  });

  it("names sections by the sentences of the material where there are some to name", () => {
    const material = "第一天到古城，住在朋友的民宿。第三天骑车环洱海，下雨了。";
    const { sections } = draftNoteOutline({ ...ASKED, title: "去大理的六天", material });
    expect(flat(sections).map(({ title }) => title)).toEqual(expect.arrayContaining(["第一天到古城", "第三天骑车环洱海"]));
  });

  it("keeps the headings that are there, with those below them, and adds none that says the same", () => {
    const present = [
      { level: 2, title: "下一步的打算" },
      { level: 3, title: "招人" },
    ];
    const { sections } = draftNoteOutline({ ...ASKED, title: "季度总结", present });
    expect(sections[0]).toMatchObject({ title: "下一步的打算", sections: [{ title: "招人" }] });
    expect(sections.map(({ title }) => title)).not.toContain("下一步打算");
  });

  it("is another one when it is asked for again, and the same for the same asking", () => {
    expect(titles({ title: "季度总结", attempt: 2 })).not.toEqual(titles({ title: "季度总结" }));
    expect(titles({ title: "季度总结" })).toEqual(titles({ title: "季度总结" }));
  });

  it("has one level where one is asked for, and no two alike beside each other in any kind of text", () => {
    for (const language of ["zh", "en"] as const) {
      for (const title of ["调查", "总结", "方案", "演讲", "读后感", "游记", "教程", "论读书", "故事", "茶", "survey", "plan", "trip"]) {
        const { sections } = draftNoteOutline({ ...ASKED, title, language, length: 6000 });
        const heads = sections.map((one) => one.title);
        expect(new Set(heads).size, title).toBe(heads.length);
        expect(
          flat(sections).every((one) => one.title.length <= 120 && one.brief.length <= 300),
          title,
        ).toBe(true);
      }
    }
    expect(flat(draftNoteOutline({ ...ASKED, title: "调查", depth: 1 }).sections).every(({ sections }) => sections.length === 0)).toBe(
      true,
    );
  });
});
