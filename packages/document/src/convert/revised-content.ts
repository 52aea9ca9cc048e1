import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import type { Suggestion } from "../model/suggestions.ts";
import { hasSameSigns, SIGN } from "../signs.ts";
import { citeMarkers } from "./cite-markers.ts";
import { diffSigned } from "./diff-signed.ts";

/** A text node or a citation that somebody is asked about: words that would come, or go. */
export type RevisedNode = NodeJson & { readonly revision?: Revision };
export type Revision = {
  readonly kind: "inserted" | "deleted";
  /** Unlike that of any other in the document. */
  readonly no: number;
  /** Epoch milliseconds. */
  readonly at: number;
};

type Insert = (node: NodeJson, passage: Passage) => NodeJson[];
type Passage = Suggestion["passages"][number] & { readonly at: number };

/**
 * The blocks with open suggestions in them: old words and new ones beside each other, each with its revision, as tracked changes
 * have them. `left`: how many found no paragraph that still has the words they were made for, or are still being written.
 */
export function revisedContent(
  content: DocumentContent,
  suggestions: readonly Suggestion[],
): { readonly content: DocumentContent; readonly left: number } {
  const waiting = suggestions.flatMap(({ passages, at }) => passages.map((passage): Passage => ({ ...passage, at })));
  let no = 0;
  const revision = (kind: Revision["kind"], { at }: Passage): Revision => ({ kind, no: ++no, at });

  /** New words, with what they cite anew as citations. */
  const inserted: Insert = (node, passage) => citeMarkers([node]).map((one) => withRevision(one, revision("inserted", passage)));

  /** The first that fits is taken, and no other fits then. */
  function take(said: string): { passage: Passage; behind: Passage[] } | { passage: null; behind: Passage[] } {
    const fits = (one: Passage) => one.was === said && one.becomes !== null;
    const at = waiting.findIndex((one) => fits(one) && one.behind !== 1 && hasSameSigns(one.was, one.becomes ?? ""));
    const [passage = null] = at < 0 ? [] : waiting.splice(at, 1);
    const behind = waiting.filter((one) => fits(one) && one.behind === 1);
    for (const one of behind) waiting.splice(waiting.indexOf(one), 1);
    return { passage, behind };
  }

  function revised(node: NodeJson): NodeJson[] {
    if (node.type !== "paragraph") return [node.content === undefined ? node : { ...node, content: node.content.flatMap(revised) }];
    const { passage, behind } = take(signedText(node));
    const own = passage === null ? node : { ...node, content: revisedWords(node, passage, { revision, inserted }) };
    const added = behind.flatMap((one) =>
      linesOf(one.becomes ?? "").map((text): NodeJson => ({ type: "paragraph", content: inserted({ type: "text", text }, one) })),
    );
    return [own, ...added];
  }

  const blocks = content.blocks.flatMap(revised);
  return { content: { ...content, blocks }, left: waiting.length };
}

/** The words of a paragraph with a sign for everything else in it. */
function signedText({ content = [] }: NodeJson): string {
  let signs = 0;
  return content.map((child) => (child.type === "text" ? (child.text ?? "") : `⟦${++signs}⟧`)).join("");
}

function revisedWords(
  { content = [] }: NodeJson,
  passage: Passage,
  { revision, inserted }: { revision: (kind: Revision["kind"], passage: Passage) => Revision; inserted: Insert },
): NodeJson[] {
  const source = createSource(content);
  return diffSigned(passage.was, passage.becomes ?? passage.was).flatMap(({ type, text }): NodeJson[] => {
    if (type === "added") return text === "" ? [] : inserted({ type: "text", text, ...source.marks() }, passage);
    if (type === "kept" && text.match(SIGN)?.[0] === text) return source.other();
    const taken = source.words(text.length);
    return type === "kept" ? taken : taken.map((node) => withRevision(node, revision("deleted", passage)));
  });
}

/** The inlines of a paragraph, read from the beginning in pieces. */
function createSource(content: readonly NodeJson[]) {
  const left = [...content];
  let last: NodeJson | undefined;
  return {
    /** The marks new words take: of what stands before them, else after. */
    marks(): Pick<NodeJson, "marks"> {
      const marks = (last ?? left[0])?.marks;
      return marks === undefined ? {} : { marks };
    },
    other(): NodeJson[] {
      return left.splice(0, 1);
    },
    words(length: number): NodeJson[] {
      const taken: NodeJson[] = [];
      for (let missing = length; missing > 0; ) {
        const node = left.shift();
        if (node === undefined) break;
        const text = node.text ?? "";
        taken.push({ ...node, text: text.slice(0, missing) });
        if (text.length > missing) left.unshift({ ...node, text: text.slice(missing) });
        missing -= text.length;
        last = node;
      }
      return taken;
    },
  };
}

function withRevision(node: NodeJson, revision: Revision): RevisedNode {
  return { ...node, revision };
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
