import { findScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { continueText } from "./continue-text.ts";
import { type DefenceInput, draftDefence } from "./defence/draft-defence.ts";
import { editParagraph, editPassage, type PassageAction } from "./edit-passage.ts";
import type { Fields } from "./engine/draft-types.ts";
import type { Language } from "./language.ts";
import { draftNoteOutline, type NoteOutlineInput } from "./note/draft-note-outline.ts";
import { draftTree, suggestIdeas, type TreeDraftInput, type TreeIdeasInput } from "./note/tree-ideas.ts";
import { reviseText } from "./revise-text.ts";
import { summarizeText } from "./summarize-text.ts";
import { createRandom, hashText } from "./text/random.ts";
import { draftOutline } from "./thesis/draft-outline.ts";
import { suggestTitles } from "./thesis/suggest-titles.ts";
import type { ThesisMaterial, ThesisMethod, ThesisOutline } from "./thesis/thesis-types.ts";
import { writeAbstracts } from "./thesis/write-abstract.ts";
import { writeConclusion } from "./thesis/write-conclusion.ts";
import { writeSection } from "./thesis/write-thesis-section.ts";
import { type NoteSectionInput, writeNoteSection } from "./write-note-section.ts";
import { writeScene } from "./write-scene.ts";
import { writeScenePart } from "./write-scene-part.ts";

type Common = {
  readonly language: Language;
  /** 1 for the first draft; another number gives another text. */
  readonly attempt: number;
};

/** What the sample writer is asked for: it reads no prompt. Plain data, so that it can be sent to a worker thread. */
export type SampleTask =
  | ({
      readonly kind: "scene";
      readonly sceneType: string;
      readonly fields: Fields;
      /** Length wanted, in the scene's unit; null = follows its source. */
      readonly target: number | null;
    } & Common)
  | ({
      readonly kind: "revise";
      readonly sceneType: string;
      readonly text: string;
      readonly instruction: string;
      readonly target: number | null;
    } & Common)
  | ({
      readonly kind: "continue";
      readonly sceneType: string;
      readonly fields: Fields;
      readonly text: string;
      /** What is still missing, in the scene's unit. */
      readonly target: number;
    } & Common)
  | ({ readonly kind: "edit"; readonly action: PassageAction; readonly selection: string } & Common)
  /** JSON `{ paragraphs }`: each as it was where no rule keeps what has no words in its place. */
  | ({ readonly kind: "reword"; readonly action: PassageAction; readonly paragraphs: readonly string[] } & Common)
  | { readonly kind: "summary"; readonly text: string; readonly language: Language; readonly points: number }
  /** JSON `{ titles }`: title, translated title, keywords in both languages. */
  | { readonly kind: "titles"; readonly material: ThesisMaterial; readonly count: number; readonly attempt: number }
  /** JSON: a `ThesisOutline` whose characters add up to `length`. */
  | {
      readonly kind: "outline";
      readonly material: ThesisMaterial;
      readonly method?: ThesisMethod;
      readonly length: number;
      readonly chaptersMax: number;
      readonly attempt: number;
    }
  /** JSON `{ sections }`: title, brief, characters, and the sections below. */
  | ({ readonly kind: "noteOutline" } & NoteOutlineInput)
  /** One section of a thesis, without its heading. */
  | {
      readonly kind: "section";
      readonly material: ThesisMaterial;
      readonly outline: ThesisOutline;
      /** Places from the outermost section to this one, from 0. */
      readonly path: readonly number[];
      /** What sections before it say, shortened. */
      readonly written: readonly string[];
      readonly target: number;
      readonly attempt: number;
    }
  /** One section of the text of a scene, without its heading. */
  | ({
      readonly kind: "scenePart";
      readonly sceneType: string;
      readonly fields: Fields;
      readonly part: string;
      readonly intent: string;
      readonly written: readonly string[];
      readonly target: number;
      readonly total: number;
    } & Common)
  /** The sections of a chapter, each behind the mark it is known by. */
  | { readonly kind: "chapter"; readonly parts: readonly { readonly mark: string; readonly task: SampleTask }[] }
  /** One section of a note, without its heading. */
  | ({ readonly kind: "noteSection" } & NoteSectionInput & Common)
  /** JSON `{ zh, en, keywords }`: a thesis has an abstract in each language. */
  | { readonly kind: "abstract"; readonly material: ThesisMaterial; readonly outline: ThesisOutline }
  | { readonly kind: "conclusion"; readonly material: ThesisMaterial; readonly outline: ThesisOutline; readonly target: number }
  /** JSON `{ slides, questions }`: what is said of a text, in its own sentences. */
  | ({ readonly kind: "defence" } & DefenceInput)
  /** Ideas for a node of a mind tree, one a line; a whole tree, two spaces deeper for each level. */
  | ({ readonly kind: "treeIdeas" } & TreeIdeasInput)
  | ({ readonly kind: "treeDraft" } & TreeDraftInput)
  /** An answer that a few lines of code have made already. */
  | { readonly kind: "ready"; readonly answer: string };

/** The sample writer's whole answer: a text, or JSON for a structured kind. Pure; throws RangeError for an unknown scene. */
export function writeSample(task: SampleTask): string {
  switch (task.kind) {
    case "ready":
      return task.answer;
    case "summary":
      return JSON.stringify(summarizeText(task));
    case "edit":
      return editPassage(task);
    case "reword":
      return JSON.stringify({ paragraphs: task.paragraphs.map((selection) => editParagraph({ ...task, selection })) });
    case "titles":
      return JSON.stringify({ titles: suggestTitles(task) });
    case "outline":
      return JSON.stringify(draftOutline(task));
    case "noteOutline":
      return JSON.stringify(draftNoteOutline(task));
    case "section":
      return writeSection(task);
    case "chapter":
      return writeChapter(task.parts);
    case "noteSection":
      return writeNoteSection(task);
    case "abstract":
      return JSON.stringify(writeAbstracts(task));
    case "conclusion":
      return writeConclusion(task);
    case "defence":
      return JSON.stringify(draftDefence(task));
    case "treeIdeas":
      return suggestIdeas(task);
    case "treeDraft":
      return draftTree(task);
    case "scenePart":
      return writeScenePart({ ...task, scene: sceneOf(task) });
    case "scene":
      return writeScene({ ...task, scene: sceneOf(task) });
    case "revise":
      return reviseText({ ...task, scene: sceneOf(task) });
    case "continue": {
      const scene = sceneOf(task);
      // The writer looks for the draft whose beginning this is, so it needs the length of the whole.
      const has = scene.output.unit === "item" ? linesOf(task.text) : countCharacters(task.text);
      return continueText({ ...task, scene, target: has + task.target });
    }
  }
}

/** Each section knows what those before it say. */
function writeChapter(parts: Extract<SampleTask, { readonly kind: "chapter" }>["parts"]): string {
  const texts: string[] = [];
  for (const { task } of parts) {
    const hasOthers = task.kind === "section" || task.kind === "scenePart";
    texts.push(writeSample(hasOthers ? { ...task, written: [...task.written, ...texts] } : task));
  }
  return parts.map(({ mark }, at) => `${mark}\n${texts[at] ?? ""}`).join("\n\n");
}

/** Writing a character costs as much as reading this many. */
const WRITTEN_WEIGHT = 3;

/** Continuing compares several whole drafts with the text. */
const DRAFTS_OF_CONTINUING = 3;

/** Estimated work of a task, in characters read: decides whether it runs on the event loop's thread. */
export function sampleEffort(task: SampleTask): number {
  if (task.kind === "ready" || task.kind === "treeIdeas") return 0;
  if (task.kind === "chapter") return task.parts.reduce((sum, part) => sum + sampleEffort(part.task), 0);
  if (task.kind === "edit") return task.selection.length;
  if (task.kind === "reword") return task.paragraphs.reduce((sum, { length }) => sum + length, 0);
  if (task.kind === "summary") return task.text.length;
  if (task.kind === "defence") return task.sections.reduce((sum, { text }) => sum + text.length, 0);
  if (task.kind === "noteOutline" || task.kind === "treeDraft") return task.material.length;
  if (task.kind === "noteSection")
    return task.points.length + task.said.length + task.evidence.reduce((sum, { text }) => sum + text.length, 0);
  if (isThesisTask(task)) return thesisEffort(task);
  const target = WRITTEN_WEIGHT * (task.target ?? 0);
  if (task.kind === "revise") return task.text.length + target;
  const read = Object.values(task.fields).reduce<number>((sum, value) => sum + String(value).length, 0);
  if (task.kind === "scenePart") return read + WRITTEN_WEIGHT * task.total;
  return task.kind === "scene" ? read + target : DRAFTS_OF_CONTINUING * (read + target + WRITTEN_WEIGHT * task.text.length);
}

type ThesisTask = Extract<SampleTask, { readonly material: ThesisMaterial }>;

function isThesisTask(task: SampleTask): task is ThesisTask {
  return "material" in task && task.kind !== "noteOutline" && task.kind !== "treeDraft";
}

/** Every clause of the material is held against every section: a hundred such pairs of characters and sections are as much as one character read. */
const PAIRS_OF_ONE = 100;

function thesisEffort(task: ThesisTask): number {
  const { topic, title, keywords, material } = task.material;
  const said = topic.length + title.length + keywords.join("").length + material.length;
  return said + ("outline" in task ? (said * countSections(task.outline.sections)) / PAIRS_OF_ONE : 0);
}

function countSections(sections: ThesisOutline["sections"]): number {
  return sections.reduce((count, section) => count + 1 + countSections(section.sections), 0);
}

function sceneOf({ sceneType }: { readonly sceneType: string }) {
  const scene = findScene(sceneType);
  if (scene === null) throw new RangeError(`no scene ${sceneType}`);
  return scene;
}

function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

const SHORTEST_PIECE = 2;
const LONGEST_PIECE = 6;

/** The text in pieces of 2 to 6 UTF-16 units that never split a surrogate pair. */
export function* streamText(text: string, { seed }: { seed: number | string }): Generator<string, void, undefined> {
  const random = createRandom(hashText(String(seed)));
  let from = 0;
  while (from < text.length) {
    let to = Math.min(text.length, from + SHORTEST_PIECE + random.below(LONGEST_PIECE - SHORTEST_PIECE + 1));
    const last = text.charCodeAt(to - 1);
    const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
    if (isHighSurrogate && to < text.length) to += to - from < LONGEST_PIECE ? 1 : -1;
    yield text.slice(from, to);
    from = to;
  }
}
