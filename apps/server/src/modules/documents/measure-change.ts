import * as Y from "yjs";
import type { InspectedUpdate } from "./inspect-update.ts";

/** What a change made by the server does. It is not inspected: nothing in it came from outside as Yjs. */
export function measureChange(update: Uint8Array): InspectedUpdate {
  const { structs, ds } = Y.decodeUpdate(update);
  let inserted = 0;
  let set = 0;
  for (const struct of structs) {
    if (!(struct instanceof Y.Item)) continue;
    if (struct.content instanceof Y.ContentString) inserted += struct.length;
    if (struct.content instanceof Y.ContentAny) set += struct.length;
  }
  let deleted = 0;
  for (const items of ds.clients.values()) for (const { len } of items) deleted += len;
  return { bytes: update.length, inserted, deleted, set };
}
