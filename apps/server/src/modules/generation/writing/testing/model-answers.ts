import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Task } from "../../kind.ts";

type Finish = "stop" | "length";

/** A request with the answers a model gave to it, and what the person is to get; see fixtures/model-answers/README.md. */
export type ModelAnswer = {
  readonly name: string;
  readonly task: Task;
  readonly sceneType: string;
  /** One for each call. */
  readonly texts: readonly string[];
  readonly finish: readonly Finish[];
  readonly end: "refused" | null;
  readonly expected: string;
};

type Run = {
  readonly calls: readonly string[];
  readonly titles?: readonly string[];
  readonly finish?: readonly Finish[];
  readonly end?: "refused";
};

type Case = {
  readonly kind?: "scene" | "revise" | "edit" | "section";
  readonly sceneType?: string;
  readonly language: "zh" | "en";
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly instruction?: string;
  readonly end?: "refused";
  readonly think?: boolean;
  readonly answers?: readonly Run[];
};

/** Characters of a section where its request is not kept. */
const SECTION_CHARACTERS = 400;
/** An adapter takes what a model thinks out of its answer before the engine sees it. */
const THOUGHT = /^[\s\S]*<\/think>/;

export function readModelAnswers(folder: string): ModelAnswer[] {
  return [...readSeen(join(folder, "seen")), ...readOwn(join(folder, "own"))];
}

/** Requests with the answers to their calls: `answer-N.txt`, and what is expected of the first of them. */
function readSeen(folder: string): ModelAnswer[] {
  return readdirSync(folder).flatMap((name) => {
    const at = join(folder, name);
    const given = readCase(at);
    return (given.answers ?? []).map(({ calls, titles = [], finish = [], end = null }) => ({
      name: `${name}, ${calls.join(" and ")}`,
      task: taskOf(given, titles),
      sceneType: given.sceneType ?? "",
      texts: calls.map((call) => readFileSync(join(at, `answer-${call}.txt`), "utf8")),
      finish,
      end,
      expected: readExpected(join(at, `expected-${calls[0]}.txt`)),
    }));
  });
}

/** Scenes with one answer each. */
function readOwn(folder: string): ModelAnswer[] {
  return readdirSync(folder).map((name) => {
    const at = join(folder, name);
    const given = readCase(at);
    const answer = readFileSync(join(at, "answer.txt"), "utf8");
    const text = given.think === true ? answer.replace(THOUGHT, "") : answer;
    const end = given.end ?? null;
    return {
      name,
      task: taskOf({ ...given, kind: "scene" }, []),
      sceneType: given.sceneType ?? "",
      // What is refused is asked for once more.
      texts: end === "refused" ? [text, text] : [text],
      finish: [],
      end,
      expected: readExpected(join(at, "expected.txt")),
    };
  });
}

function readCase(folder: string): Case {
  return JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as Case;
}

function readExpected(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "";
}

function taskOf({ kind, sceneType, language, fields = {}, instruction = "改" }: Case, titles: readonly string[]): Task {
  const common = { language, attempt: 1 } as const;
  const target = typeof fields["length"] === "number" ? fields["length"] : null;
  const tasks = {
    scene: { kind: "scene", sceneType, fields, target, ...common },
    revise: { kind: "revise", sceneType, fields: {}, text: "这一稿。".repeat(100), instruction, ...common },
    edit: { kind: "edit", action: "polish", selection: "（三）学校自有资金不足。", before: "", after: "", ...common },
    section: {
      kind: "section",
      essay: { essayId: "e", major: "", topic: "", title: "", keywords: [], material: "", level: "undergraduate", language: "zh" },
      method: null,
      outline: outlineOf(titles),
      paragraphId: String(titles.length),
      target: SECTION_CHARACTERS,
      before: [],
      tail: "",
      evidence: ["R1", "R2", "R3"].map((id) => ({ id, text: "" })),
      ...common,
    },
  };
  return tasks[kind ?? "scene"] as Task;
}

/** Headings one below another; the last one has the number of its level as its id. */
function outlineOf(titles: readonly string[], level = 1): object[] {
  const [title, ...below] = titles;
  if (title === undefined) return [];
  const common = { textData: "", needs: [], targetCnt: SECTION_CHARACTERS };
  return [{ id: String(level), level, title, ...common, subPara: outlineOf(below, level + 1) }];
}
