import type { Variant } from "@tangleaf/contract";
import type { RefusedKind } from "@tangleaf/table/read";
import type { PlanFault } from "@tangleaf/table/run";

type TableWords = {
  /** Title of a table that was pasted and says nothing of itself. */
  readonly pasted: string;
  /** Kinds of file that are not read, as they begin, or stand in, a sentence. */
  readonly formats: Readonly<Record<RefusedKind, string>>;
  /** Why a plan cannot be run. Blank: {named}. */
  readonly problems: Readonly<Record<PlanFault | "noSteps", string>>;
};

export const tableWords: Readonly<Record<Variant, TableWords>> = {
  zh: {
    pasted: "粘贴的表格",
    formats: {
      xlsb: "xlsb 文件",
      ods: "ods 文件",
      locked: "有密码的文件",
      pdf: "PDF ",
      picture: "图片",
      numbers: "Numbers 文件",
      unknown: "这种文件",
    },
    problems: {
      noSteps: "它没有要算的步骤",
      columnUnknown: "没有“{named}”这一列",
      tableUnknown: "没有“{named}”这张表或这条回答",
      nameTaken: "“{named}”这个列名已经有了",
      notANumber: "“{named}”不是数字",
      notADate: "“{named}”不是日期",
      notComparable: "比的两边不是一类东西",
      valueMissing: "有个条件没有写值",
      argumentsWrong: "“{named}”的参数不对",
      tooDeep: "条件套得太深了",
      tooManyColumns: "列太多了",
      resultTooLarge: "结果太大了",
      cleanIncomplete: "整理这一步没有写全",
    },
  },
  en: {
    pasted: "Pasted table",
    formats: {
      xlsb: "xlsb files",
      ods: "ods files",
      locked: "files with a password",
      pdf: "PDFs",
      picture: "pictures",
      numbers: "Numbers files",
      unknown: "this kind of file",
    },
    problems: {
      noSteps: "it has no steps",
      columnUnknown: "there's no column {named}",
      tableUnknown: "there's no table or answer {named}",
      nameTaken: "there's a column {named} already",
      notANumber: "{named} isn't a number",
      notADate: "{named} isn't a date",
      notComparable: "the two sides can't be compared",
      valueMissing: "a condition has no value",
      argumentsWrong: "{named} has the wrong arguments",
      tooDeep: "the conditions are nested too deep",
      tooManyColumns: "there are too many columns",
      resultTooLarge: "the result is too large",
      cleanIncomplete: "a cleaning step isn't complete",
    },
  },
};
