import tables from "./majors.gen.json" with { type: "json" };

/** In both languages. */
export type Names = { readonly zh: string; readonly en: string };
/** 专业类 with its 专业. */
export type MajorClass = Names & { readonly majors: readonly Names[] };
/** 学科门类. */
export type MajorCategory = Names & { readonly key: string; readonly classes: readonly MajorClass[] };

/** Fields of study, their classes and majors. Reads all of them: load this module when somebody wants to choose. */
export function readMajors(): MajorCategory[] {
  return Object.entries(tables).map(([key, table]) => readTable(key, table));
}

/** A line `=` is the field, `#` a class, and behind it stand its majors, Chinese | English. */
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
