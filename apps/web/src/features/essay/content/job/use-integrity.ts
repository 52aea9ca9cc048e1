import { useState } from "react";
import { userKept } from "#lib/browser-storage.ts";
import { useSession } from "#lib/session-store.ts";

/** What a person has to know before a whole essay is written for them: ticked once, and asked for no more in this browser. */
export function useIntegrity(): { asks: boolean; agreed: boolean; tick: (agreed: boolean) => void; keep: () => void } {
  const owner = useSession((state) => state.owner);
  const kept = typeof owner === "string" ? userKept(owner) : null;
  const [known] = useState(() => (kept?.read("essay-integrity") ?? null) !== null);
  const [ticked, tick] = useState(false);
  return { asks: !known, agreed: known || ticked, tick, keep: () => kept?.write("essay-integrity", String(Date.now())) };
}
