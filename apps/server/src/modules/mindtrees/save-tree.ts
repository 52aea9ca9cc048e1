import { createHash } from "node:crypto";
import type { mindtreeApi, OutputOf, ParsedInputOf } from "@tangleaf/contract";
import { newBlockId } from "@tangleaf/document/model";
import { nodesOf, readTree, storedTreeOf, TREE_ROOT_ID, type TreeNode, writeTree } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { AppError } from "../../platform/errors.ts";
import { requestHash } from "../request-hash.ts";
import type { MindtreeOptions } from "./options.ts";
import { assertNotTooLarge, storeTree } from "./store-tree.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof mindtreeApi.save>;
const CLIENT_MOST = 2 ** 32;

/** A new tree, or one that is there with what was done to a copy of it. */
export async function saveTree(options: MindtreeOptions, asked: Asked): Promise<OutputOf<typeof mindtreeApi.save>> {
  const { userId, mindtreeId, title, tree, update, requestId } = asked;
  if (mindtreeId !== undefined) return { mindtreeId, version: await mergeInto(options, { ...asked, mindtreeId }) };
  const request = { userId, requestId, hash: requestHash("save", { title, tree, update }) };
  const stored = await storeTree(options, request, () => newNodes({ title, tree, update }));
  return { mindtreeId: stored.mindtreeId, version: 0 };
}

function newNodes({ title, tree, update }: Pick<Asked, "title" | "tree" | "update">): readonly TreeNode[] {
  const nodes = update === undefined ? nodesOf(tree ?? { text: "" }, newBlockId) : nodesIn(update);
  return title === undefined ? nodes : titled(nodes, title);
}

/** The nodes of a tree that was kept elsewhere. A new document is made of them: its history stays where it was. */
function nodesIn(update: string): readonly TreeNode[] {
  const doc = new Y.Doc();
  try {
    Y.applyUpdate(doc, Uint8Array.from(Buffer.from(update, "base64")));
  } catch (error) {
    throw new AppError("update.unreadable", { field: "update" }, "not a Yjs update", { cause: error });
  }
  return readTree(doc).nodes;
}

const titled = (nodes: readonly TreeNode[], title: string): TreeNode[] =>
  nodes.map((node) => (node.id === TREE_ROOT_ID ? { ...node, text: title } : node));

async function mergeInto({ documents }: MindtreeOptions, asked: Asked & { readonly mindtreeId: string }): Promise<number> {
  const { userId, mindtreeId: documentId, title, tree, update, base, requestId } = asked;
  let version = 0;
  if (update !== undefined) {
    const { epoch } = await documents.open({ userId, documentId, stateVector: EMPTY_STATE });
    version = (await documents.update({ userId, documentId, epoch, clientId: clientOf(requestId), seq: 0, update })).seq;
  }
  if (tree === undefined && title === undefined) return update === undefined ? (await documents.read({ userId, documentId })).seq : version;
  const { seq } = await documents.change({
    userId,
    documentId,
    actor: userId,
    version: base,
    change(doc) {
      const before = readTree(doc).nodes;
      const after = tree === undefined ? before : nodesOf(tree, idsOf(requestId), before);
      // One that is too large already may be made smaller.
      if (after.length > before.length) assertNotTooLarge(after);
      const root = storedTreeOf(doc);
      doc.transact(() => {
        if (tree !== undefined) writeTree(doc, after);
        if (title !== undefined && root.get(`${TREE_ROOT_ID}/t`) !== title) {
          writeTree(doc, titled(after, title));
        }
      });
    },
  });
  return seq;
}

/** Base64 of the state of a document that holds nothing. */
const EMPTY_STATE = "AA==";

/** A repeat of a request has the ids of the first, so that it changes nothing. */
function idsOf(requestId: string | undefined): () => string {
  if (requestId === undefined) return newBlockId;
  let next = 0;
  return () => createHash("sha256").update(`${requestId} ${next++}`).digest("hex").slice(0, ID_CHARACTERS);
}
/** Letters and digits, as every block has them: a tree becomes a note with its ids. */
const ID_CHARACTERS = 20;

function clientOf(requestId: string | undefined): string {
  const seed = createHash("sha256")
    .update(requestId ?? newBlockId())
    .digest();
  return String(seed.readUInt32BE(0) % CLIENT_MOST);
}
