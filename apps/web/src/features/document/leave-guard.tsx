import { useEffect } from "react";
import { useBlocker } from "react-router";
import type { SyncClient } from "#editor/document/sync/sync-client.ts";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { documentMessages as m } from "#messages/document.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";

type LeaveGuardProps = { client: SyncClient; state: SyncState };

/** Asks before the screen is left with text the server does not have, once it is clear that it does not get there by itself. */
export function LeaveGuard({ client, state }: LeaveGuardProps) {
  const unsent = state.unsent > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsent && currentLocation.pathname !== nextLocation.pathname);
  const isStuck = unsent && state.kind !== "saving";
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let waits = true;
    void client.settle().then((sent) => {
      if (sent && waits) blocker.proceed();
    });
    return () => {
      waits = false;
    };
  }, [blocker, client]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked" && isStuck}
      onClose={() => blocker.reset?.()}
      title={m.leave.title}
      description={state.keeps ? m.leave.text : m.leave.textNotKept}
      keep={m.leave.stay}
      confirm={m.leave.go}
      onConfirm={() => blocker.proceed?.()}
      tone={state.keeps ? "solid" : "danger-solid"}
    />
  );
}
