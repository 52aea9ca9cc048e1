import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { orderBetween, storedTreeOf, TREE_ROOT_ID, writeTreeNode } from "@tangleaf/document/tree";
import { afterEach, beforeEach, expect, it } from "vitest";
import * as Y from "yjs";
import { type ServerProcess, startServerProcess } from "../generation/testing/server-process.ts";

/** More than one compaction takes. */
const NODES = 600;
const KILLS = 3;
const RETRY_MS = 50;
const pauseOf = (kill: number): number => 300 + ((kill * 397) % 700);

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "tree-kill-"));
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: "0" });
});
afterEach(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A call that is made again until it is answered. */
async function insist<T>(path: string, body: object, token: string): Promise<T> {
  for (;;) {
    const answer = await server.call<T>(path, body, token).catch(() => null);
    if (answer?.code === 0) return answer.data;
    await sleep(RETRY_MS);
  }
}

it("kill -9 while a tree is grown: every node that was acknowledged is there, once and in its place", async () => {
  const { data } = await server.call<{ token: string }>("/api/auth/devlogin", { username: "grower" });
  const { token } = data;
  const { mindtreeId } = await insist<{ mindtreeId: string }>("/api/mindtree/save", { title: "市集" }, token);
  const opened = await insist<{ epoch: number; update: string }>("/api/document/open", { documentId: mindtreeId }, token);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Buffer.from(opened.update, "base64"));
  const made: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => made.push(update));
  let isDone = false;
  const grow = async () => {
    let order: string | null = null;
    for (let seq = 0; seq < NODES; seq += 1) {
      order = orderBetween(order, null);
      const node = { id: `n${seq}`, parentId: TREE_ROOT_ID, order, text: `第${seq}条` };
      doc.transact(() => writeTreeNode(storedTreeOf(doc), node));
      const update = Buffer.from(Y.mergeUpdates(made.splice(0))).toString("base64");
      await insist(
        "/api/document/update",
        { documentId: mindtreeId, epoch: opened.epoch, clientId: String(doc.clientID), seq, update },
        token,
      );
    }
    isDone = true;
  };
  const growing = grow();
  let killed = 0;
  for (; killed < KILLS && !isDone; killed += 1) {
    await sleep(pauseOf(killed));
    await server.kill();
    server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: "0" });
  }
  await growing;
  expect(killed).toBeGreaterThan(0);
  const { tree } = await insist<{ tree: { kids: { text: string }[] } }>("/api/mindtree/get", { mindtreeId }, token);
  expect(tree.kids.map(({ text }) => text)).toEqual(Array.from({ length: NODES }, (_, at) => `第${at}条`));
}, 60_000);
