import type { Mindtree } from "@tangleaf/contract";
import { branchOf, nestedOf } from "@tangleaf/document/tree";
import { AppError } from "../../platform/errors.ts";
import { createTreeBin } from "./bin.ts";
import { exportTree } from "./export-tree.ts";
import { importTree } from "./import-tree.ts";
import { createTreeList } from "./list-trees.ts";
import { findTrees, type MindtreeRow } from "./mindtree.repo.ts";
import type { Mindtrees } from "./mindtrees.ts";
import type { MindtreeOptions } from "./options.ts";
import { saveTree } from "./save-tree.ts";
import { treeToEssay, treeToNote } from "./tree-to-document.ts";

/** A list waits this long for the changes of the last moments. */
const DERIVE_WAIT_MS = 400;
/** How often a tree is read again because it changed between its nodes and its update. */
const READ_TRIES = 3;

/** The mindtrees module on its ports. */
export function createMindtrees(options: MindtreeOptions): Mindtrees {
  const { db, log, documents, generations } = options;
  const bin = createTreeBin(options);
  const list = createTreeList(options);

  /** The tree's row; whether it can be opened the documents module says. */
  async function ownRow(userId: string, mindtreeId: string): Promise<MindtreeRow> {
    const [row] = await findTrees(db, userId, [mindtreeId]);
    if (row === undefined) throw new AppError("document.unknown");
    return row;
  }

  async function present(row: MindtreeRow, userId: string): Promise<Mindtree> {
    const owned = { userId, documentId: row.document_id };
    for (let left = READ_TRIES; ; left--) {
      const { nodes, seq } = await documents.read(owned);
      const opened = await documents.open(owned);
      if (opened.seq !== seq && left > 1) continue;
      const tree = nestedOf(branchOf(nodes));
      const { update, epoch } = opened;
      return { mindtreeId: row.document_id, title: tree.text, version: seq, nodes: nodes.length, tree, update, epoch, noteId: row.note_id };
    }
  }

  /** Throws document.unknown for a tree that is not the caller's. */
  async function assertOwn(userId: string, mindtreeId: string | undefined): Promise<void> {
    if (mindtreeId === undefined) return;
    await ownRow(userId, mindtreeId);
    await documents.assertOpen({ userId, documentId: mindtreeId });
  }

  return {
    async list(input) {
      const isUpToDate = await documents.derive({ userId: input.userId, timeoutMs: DERIVE_WAIT_MS });
      return { ...(await list(input)), isBehind: !isUpToDate };
    },
    async get({ userId, mindtreeId }) {
      return present(await ownRow(userId, mindtreeId), userId);
    },
    async save(input) {
      await assertOwn(input.userId, input.mindtreeId);
      return saveTree(options, input);
    },
    remove: ({ userId, mindtreeIds: ids, forever = false }) => (forever ? bin.erase({ userId, ids }) : bin.remove({ userId, ids })),
    restore: ({ userId, mindtreeIds: ids }) => bin.restore({ userId, ids }),
    import: (input) => importTree(options, input),
    async export({ userId, mindtreeId, format }) {
      await ownRow(userId, mindtreeId);
      return exportTree(options, { userId, mindtreeId, format });
    },
    async toNote(input) {
      await ownRow(input.userId, input.mindtreeId);
      return treeToNote(options, input);
    },
    async toEssay(input) {
      await ownRow(input.userId, input.mindtreeId);
      return treeToEssay(options, input);
    },
    async versions({ userId, mindtreeId, page, size }) {
      await ownRow(userId, mindtreeId);
      return documents.versions({ userId, documentId: mindtreeId, page, size });
    },
    async expand({ userId, model, requestId, ...input }) {
      await assertOwn(userId, input.mindtreeId);
      return generations.start({ userId, request: { kind: "treeIdeas", input, model, requestId } });
    },
    async generate({ userId, model, requestId, ...input }) {
      await assertOwn(userId, input.mindtreeId);
      return generations.start({ userId, request: { kind: "treeDraft", input, model, requestId } });
    },
    async tidy() {
      const erased = await bin.eraseExpired();
      if (erased > 0) log.info({ erased }, "erased mind trees from bins");
    },
  };
}
