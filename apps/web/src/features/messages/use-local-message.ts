import { MESSAGE_CHECK_MS } from "@tangleaf/contract/constants";
import { useEffect, useRef, useState } from "react";
import { type LocalMessage, readMessage, removeMessage } from "#lib/local-message.ts";
import { holdMessage } from "./hold-message.ts";

type Shown = { message: LocalMessage | null; done: () => void };

/** Looks every 3 s for a message of this person. Of several tabs, one shows it; `done` removes it and lets go. */
export function useLocalMessage(userId: string | undefined): Shown {
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
