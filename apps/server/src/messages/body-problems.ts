import type { Variant } from "@tangleaf/contract";

/** What can be wrong with one field of a request body. */
export type BodyProblem =
  | "missing"
  | "notText"
  | "notNumber"
  | "notWhole"
  | "notObject"
  | "notList"
  | "notFlag"
  | "tooLong"
  | "tooShort"
  | "tooBig"
  | "tooSmall"
  | "notOneOf"
  | "badFormat"
  | "wrong";

export const bodyProblems: Readonly<Record<Variant, Readonly<Record<BodyProblem, string>>>> = {
  zh: {
    missing: "没有填",
    notText: "应为文字",
    notNumber: "应为数字",
    notWhole: "应为整数",
    notObject: "应为对象",
    notList: "应为列表",
    notFlag: "应为 true 或 false",
    tooLong: "最多 {max} 个字",
    tooShort: "至少 {min} 个字",
    tooBig: "最大为 {max}",
    tooSmall: "最小为 {min}",
    notOneOf: "只能是 {options}",
    badFormat: "格式不对",
    wrong: "不能这样填",
  },
  en: {
    missing: "it's missing",
    notText: "it must be text",
    notNumber: "it must be a number",
    notWhole: "it must be a whole number",
    notObject: "it must be an object",
    notList: "it must be a list",
    notFlag: "it must be true or false",
    tooLong: "it can hold at most {max} characters",
    tooShort: "it needs at least {min} characters",
    tooBig: "it can be at most {max}",
    tooSmall: "it must be at least {min}",
    notOneOf: "it can only be {options}",
    badFormat: "its format is wrong",
    wrong: "it can't be like this",
  },
};
