import { MESSAGE_CHECK_MS } from "@tangleaf/contract/constants";
import { useEffect, useRef, useState } from "react";
import { type LocalMessage, readMessage } from "#lib/local-message.ts";
import { holdMessage } from "./hold-message.ts";

type Shown = { message: LocalMessage | null; done: () => void };

/** Looks every 3 s for a message of this person. Of several tabs, one shows it; `done` lets go of it. */
export function useLocalMessage(userId: string | undefined): Shown {
  const [message, setMessage] = useState<LocalMessage | null>(null);
  const release = useRef<() => void>(() => undefined);
  const showing = message !== null;
  useEffect(() => {
    if (userId === undefined || showing) return;
    let gone = false;
    const look = async () => {
      if (document.hidden || readMessage()?.userId !== userId) return;
      const letGo = await holdMessage();
      if (letGo === null) return;
      // Another tab may have shown and removed it just before it let go.
      const held = readMessage();
      if (gone || held?.userId !== userId) return letGo();
      release.current = letGo;
      setMessage(held);
    };
    const timer = window.setInterval(() => void look(), MESSAGE_CHECK_MS);
    return () => {
      gone = true;
      window.clearInterval(timer);
    };
  }, [userId, showing]);
  useEffect(() => () => release.current(), []);
  return {
    message: message?.userId === userId ? message : null,
    done: () => {
      release.current();
      setMessage(null);
    },
  };
}
