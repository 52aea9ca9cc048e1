import { MESSAGE_CHECK_MS } from "@tangleaf/contract/constants";
import { useEffect, useRef, useState } from "react";
import { type LocalMessage, readMessage, removeMessage } from "#lib/local-message.ts";
import { closePay } from "#lib/overlay-stores.ts";
import { useUser } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

/** Shows what was kept for this person. Closing it removes the message and closes the pay box. */
export function MessageBox() {
  const { message, done } = useLocalMessage(useUser()?.id);
  const close = () => {
    closePay();
    done();
  };
  return (
    <Dialog
      open={message !== null}
      onClose={close}
      title={message?.title ?? ""}
      description={message?.message}
      width="sm"
      actions={
        <Button tone="solid" onClick={close}>
          {m.message.close}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}

type Shown = { message: LocalMessage | null; done: () => void };

/** Looks every 3 s for a message of this person. Of several tabs, one shows it; `done` removes it and releases the lock. */
function useLocalMessage(userId: string | undefined): Shown {
  const [found, setFound] = useState<(LocalMessage & { userId: string }) | null>(null);
  const release = useRef<() => void>(() => undefined);
  const showing = found !== null;
  useEffect(() => {
    if (userId === undefined || showing) return;
    let gone = false;
    const look = async () => {
      if (document.hidden || readMessage(userId) === null) return;
      const letGo = await holdMessage();
      if (letGo === null) return;
      // Another tab may have shown and removed it just before it let go.
      const held = readMessage(userId);
      if (gone || held === null) return letGo();
      release.current = letGo;
      setFound({ ...held, userId });
    };
    const timer = window.setInterval(() => void look(), MESSAGE_CHECK_MS);
    return () => {
      gone = true;
      window.clearInterval(timer);
    };
  }, [userId, showing]);
  useEffect(() => () => release.current(), []);
  return {
    message: found?.userId === userId ? found : null,
    done: () => {
      if (found !== null) removeMessage(found.userId);
      release.current();
      setFound(null);
    },
  };
}

const LOCK = "localMessage";

/** Takes the lock for showing the message if no other tab has it; returns a function that releases it. */
function holdMessage(): Promise<(() => void) | null> {
  // Only pages served securely have locks; elsewhere every visible tab may show it.
  if (navigator.locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return;
      }
      return new Promise<void>((letGo) => resolve(letGo));
    });
  });
}
