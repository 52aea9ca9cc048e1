import { IDEAS, type KindInput } from "@tangleaf/contract";
import { IDEA_INDENT, ideaKey, ideaText } from "@tangleaf/document/tree";
import { requestHash } from "../../request-hash.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, PLAIN_PLAN, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { dataLines } from "../prompt/prompt-lines.ts";
import { treeFrames } from "../prompt/tree-frame.ts";
import { languageOfTexts } from "../trees/language-of-texts.ts";

type DraftTask = Task & Omit<KindInput<"treeDraft">, "mindtreeId"> & { readonly kind: "treeDraft" };

export const treeDraftKind = defineKind<"treeDraft", DraftTask>({
  name: "treeDraft",
  isDraft: false,
  hand: "thinking",
  output: { format: "text" },
  prepare(deps, _userId, input) {
    const { mindtreeId, depth, breadth } = input;
    const topic = allowedText(deps, cleanText(input.topic), "topic");
    const material = allowedText(deps, cleanText(input.material), "material");
    const language = languageOfTexts([topic, material], deps.variant);
    return {
      scene: null,
      title: topic,
      input: { ...(mindtreeId === undefined ? {} : { mindtreeId }), topic, depth, breadth, asked: askedOf(input) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (attempt): DraftTask => ({ kind: "treeDraft", topic, material, depth, breadth, attempt, language }),
    };
  },
  sameInput: (stored, input) => stored["asked"] === askedOf(input),
  estimate: () => 0,
  plan: () => PLAIN_PLAN,
  prompt({ topic, material, depth, breadth, language }, call) {
    const { fields, draft } = treeFrames[language];
    const { field } = call.frame;
    const hasMaterial = material.trim() !== "";
    return [
      draft({ depth, breadth, most: IDEAS.ideaMaxCharacters, hasMaterial }),
      call.frame.language.own,
      ...dataLines(call, "material", [field(fields.topic, topic), ...(hasMaterial ? [field(fields.material, material)] : [])].join("\n")),
    ];
  },
  lines: (task) => branches(task),
  sample: ({ topic, material, depth, breadth, attempt, language }) => ({
    kind: "treeDraft",
    topic,
    material,
    depth,
    breadth,
    attempt,
    language,
  }),
});

/** Keeps nodes within depth and breadth, none twice beside each other, each indented by its level. What stands below one that is left out is left out with it. */
function branches({ topic, depth, breadth }: DraftTask): (line: string) => string | null {
  type Open = { readonly indent: number; readonly keys: Set<string>; readonly isKept: boolean };
  const open: Open[] = [{ indent: -1, keys: new Set([ideaKey(topic)]), isKept: true }];
  return (line) => {
    const text = Array.from(ideaText(line)).slice(0, IDEAS.ideaMaxCharacters).join("");
    const key = ideaKey(text);
    if (key === "") return null;
    const indent = /^[\s\u3000]*/.exec(line)?.[0].replace(/\t/g, "    ").length ?? 0;
    while (open.length > 1 && (open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const parent = open.at(-1);
    const level = open.length;
    const siblings = parent?.keys.size ?? 0;
    // The topic itself stands among the keys of the first level.
    const most = level === 1 ? breadth + 1 : breadth;
    const isKept = parent?.isKept === true && level <= depth && siblings < most && !parent.keys.has(key);
    open.push({ indent, keys: new Set(), isKept });
    if (!isKept) return null;
    parent.keys.add(key);
    return `${" ".repeat(IDEA_INDENT * (level - 1))}${text}`;
  };
}

function askedOf({ mindtreeId, topic, material, depth, breadth }: KindInput<"treeDraft">): string {
  return requestHash("treeDraft", { mindtreeId, topic, material, depth, breadth });
}
