import { useEffect, useRef } from "react";
import { useSession } from "./session-store.ts";

/**
 * A start that had to wait for signing in: it goes off by itself once somebody is signed in, and is forgotten when the
 * dialog is closed without.
 */
export function usePendingStart(start: () => void): { remember: () => void } {
  const pending = useRef(false);
  const latest = useRef(start);
  const token = useSession((state) => state.token);
  const asking = useSession((state) => state.login.open);
  const asked = useRef(false);

  useEffect(() => {
    latest.current = start;
  });

  useEffect(() => {
    if (!pending.current) return;
    if (asking) asked.current = true;
    if (token !== null && !asking) {
      pending.current = false;
      asked.current = false;
      latest.current();
    } else if (token === null && asked.current && !asking) {
      pending.current = false;
      asked.current = false;
    }
  }, [token, asking]);

  return {
    remember: () => {
      pending.current = true;
    },
  };
}
