import { agriculture } from "../majors/agriculture.ts";
import { arts } from "../majors/arts.ts";
import { economics } from "../majors/economics.ts";
import { education } from "../majors/education.ts";
import { engineering } from "../majors/engineering.ts";
import { history } from "../majors/history.ts";
import { law } from "../majors/law.ts";
import { literature } from "../majors/literature.ts";
import { management } from "../majors/management.ts";
import { medicine } from "../majors/medicine.ts";
import { philosophy } from "../majors/philosophy.ts";
import { science } from "../majors/science.ts";

/** In both languages. */
export type Names = { readonly zh: string; readonly en: string };
/** 专业类 with its 专业. */
export type MajorClass = Names & { readonly majors: readonly Names[] };
/** 学科门类. */
export type MajorCategory = Names & { readonly key: string; readonly classes: readonly MajorClass[] };

/** In the order of 普通高等学校本科专业目录. Each file is a table: `=` the category, `#` a class, then its majors, Chinese | English. */
const FILES = { philosophy, economics, law, education, literature, history, science, engineering, agriculture, medicine, management, arts };

/** Fields of study, their classes and majors. Reads all of them: load this module when somebody wants to choose. */
export function readMajors(): MajorCategory[] {
  return Object.entries(FILES).map(([key, table]) => readTable(key, table));
}

function readTable(key: string, table: string): MajorCategory {
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  let names: Names = { zh: "", en: "" };
  const classes: { zh: string; en: string; majors: Names[] }[] = [];
  for (const line of lines) {
    const [, mark = "", zh = "", en = ""] = /^([=#]?) ?(.+?) \| (.+)$/.exec(line) ?? [];
    if (mark === "=") names = { zh, en };
    else if (mark === "#") classes.push({ zh, en, majors: [] });
    else classes.at(-1)?.majors.push({ zh, en });
  }
  return { key, ...names, classes };
}
