import { expect, test, vi } from "vitest";
import * as Y from "yjs";
import { createDocumentPool } from "./document-pool.ts";

const ROUNDS = 8;
const TASKS = 40;

test("a pool that is closed while documents are built ends, and nothing is thrown that nobody waits for", async () => {
  const doc = new Y.Doc();
  doc.getText("words").insert(0, "字".repeat(2000));
  const snapshot = Buffer.from(Y.encodeStateAsUpdate(doc)).toString("base64");
  const log = { error: vi.fn() };
  for (let round = 0; round < ROUNDS; round++) {
    const pool = createDocumentPool(log);
    const tasks = Array.from({ length: TASKS }, (_, index) =>
      pool.mergeLog({ snapshot, updates: [], stateVector: undefined }, { userId: `person ${index}` }).catch(() => "ended"),
    );
    await tasks[0];
    await pool.close();
    expect((await Promise.all(tasks)).at(-1)).toBe("ended");
  }
  // What a thread still says while it is being ended is no fault.
  expect(log.error).not.toHaveBeenCalled();
});
