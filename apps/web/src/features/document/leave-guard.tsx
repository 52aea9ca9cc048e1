import { useEffect } from "react";
import { useBlocker } from "react-router";
import type { SyncClient, SyncState } from "#editor/document/sync/sync-client.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

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
    <Dialog
      open={blocker.state === "blocked" && isStuck}
      onClose={() => blocker.reset?.()}
      title={m.leave.title}
      description={state.keeps ? m.leave.text : m.leave.textNotKept}
      width="sm"
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{m.leave.stay}</Button>
          <Button tone={state.keeps ? "solid" : "danger-solid"} onClick={() => blocker.proceed?.()}>
            {m.leave.go}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
