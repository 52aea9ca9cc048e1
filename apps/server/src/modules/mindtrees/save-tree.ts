import { createHash } from "node:crypto";
import { MINDTREE, type mindtreeApi, type OutputOf, type ParsedInputOf } from "@tangleaf/contract";
import { newBlockId } from "@tangleaf/document/model";
import { nodesOf, TREE_ROOT_ID, type TreeNode } from "@tangleaf/document/tree";
import { AppError } from "../../platform/errors.ts";
import type { Documents } from "../documents/documents.ts";
import { requestHash } from "../request-hash.ts";
import type { MindtreeOptions } from "./options.ts";
import { storeTree } from "./store-tree.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof mindtreeApi.save>;
const CLIENT_MOST = 2 ** 32;

/** A new tree, or one that is there with what was done to a copy of it. Linear in the tree, which MINDTREE.nodes bounds; its document is built in a thread. */
export async function saveTree(options: MindtreeOptions, asked: Asked): Promise<OutputOf<typeof mindtreeApi.save>> {
  const { userId, mindtreeId, title, tree, update, requestId } = asked;
  if (mindtreeId !== undefined) return { mindtreeId, version: await mergeInto(options, { ...asked, mindtreeId }) };
  const request = { userId, requestId, hash: requestHash("save", { title, tree, update }) };
  const stored = await storeTree(options, request, () => newNodes(options, asked));
  return { mindtreeId: stored.mindtreeId, version: 0 };
}

async function newNodes({ documents }: MindtreeOptions, { userId, title, tree, update }: Asked): Promise<readonly TreeNode[]> {
  // A new document is made of the nodes of an update: its history stays where it was.
  const nodes = update === undefined ? nodesOf(tree ?? { text: "" }, newBlockId) : await nodesIn(documents, { userId, update });
  return title === undefined ? nodes : withTitle(nodes, title);
}

async function nodesIn({ readTree }: Pick<Documents, "readTree">, asked: { userId: string; update: string }): Promise<readonly TreeNode[]> {
  try {
    return await readTree(asked);
  } catch (error) {
    throw error instanceof AppError ? new AppError(error.reason, { field: "update" }, error.message, { cause: error }) : error;
  }
}

function withTitle(nodes: readonly TreeNode[], title: string): readonly TreeNode[] {
  return nodes.map((node) => (node.id === TREE_ROOT_ID ? { ...node, text: title } : node));
}

async function mergeInto({ documents }: MindtreeOptions, asked: Asked & { readonly mindtreeId: string }): Promise<number> {
  const { userId, mindtreeId: documentId, title, tree, update, base, requestId } = asked;
  let version = 0;
  if (update !== undefined) {
    const { epoch } = await documents.open({ userId, documentId, stateVector: EMPTY_STATE });
    version = (await documents.update({ userId, documentId, epoch, clientId: clientOf(requestId), seq: 0, update })).seq;
  }
  if (tree === undefined && title === undefined) return update === undefined ? (await documents.read({ userId, documentId })).seq : version;
  const { seq, result: fits } = await documents.change({
    userId,
    documentId,
    actor: userId,
    version: base,
    name: "changeTree",
    input: { tree, title, requestId },
  });
  if (!fits) throw new AppError("mindtree.tooLarge", { params: { max: MINDTREE.nodes } });
  return seq;
}

/** Base64 of the state of a document that holds nothing. */
const EMPTY_STATE = "AA==";

function clientOf(requestId: string | undefined): string {
  const seed = createHash("sha256")
    .update(requestId ?? newBlockId())
    .digest();
  return String(seed.readUInt32BE(0) % CLIENT_MOST);
}
