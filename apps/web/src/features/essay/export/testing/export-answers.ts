import { okAnswer, refusedAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import type { Essay } from "../../api.ts";
import type { WordTemplate } from "../api.ts";

export const ESSAY: Essay = {
  essayId: "e1",
  documentType: null,
  stage: "content",
  title: "高校食堂备餐量预测",
  level: "undergraduate",
  language: "zh",
  length: 8000,
  charCnt: 8000,
  paragraphs: { done: 12, total: 12 },
  createdAt: "2026-06-01T04:00:00Z",
  updatedAt: "2026-06-02T04:00:00Z",
  major: "信息管理",
  topic: "",
  keywords: [],
  material: "",
  method: null,
  brief: null,
  titleGenerations: [],
  outlines: [],
  abstracts: null,
  cover: { school: "橘洲大学" },
  integrityAt: null,
  version: 3,
  job: null,
  outline: [],
};

const SONG = { eastAsia: "宋体", latin: "Times New Roman" };
const HEI = { eastAsia: "黑体", latin: "Arial" };

export const TEMPLATE: WordTemplate = {
  templateId: "w1",
  name: "橘洲大学模板",
  createdAt: "2026-06-01T04:00:00Z",
  updatedAt: "2026-06-01T04:00:00Z",
  page: { widthMm: 210, heightMm: 297, marginMm: { top: 30, right: 25, bottom: 25, left: 30, header: 17, footer: 15 } },
  looks: [
    { role: "body", foundBy: "look", font: SONG, points: 12, bold: false, align: "both" },
    { role: "heading1", foundBy: "name", font: HEI, points: 18, bold: true, align: "center" },
    { role: "heading2", foundBy: "name", font: HEI, points: 14, bold: false, align: "left" },
    { role: "caption", foundBy: "name", font: SONG, points: 10.5, bold: false, align: "center" },
  ],
  numbering: "chapters",
  header: { odd: "橘洲大学本科毕业论文", even: "{chapter}" },
  hasPageNumbers: true,
  cover: {
    problems: [],
    fields: [
      { fieldId: "f1", label: "橘洲大学", line: "橘洲大学", suggested: null },
      { fieldId: "f2", label: "题目", line: "题目：________________", suggested: "title" },
      { fieldId: "f3", label: "学院", line: "学院：________________", suggested: "college" },
      { fieldId: "f4", label: "姓名", line: "姓名：______ 学号：______", suggested: "author" },
    ],
  },
  mapping: { f2: "title", f3: "college", f4: "author" },
};

/** A server that knows one essay and the templates in `state`, and what it was sent. */
export function exportServer() {
  const state = {
    essay: ESSAY,
    templates: [] as WordTemplate[],
    level: "vip" as "vip" | "free",
    refusal: null as string | null,
    reason: "import.macros" as Parameters<typeof refusedAnswer>[0],
    cover: undefined as "kept" | "replaced" | undefined,
    copied: undefined as string[] | undefined,
  };
  const sent: [path: string, input: Record<string, unknown>][] = [];
  const sentTo = (path: string) => sent.filter(([to]) => to === path).map(([, input]) => input);

  function answer(path: string, input: Record<string, unknown>): unknown {
    const template = state.templates.find(({ templateId }) => templateId === input["templateId"]) ?? TEMPLATE;
    switch (path) {
      case "/api/user/info":
        return sampleUser({ level: state.level });
      case "/api/essay/get":
        return state.essay;
      case "/api/essay/update":
        if (input["integrityAccepted"] === true) state.essay = { ...state.essay, integrityAt: "2026-06-03T04:00:00Z" };
        if (input["cover"] !== undefined) state.essay = { ...state.essay, cover: input["cover"] as Essay["cover"] };
        return { outlineVersion: null };
      case "/api/essay/export":
        return { url: "#file", fileName: "论文.docx", expiresIn: 900, cover: state.cover, copied: state.copied };
      case "/api/essay/aiStatement":
        return { paragraphs: ["本文写作中使用了橘笺的人工智能写作功能。", "由人工智能写出初稿的部分：1.1 研究背景。"] };
      case "/api/reference/list":
        return { edition: "2015", system: "numbers", list: [] };
      case "/api/wordTemplate/list":
        return { list: state.templates };
      case "/api/file/upload":
        return { fileId: "file1", name: "模板.docx", type: "docx", bytes: 3 };
      case "/api/wordTemplate/add":
        state.templates = [TEMPLATE];
        return TEMPLATE;
      case "/api/wordTemplate/update":
        return { ...template, ...input };
      case "/api/wordTemplate/remove":
        state.templates = [];
        return {};
      case "/api/wordTemplate/preview":
        return {
          cover: [
            { text: "橘洲大学", font: HEI, points: 26, bold: false, align: "center" },
            { text: "本科毕业论文", font: HEI, points: 36, bold: false, align: "center" },
            { text: `题目：${state.essay.title}`, font: SONG, points: 16, bold: false, align: "center" },
            {
              text: `学院：${Object.values(input["mapping"] as object).includes("college") ? "管理学院" : "________"}`,
              font: SONG,
              points: 16,
              bold: false,
              align: "center",
            },
          ],
        };
      default:
        return template;
    }
  }

  const fetch = async (path: RequestInfo | URL, init?: RequestInit) => {
    const input = typeof init?.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    sent.push([String(path), input]);
    if (state.refusal !== null && /export|wordTemplate\/add/.test(String(path)))
      return Response.json(refusedAnswer(state.reason, { message: state.refusal }));
    return Response.json(okAnswer(answer(String(path), input)));
  };
  return { state, sentTo, fetch };
}
