import { createHash } from "node:crypto";
import { type KindInput, type KindResult, NOTE_OUTLINE, type Variant } from "@tangleaf/contract";
import { noteOutlineCharacters } from "@tangleaf/contract/note-outline";
import { z } from "zod";
import { cleanText } from "../clean-text.ts";
import { defineKind, PLAIN_PLAN, type PrepareDeps, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { branchText, branchWords, completeBranches } from "../notes/complete-branches.ts";
import { noteOutlineFrames } from "../prompt/note-outline-frame.ts";
import { dataLines } from "../prompt/prompt-lines.ts";
import { checkedSettings, settingLines } from "../prompt/setting-lines.ts";
import { settingFaults } from "../writing/setting-faults.ts";

type Asked = KindInput<"noteOutline">;
type NoteOutlineTask = Task & Omit<Asked, "noteId"> & { readonly kind: "noteOutline" };

/** Characters of a section where the settings do not say. */
const SECTION_CHARACTERS = 400;

const own = {
  title: z.string().trim().min(1).max(NOTE_OUTLINE.titleMaxCharacters),
  brief: z.string().trim().max(NOTE_OUTLINE.briefMaxCharacters),
  /** Of it only the ratio counts. */
  characters: z.number().positive().max(1_000_000),
};
const leaf = z.object(own);
const section = z.object({ ...own, sections: z.array(leaf).max(NOTE_OUTLINE.siblings).optional() });
const chapter = z.object({ ...own, sections: z.array(section).max(NOTE_OUTLINE.siblings).optional() });
const answerSchema = z.object({ sections: z.array(chapter).min(2).max(NOTE_OUTLINE.siblings) });

export const noteOutlineKind = defineKind<"noteOutline", NoteOutlineTask, z.output<typeof answerSchema>>({
  name: "noteOutline",
  isDraft: false,
  hand: "writing",
  output: {
    format: "json",
    schema: answerSchema,
    complete({ sections }, task, { isLast }) {
      const made = completeBranches(sections, task);
      if ("error" in made) return made;
      const { avoid, terms } = settingFaults(branchWords(made.outline), task.settings);
      const frame = noteOutlineFrames[task.language];
      // It is a proposal: after one repair it is shown as it is rather than not at all.
      if (isLast || avoid.length + terms.length === 0) return { result: made };
      return { error: [avoid.length > 0 ? frame.avoided(avoid) : "", terms.length > 0 ? frame.miswritten(terms) : ""].join(" ").trim() };
    },
    toText: ({ outline }: KindResult<"noteOutline">, language) => branchText(outline, noteOutlineFrames[language].length),
  },
  prepare(deps, _userId, input) {
    const { noteId, material, length, depth } = input;
    const checked = checkedInput(deps, input);
    const language: Variant = checked.settings.language ?? deps.variant;
    return {
      scene: null,
      title: checked.title,
      input: { noteId, material: checked.material, length, depth, asked: hashOf({ noteId, material, length, depth }) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (): NoteOutlineTask => ({ kind: "noteOutline", ...checked, language }),
    };
  },
  // What the note holds by now is no part of what was asked.
  sameInput: (stored, { noteId, material, length, depth }) => stored["asked"] === hashOf({ noteId, material, length, depth }),
  estimate: noteOutlineCharacters,
  plan: () => PLAIN_PLAN,
  prompt(task, call) {
    const { fields, task: asks } = noteOutlineFrames[task.language];
    const { frame } = call;
    const { length, depth, settings, present, earlier } = task;
    const said = [
      [fields.title, task.title],
      [fields.material, task.material],
      [fields.sources, task.evidence.map(({ text }) => text).join("\n")],
    ] as const;
    const material = said.filter(([, words]) => words.trim() !== "").map(([label, words]) => frame.field(label, words));
    const sectionLength = Math.min(length, settings.sectionLength ?? SECTION_CHARACTERS);
    return [
      asks({ length, depth, sectionLength, hasPresent: present.length > 0, isAgain: earlier !== "" }),
      frame.language.own,
      ...dataLines(call, "material", material.join("\n")),
      ...dataLines(call, "headings", present.map(({ level, title }) => `${"  ".repeat(level - 1)}- ${title}`).join("\n")),
      ...dataLines(call, "draft", earlier),
      ...dataLines(call, "wishes", settingLines(settings, task.language).join("\n")),
    ];
  },
  sample: ({ title, material, evidence, present, length, depth, attempt, language }) => ({
    kind: "noteOutline",
    title,
    material: [material, ...evidence.map(({ text }) => text)].join("\n"),
    present,
    length,
    depth,
    attempt,
    language,
  }),
});

/** Words of a person, cleaned and looked at by the moderation. Throws content.blocked; a piece of a source it blocks is left out. */
function checkedInput(deps: PrepareDeps, { noteId: _noteId, ...input }: Asked): Omit<Asked, "noteId"> {
  const checked = (text: string, field: string) => allowedText(deps, cleanText(text), field);
  return {
    ...input,
    title: checked(input.title, "title"),
    material: checked(input.material, "material"),
    earlier: checked(input.earlier, "outline"),
    settings: checkedSettings(deps, input.settings),
    present: input.present.map(({ level, title }) => ({ level, title: checked(title, "outline") })),
    evidence: input.evidence
      .filter(({ text }) => deps.moderation.check(text).action !== "block")
      .map(({ id, text }) => ({ id, text: checked(text, "sources") })),
  };
}

function hashOf(asked: Pick<Asked, "noteId" | "material" | "length" | "depth">): string {
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}
