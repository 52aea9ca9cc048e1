import { IDEAS, type IdeaWay } from "@tangleaf/contract/mindtree";
import type { TreeBranch } from "@tangleaf/document/tree";
import { followStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { openText } from "#editor/stream/open-text.ts";
import { streamError } from "#editor/stream/stream-error.ts";
import { pathTo } from "#editor/tree/find-in-tree.ts";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";

/** The tree ideas are asked for; without an id it is kept in this browser alone. */
type IdeasTree = { readonly mindtreeId: string | null; readonly root: TreeBranch };

/** Asks for a whole tree, of its topic or of a page of material; answers the id of the generation. Throws `ApiError`. */
export async function askTree({ mindtreeId, root }: IdeasTree, material: string): Promise<string> {
  const topic = root.node.text.slice(0, IDEAS.topicMaxCharacters).trim();
  // As many branches as the material has parts.
  const size = material === "" ? { depth: IDEAS.depth.min } : { depth: IDEAS.depth.default, breadth: IDEAS.breadth.max };
  const input = {
    ...(mindtreeId === null ? {} : { mindtreeId }),
    requestId: newUuid(),
    topic: topic === "" ? m.create.root : topic,
    material,
    ...size,
  };
  return (await call("/api/mindtree/generate", input, { shownBy: "action" })).generationId;
}

type Expansion = {
  readonly parentId: string;
  readonly how: IdeaWay;
  /** Ideas offered below the node before. */
  readonly offered: readonly string[];
};

/** Asks for ideas below a node; answers the id of the generation. Throws `ApiError`. */
export async function askIdeas({ mindtreeId, root }: IdeasTree, { parentId, how, offered }: Expansion): Promise<string> {
  const path = pathTo(root, parentId);
  const input = {
    ...(mindtreeId === null ? {} : { mindtreeId }),
    requestId: newUuid(),
    path: lastTexts(path, IDEAS.path),
    siblings: lastTexts(path.at(-2)?.children.filter((one) => one !== path.at(-1)) ?? [], IDEAS.siblings),
    children: lastTexts(path.at(-1)?.children ?? [], IDEAS.children),
    offered: offered.slice(-IDEAS.offered),
    how,
  };
  return (await call("/api/mindtree/expand", input, { shownBy: "action" })).generationId;
}

function lastTexts(branches: readonly TreeBranch[], most: number): string[] {
  return branches
    .map(({ node }) => node.text)
    .filter((text) => text.trim() !== "")
    .slice(-most);
}

/** Follows the text of ideas to its end. Throws where the generation fails. */
export async function followIdeas(generationId: string, signal: AbortSignal, onText: (text: string) => void): Promise<string> {
  let text = "";
  for await (const event of followStream({ after: 0, open: openText(generationId), waitForSession, signal })) {
    if (event.event === "delta") {
      text += event.data.text;
      onText(text);
    }
    if (event.event === "error") throw streamError(event.data);
  }
  return text;
}
