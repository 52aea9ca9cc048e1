import { readFlag } from "#lib/page-flags.ts";
import { currentOwner, useSession } from "#lib/session-store.ts";
import { settleBeforeSignOut } from "../../autosave/send-unsaved.ts";
import { waitForSession } from "../../stream/follow-stream.ts";
import { documentServer } from "./document-server.ts";
import { documentStore } from "./document-store.ts";
import { otherTabs } from "./other-tabs.ts";
import { openSync, type SyncClient } from "./sync-client.ts";

type OpenDocument = Pick<Parameters<typeof openSync>[0], "onReady" | "onReplaced" | "onState" | "onPresence"> & { documentId: string };

/**
 * Opens a document of the page's owner: from this device at once, then from the server, and keeps both equal until `end`. What
 * was typed goes out when the page is hidden or left; the page asks to stay only where something typed would be in danger.
 */
export function openDocument({ documentId, ...heard }: OpenDocument): SyncClient {
  const userId = currentOwner() ?? "";
  const client = openSync({
    ...heard,
    server: documentServer(documentId),
    store: documentStore({ userId, documentId }),
    tabs: otherTabs({ userId, documentId }),
    device: readFlag("device") === "mobile" ? "phone" : "computer",
    waitForSession,
    now: () => Date.now(),
  });
  const page = new AbortController();
  const { signal } = page;
  const leave = () => client.flush({ leaving: true });
  const look = () => (document.visibilityState === "hidden" ? leave() : client.retry());
  const close = () => {
    leave();
    client.presence.leave();
  };
  window.addEventListener("pagehide", close, { signal });
  window.addEventListener("online", client.retry, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  const stopAsking = askBeforeLeaving(client);
  const stopSettling = settleBeforeSignOut(async () => void (await client.settle()));
  const stopWatching = useSession.subscribe(({ token }, before) => void (token !== null && token !== before.token && client.retry()));
  return {
    ...client,
    get doc() {
      return client.doc;
    },
    get state() {
      return client.state;
    },
    async end() {
      page.abort();
      stopAsking();
      stopSettling();
      stopWatching();
      await client.end();
    },
  };
}

/** Asks only while it matters: browsers keep a page that may ask out of their cache of pages. */
function askBeforeLeaving(client: SyncClient): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const { kind, unsent, keeps } = client.state;
    // On its way, or waiting for a newer page, and kept here: it arrives or is sent at the next visit.
    if (unsent > 0 && (!keeps || (kind !== "saving" && kind !== "outdated"))) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
