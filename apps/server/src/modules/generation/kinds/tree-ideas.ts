import { IDEAS, type KindInput } from "@tangleaf/contract";
import { ideaKey, ideaText } from "@tangleaf/document/tree";
import { requestHash } from "../../request-hash.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, PLAIN_PLAN, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { dataLines } from "../prompt/prompt-lines.ts";
import { treeFrames } from "../prompt/tree-frame.ts";
import { languageOfTexts } from "../trees/language-of-texts.ts";

type IdeasTask = Task & Omit<KindInput<"treeIdeas">, "mindtreeId"> & { readonly kind: "treeIdeas" };

/** Of a node's text so much is shown to a model. */
const SHOWN_CHARACTERS = 120;

export const treeIdeasKind = defineKind<"treeIdeas", IdeasTask>({
  name: "treeIdeas",
  isDraft: false,
  hand: "thinking",
  output: { format: "text" },
  prepare(deps, _userId, input) {
    const checked = (texts: readonly string[], field: string) => texts.map((text) => allowedText(deps, cleanText(text), field));
    const { mindtreeId, want, how } = input;
    const words = {
      path: checked(input.path, "path"),
      siblings: checked(input.siblings, "siblings"),
      children: checked(input.children, "children"),
      offered: checked(input.offered, "offered"),
    };
    const language = languageOfTexts([...words.path, ...words.siblings], deps.variant);
    return {
      scene: null,
      title: (words.path.at(-1) ?? "").slice(0, SHOWN_CHARACTERS),
      input: { ...(mindtreeId === undefined ? {} : { mindtreeId }), how, want, asked: askedOf(input) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (attempt): IdeasTask => ({ kind: "treeIdeas", ...words, want, how, attempt, language }),
    };
  },
  sameInput: (stored, input) => stored["asked"] === askedOf(input),
  estimate: () => 0,
  plan: () => PLAIN_PLAN,
  prompt(task, call) {
    const { fields, step, ideas } = treeFrames[task.language];
    const { field } = call.frame;
    const list = (label: string, texts: readonly string[]) => (texts.length === 0 ? [] : [field(label, texts.map(shown).join("\n"))]);
    const nodes = [
      field(fields.path, task.path.map(shown).join(step)),
      ...list(fields.siblings, task.siblings),
      ...list(fields.children, task.children),
      ...list(fields.offered, task.offered),
    ];
    return [
      ideas({ how: task.how, want: task.want, most: IDEAS.ideaMaxCharacters }),
      call.frame.language.own,
      ...dataLines(call, "material", nodes.join("\n")),
    ];
  },
  lines: (task) => newIdeas(task),
  sample: ({ path, siblings, children, offered, want, how, language }) => ({
    kind: "treeIdeas",
    path,
    known: [...siblings, ...children, ...offered],
    want,
    how,
    attempt: offered.length,
    language,
  }),
});

const shown = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, SHOWN_CHARACTERS);

/** A line that speaks of those after it. */
const LEADS_IN = /[:：]\s*$/;

/** Keeps ideas that say something new, as many as were asked for, whatever a model puts around them. */
function newIdeas({ path, siblings, children, offered, want }: IdeasTask): (line: string) => string | null {
  const said = new Set([...path, ...siblings, ...children, ...offered].map(ideaKey));
  let kept = 0;
  return (line) => {
    const text = Array.from(ideaText(line)).slice(0, IDEAS.ideaMaxCharacters).join("");
    const key = ideaKey(text);
    if (key === "" || LEADS_IN.test(line) || said.has(key) || kept === want) return null;
    said.add(key);
    kept += 1;
    return text;
  };
}

function askedOf({ mindtreeId, path, siblings, children, offered, want, how }: KindInput<"treeIdeas">): string {
  return requestHash("treeIdeas", { mindtreeId, path, siblings, children, offered, want, how });
}
