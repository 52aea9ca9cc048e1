import type { TemplateFact } from "@tangleaf/contract";

/** What covers call a fact; letters may be spaced out: 学　号. */
const LABELS: Readonly<Record<TemplateFact, readonly string[]>> = {
  title: [
    "毕业论文（设计）题目",
    "毕业设计（论文）题目",
    "毕业论文题目",
    "毕业设计题目",
    "设计（论文）题目",
    "论文（设计）题目",
    "论文题目",
    "设计题目",
    "中文题目",
    "课题名称",
    "题目",
    "题名",
    "Title of thesis",
    "Thesis title",
    "Title",
  ],
  subtitle: ["副标题", "副题目", "Subtitle"],
  translatedTitle: ["英文题目", "外文题目", "英文题名"],
  author: ["学生姓名", "作者姓名", "姓名", "作者", "研究生", "申请人", "学生", "Name of student", "Student name", "Author", "Name"],
  studentId: ["学生学号", "学号", "Student number", "Student no.", "Student ID"],
  school: ["学校名称", "毕业院校", "学位授予单位", "学校", "University", "Institution"],
  college: [
    "所在学院",
    "所属学院",
    "二级学院",
    "培养单位",
    "学院（系）",
    "院（系）",
    "系（院）",
    "学院名称",
    "院系",
    "系部",
    "系别",
    "学院",
    "系",
    "Department",
    "Faculty",
    "School",
    "College",
  ],
  major: ["专业名称", "学科专业", "所学专业", "专业", "Programme", "Program", "Major"],
  className: ["年级班级", "专业班级", "所在班级", "班级", "Class"],
  supervisor: ["指导教师姓名", "指导老师", "指导教师", "校内导师", "导师姓名", "导师", "Supervisor", "Advisor"],
  date: ["论文完成日期", "论文提交日期", "完成日期", "提交日期", "完成时间", "提交时间", "答辩日期", "日期", "时间", "Date"],
};

const SPACE = "[\\s\\u3000\\u00a0]*";
const escaped = (sign: string): string => sign.replace(/[.()]/g, "\\$&");
/** Full-width and half-width brackets are the same. */
const spaced = (label: string): string =>
  Array.from(label)
    .map((sign) => (sign === "（" ? "[（(]" : sign === "）" ? "[）)]" : sign === " " ? "" : escaped(sign)))
    .filter((sign) => sign !== "")
    .join(SPACE);

const KNOWN = Object.entries(LABELS)
  .flatMap(([fact, labels]) => labels.map((label) => ({ fact: fact as TemplateFact, label })))
  // The longer one first: 学生姓名 is no 姓名.
  .toSorted((a, b) => b.label.length - a.label.length);
const ANY = KNOWN.map(({ label }) => spaced(label)).join("|");
/** A label at the beginning of a line or behind a blank, and what parts it from its value. */
const LABELLED = new RegExp(`(?<=^|[\\s\\u3000\\u00a0_＿,，;；（(])(${ANY})(${SPACE}[:：]|(?=[_＿\\s\\u3000\\u00a0]{2,}))`, "giu");

const squeezed = (text: string): string =>
  text
    .replace(/[\s\u3000\u00a0]/g, "")
    .replace(/\(/g, "（")
    .replace(/\)/g, "）")
    .replace(/[:：]$/, "")
    .toLowerCase();
const BY_WORDS = new Map(KNOWN.map(({ fact, label }) => [squeezed(label), fact]));

/** What a label alone means; null for other words. */
export function factOfLabel(text: string): TemplateFact | null {
  return BY_WORDS.get(squeezed(text)) ?? null;
}

export type Labelled = { readonly fact: TemplateFact; readonly label: string; readonly start: number; readonly end: number };

/** The labels of a line, each with what follows it: from `start` to the next one. */
export function labelsIn(text: string): Labelled[] {
  const found = [...text.matchAll(LABELLED)];
  return found.flatMap((match, index): Labelled[] => {
    const [whole, label = ""] = match;
    const fact = factOfLabel(label);
    const start = match.index + whole.length;
    return fact === null ? [] : [{ fact, label: label.trim(), start, end: found[index + 1]?.index ?? text.length }];
  });
}

const TITLE_LINE =
  /^[（(【[<《“"]*(?:此处填写|请填写|请输入)?(?:毕业)?(?:论文|设计|（设计）|（论文）)*(?:中文)?(?:题目|标题|题名)[）)】\]>》”"]*$/;
const ENGLISH_TITLE_LINE = /^[（(【[<《“"]*(?:英文题目|英文标题|论文英文题目|englishtitle)[）)】\]>》”"]*$/i;
const SCHOOL_LINE = /^[×xX✕○〇*_]{1,8}(?:大学|学院|学校)$/;
const DATE_LINE = /^(?:[\d一二三四五六七八九〇○零×xX_]*)年(?:[\d一二三四五六七八九十×xX_]*)月(?:(?:[\d一二三四五六七八九十×xX_]*)日)?$/;

/** What a line that is nothing but a sample says; null where that is not known. */
export function factOfLine(text: string): TemplateFact | null {
  const words = squeezed(text);
  if (ENGLISH_TITLE_LINE.test(words)) return "translatedTitle";
  if (TITLE_LINE.test(words)) return "title";
  if (SCHOOL_LINE.test(words)) return "school";
  return DATE_LINE.test(words) ? "date" : null;
}
