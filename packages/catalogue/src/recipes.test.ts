import { describe, expect, it } from "vitest";
import { allDocuments, allScenes } from "./index.ts";

const all = [...allScenes(), ...allDocuments()];

/** People who read, judge or teach what somebody else hands in. */
const READER =
  /评审|评委|评阅|审稿|审核|审批|审阅|把关|阅卷|面试官|考官|考核|招聘|人事|人力|绩效|教练|导师|老师|教师|助教|教授|讲师|培训师|顾问|班主任|辅导员|督导|教务|组织员|投资经理|客户经理/;

/** Scenes such a person hands in, with what makes it their own text. */
const OWN_TEXT: Readonly<Record<string, string>> = {
  lessonPlan: "a teacher plans the lesson",
  lessonTalk: "a teacher presents the lesson",
  teachReflect: "a teacher looks back on the lesson",
  studentComment: "the form teacher signs the report card",
  parentMeeting: "the form teacher or a parent speaks",
  thesisTask: "the supervisor sets the thesis",
  counsellorTalk: "the counsellor keeps the record",
  gwPartyLecture: "the lecturer gives the lecture",
  gwPublicNotice: "the personnel office puts the notice up",
  kpiPlan: "the one in charge of pay and performance proposes the rules",
  offerLetter: "the employer sends the letter",
};

/** Length of the whole; how long a line, a slide or a sentence may be is the genre's own matter. */
const LENGTH = /字数|篇幅|字(?:左右|上下|以内)|(?:秒|分钟)(?:以内|左右|电梯|念完)|手机一屏|一页打得下|六行|简短|短小/;

/** The same people in the role of an English recipe. */
const ENGLISH_READER =
  /\b(judge|jury|marker|reviewer|examiner|assessor|inspector|teacher|tutor|professor|lecturer|instructor|trainer|coach|mentor|counsellor|consultant|advis[eo]r|recruiter|interviewer|personnel|human resources|HR|investor|editor-in-chief)s?\b/i;

/** As LENGTH: how many words, sentences or pages the whole has, or that it is to be brief. */
const ENGLISH_LENGTH =
  /\b(?:\d+ words|words? (?:count|limit)|(?:one|two|three|four|five|six|\d+) (?:sentences|paragraphs|pages)|one page|be brief|briefly|concise(?:ly)?|keep (?:it|this) short|total length)\b/i;

const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** English recipes, with the scene they belong to. */
const english = all.flatMap(({ key, output, recipe: { en } }) => (en ? [{ key, output, en, lines: [en.role, en.task, ...en.rules] }] : []));

describe("a recipe", () => {
  it("is written by the person concerned, never by who reads or judges the text", () => {
    const readers = all.filter(({ recipe }) => READER.test(recipe.role)).map(({ key, recipe }) => `${key}: ${recipe.role}`);
    expect(readers.filter((line) => !((line.split(":")[0] ?? "") in OWN_TEXT))).toEqual([]);
  });

  it("is an exception only where it needs to be", () => {
    const needless = Object.keys(OWN_TEXT).filter((key) => !all.some((scene) => scene.key === key && READER.test(scene.recipe.role)));
    expect(needless).toEqual([]);
  });

  it("leaves the length of the whole text to the form", () => {
    const sized = all.filter(({ output }) => output.unit === "char");
    const said = sized.flatMap(({ key, recipe }) =>
      [recipe.task, ...recipe.style, ...recipe.constraints].filter((line) => LENGTH.test(line)).map((line) => `${key}: ${line}`),
    );
    expect(said).toEqual([]);
  });
});

describe("a Chinese recipe", () => {
  const lines = all.flatMap(({ key, recipe }) => [recipe.task, ...recipe.style, ...recipe.constraints].map((line) => ({ key, line })));
  const found = (pattern: RegExp) => lines.filter(({ line }) => pattern.test(line)).map(({ key, line }) => `${key}: ${line}`);

  it("asks for a mark only where the material lacks something, and for the one the page finds", () => {
    expect(found(/占位|待填|标待补|【数据】|【换成/)).toEqual([]);
  });

  it("leaves to its register what that says, and shares of the text to nobody", () => {
    expect(found(/不用“最”“第一”|商业合作须|“一、（一）”|不超过[一二三四五六七八九]成/)).toEqual([]);
  });

  it("gives its writer no credentials the material may not have", () => {
    const titled = all.filter(({ recipe }) => /持证|资深|首席|出身|高收藏|优秀|专家/.test(recipe.role));
    expect(titled.map(({ key, recipe }) => `${key}: ${recipe.role}`)).toEqual([]);
  });
});

describe("an English recipe", () => {
  it("is there for every scene", () => {
    expect(all.filter(({ recipe }) => !recipe.en).map(({ key }) => key)).toEqual([]);
  });

  it("has no Chinese characters", () => {
    expect(english.flatMap(({ key, lines }) => lines.filter((line) => CJK.test(line)).map((line) => `${key}: ${line}`))).toEqual([]);
  });

  it("gives its task in one sentence that begins with Write, or with what is done to a given text", () => {
    const sentence = ({ kind, register }: { kind: string; register: string }) =>
      kind === "transform" || register === "tool" ? /^[A-Z][a-z]+ [^.!?]+\.$/ : /^Write [^.!?]+\.$/;
    const odd = english.filter(({ output, en }) => !sentence(output).test(en.task)).map(({ key, en }) => `${key}: ${en.task}`);
    expect(odd).toEqual([]);
  });

  it("has two to six rules, which the prompt joins with semicolons", () => {
    const odd = english.filter(({ en }) => en.rules.length < 2 || en.rules.length > 6).map(({ key, en }) => `${key}: ${en.rules.length}`);
    expect(odd).toEqual([]);
    const broken = english.flatMap(({ key, en }) => en.rules.filter((rule) => /^[A-Z]|;|\.$/.test(rule)).map((rule) => `${key}: ${rule}`));
    expect(broken).toEqual([]);
  });

  it("is written by the person concerned, never by who reads or judges the text", () => {
    const readers = english.filter(({ key, en }) => ENGLISH_READER.test(en.role) && !(key in OWN_TEXT));
    expect(readers.map(({ key, en }) => `${key}: ${en.role}`)).toEqual([]);
  });

  it("leaves the length of the whole text to the form", () => {
    const sized = english.filter(({ output }) => output.unit === "char");
    const said = sized.flatMap(({ key, lines }) => lines.filter((line) => ENGLISH_LENGTH.test(line)).map((line) => `${key}: ${line}`));
    expect(said).toEqual([]);
  });
});
