import type { KindInput } from "@tangleaf/contract";
import { cleanText } from "../clean-text.ts";
import { preparedFor, sameAsked } from "../essays/essay-facts.ts";
import { defineKind, type Task } from "../kind.ts";
import { allowedEvidence, allowedText, assertAllowed } from "../moderate-text.ts";
import { noteSectionWords } from "../prompt/note-section-words.ts";
import { dataLines, sectionLines } from "../prompt/prompt-lines.ts";
import { checkedSettings, settingLines, toldWords } from "../prompt/setting-lines.ts";

type Asked = KindInput<"noteSection">;
type NoteSectionTask = Task & Omit<Asked, "noteId" | "language"> & { readonly kind: "noteSection" };

/** Stands between the names of note and section in the usage log. */
const BETWEEN_TITLES = " · ";

export const noteSectionKind = defineKind<"noteSection", NoteSectionTask>({
  name: "noteSection",
  isDraft: false,
  hand: "writing",
  output: { format: "text" },
  prepare(deps, _userId, input) {
    const { noteId, language, sectionId, ...asked } = input;
    const checked = (text: string, field: string) => allowedText(deps, cleanText(text), field);
    const title = checked(asked.title, "title");
    const outline = asked.outline.map((heading) => ({
      ...heading,
      title: checked(heading.title, "title"),
      points: checked(heading.points, "points"),
    }));
    const { ledger, similar, before, tail, said } = asked;
    const told = checked(asked.told, "material");
    assertAllowed(deps, { ledger, similar, before, tail, said }, "text");
    const settings = checkedSettings(deps, asked.settings);
    const evidence = settings.noReferences === 1 ? [] : allowedEvidence(deps, asked.evidence);
    const heading = outline.find(({ id }) => id === sectionId)?.title ?? "";
    return preparedFor({ noteId, sectionId }, input, {
      title: [title, heading].filter((name) => name !== "").join(BETWEEN_TITLES),
      target: asked.target,
      taskOf: (attempt): NoteSectionTask => ({
        kind: "noteSection",
        ...asked,
        title,
        outline,
        settings,
        told,
        evidence,
        sectionId,
        attempt,
        language,
      }),
    });
  },
  sameInput: sameAsked,
  estimate: ({ target }) => target,
  plan(task) {
    const { title, target, limit, evidence, language } = task;
    const allowed = evidence.map(({ id }) => id);
    const section = { target, language, titles: [title, ...pathOf(task)], allowed, ...(limit !== undefined && { limit }) };
    return { length: { unit: "char", count: target }, written: "", progressTarget: null, section };
  },
  prompt(task, call) {
    const { title, outline, settings, told = "", sectionId, language } = task;
    const words = noteSectionWords[language];
    const { field } = call.frame;
    const points = pointsOf(task);
    const material = [
      title === "" ? "" : field(words.title, title),
      told === "" ? "" : field(toldWords[language].name, told),
      points === "" ? "" : field(words.points, points),
    ];
    const rows = outline.map((one) => {
      const said = one.points === "" || one.id === sectionId ? "" : `${words.between}${one.points}`;
      return `${"  ".repeat(Math.max(0, one.level - 1))}${one.title}${said}`;
    });
    return [
      words.task({ path: pathOf(task), hasPoints: points !== "" }),
      told === "" ? "" : toldWords[language].rule,
      call.frame.formula,
      call.frame.language.own,
      ...dataLines(call, "material", material.filter((line) => line !== "").join("\n")),
      ...dataLines(call, "wishes", settingLines(settings, language).join("\n")),
      ...dataLines(call, "outline", rows.join("\n")),
      ...sectionLines(call, task),
    ];
  },
  sample: (task) => ({
    kind: "noteSection",
    heading: pathOf(task).at(-1) ?? task.title,
    points: pointsOf(task),
    said: task.said,
    evidence: task.evidence,
    target: task.target,
    language: task.language,
    attempt: task.attempt,
  }),
});

function pointsOf({ outline, sectionId }: NoteSectionTask): string {
  return outline.find(({ id }) => id === sectionId)?.points ?? "";
}

/** Headings from the first level down to the section; empty where it is not there any more. */
function pathOf({ outline, sectionId }: NoteSectionTask): string[] {
  const at = outline.findIndex(({ id }) => id === sectionId);
  const path: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (const heading of outline.slice(0, at + 1).reverse()) {
    if (heading.level >= level) continue;
    path.unshift(heading.title);
    level = heading.level;
  }
  return path;
}
