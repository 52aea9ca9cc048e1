import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EssayLanguage } from "@tangleaf/contract";
import type { Task } from "../../kind.ts";

/** An answer for a whole chapter, and the text each of its sections is to have; see fixtures/model-answers/README.md. */
export type ChapterAnswer = {
  readonly name: string;
  readonly task: Task;
  readonly ids: readonly string[];
  readonly text: string;
  readonly finish: "stop" | "length";
  /** Sections the answer leaves out. */
  readonly missing: readonly string[];
  readonly expected: ReadonlyMap<string, string>;
};

type Case = {
  readonly language: EssayLanguage;
  readonly evidence?: readonly string[];
  readonly sections: readonly { readonly id: string; readonly titles: readonly string[]; readonly characters: number }[];
  readonly finish?: "length";
  readonly missing?: readonly string[];
};

export function readChapterAnswers(folder: string): ChapterAnswer[] {
  return readdirSync(folder).map((name) => {
    const at = join(folder, name);
    const given = JSON.parse(readFileSync(join(at, "case.json"), "utf8")) as Case;
    const ids = given.sections.map(({ id }) => id);
    const missing = given.missing ?? [];
    const there = ids.filter((id) => !missing.includes(id));
    return {
      name,
      task: taskOf(given),
      ids,
      text: readFileSync(join(at, "answer.txt"), "utf8"),
      finish: given.finish ?? "stop",
      missing,
      expected: new Map(there.map((id) => [id, readFileSync(join(at, `expected-${id}.txt`), "utf8").trim()])),
    };
  });
}

function taskOf({ language, evidence = [], sections }: Case): Task {
  const common = { textData: "", needs: [], targetCnt: 0, subPara: [] };
  const chapter = sections[0]?.titles[0] ?? "";
  const subPara = sections.map(({ id, titles, characters }) => ({
    ...common,
    ...{ id, level: 2, title: titles.at(-1), targetCnt: characters },
  }));
  return {
    kind: "chapter",
    essay: { essayId: "e", major: "", topic: "", title: "", keywords: [], material: "", level: "undergraduate", language },
    method: null,
    outline: [{ ...common, id: "chapter", level: 1, title: chapter, subPara }],
    sections: sections.map(({ id, characters }) => ({ id, target: characters })),
    brief: null,
    evidence: evidence.map((id) => ({ id, text: "" })),
    ...{ results: [], problems: [], before: [], attempt: 1, language: language === "zh" ? "zh" : "en" },
  } as unknown as Task;
}
