import type { UserState } from "@tangleaf/contract";
import { useEffect } from "react";
import { refreshCounter, useUser } from "#lib/queries.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useUserState } from "#lib/user-state.ts";
import { keepUserLine } from "./user-line.ts";

/** Keeps this page up to date with what changes for its user elsewhere: at the server, on another device, in another tab. */
export function UserEvents() {
  const owner = useUser()?.id;
  useEffect(() => {
    if (owner === undefined) return;
    const ending = new AbortController();
    keepUserLine({
      owner,
      signal: ending.signal,
      onState: take,
      onLive: (live) => useUserState.setState({ live }),
    });
    return () => {
      ending.abort();
      useUserState.setState({ state: null, live: false });
    };
  }, [owner]);
  return null;
}

/** What a page must ask for again when a part of how things stand has changed. */
const STALE: { readonly [Part in keyof UserState]?: () => unknown } = {
  unread: () => refreshAnswers(queryKeys.notices),
  newest: () => refreshAnswers(queryKeys.notices),
  announced: () => refreshAnswers(queryKeys.baseInfo),
  balance: refreshCounter,
  memberUntil: () => [refreshCounter(), refreshAnswers(queryKeys.user)],
  jobs: () => refreshAnswers(queryKeys.essays.lists, queryKeys.notes.lists),
};

/** The first state of a page says nothing new: what it shows was asked for a moment ago. */
function take(state: UserState): void {
  const { state: before } = useUserState.getState();
  useUserState.setState({ state });
  if (before === null) return;
  for (const [part, refresh] of Object.entries(STALE)) {
    const [was, is] = [before[part as keyof UserState], state[part as keyof UserState]];
    if (JSON.stringify(was) !== JSON.stringify(is)) refresh();
  }
}
