import { MINDTREE } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { type TreeNode, treeText } from "@tangleaf/document/tree";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Db } from "../metering/metering.ts";
import { assertSameRequest } from "../request-hash.ts";
import { assertCapacity } from "./bin.ts";
import { findTreeByRequest, insertTree, requireOpenUser } from "./mindtree.repo.ts";
import { derivedColumns, MINDTREE_KIND } from "./mindtree-kind.ts";
import type { MindtreeOptions } from "./options.ts";

/** Whatever the documents module derives later is newer. */
const NOTHING_DERIVED = -1;

/** One request for a tree: `hash` is of all that was asked. */
export type TreeRequest = { readonly userId: string; readonly requestId: string | undefined; readonly hash: string };

/** Stores a new tree; its nodes are made before the transaction, and only where the request is no repeat. */
export async function storeTree(
  options: MindtreeOptions,
  { userId, requestId, hash }: TreeRequest,
  make: () => readonly TreeNode[] | Promise<readonly TreeNode[]>,
): Promise<{ mindtreeId: string; nodes: number }> {
  const { db, clock, documents } = options;

  async function firstOf(trx: Db) {
    const first = requestId === undefined ? undefined : await findTreeByRequest(trx, userId, requestId);
    if (first === undefined) return null;
    assertSameRequest(first, hash);
    return { mindtreeId: first.document_id, nodes: first.nodes };
  }

  const first = await firstOf(db);
  if (first !== null) return first;
  const nodes = await make();
  if (nodes.length > MINDTREE.nodes) throw new AppError("mindtree.tooLarge", { params: { max: MINDTREE.nodes } });
  const prepared = await documents.prepare({ userId, nodes });
  const text = treeText(nodes);
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    const repeat = await firstOf(trx);
    if (repeat !== null) return repeat;
    await assertCapacity(options, trx, userId, 1);
    const now = clock.now();
    const documentId = newId(now);
    await documents.create(trx, { userId, documentId, kind: MINDTREE_KIND, prepared });
    await insertTree(trx, {
      document_id: documentId,
      user_id: userId,
      request_id: requestId ?? null,
      request_hash: requestId === undefined ? null : hash,
      note_id: null,
      ...derivedColumns({
        seq: NOTHING_DERIVED,
        title: nodes[0]?.text ?? "",
        text,
        characters: countCharacters(text),
        blocks: nodes.length,
      }),
      created_at: now,
      updated_at: now,
      removed_at: null,
    });
    return { mindtreeId: documentId, nodes: nodes.length };
  });
}
