import { forgetAnswers } from "./forget-answers.ts";
import { adoptSession, useSession } from "./session-store.ts";

const CHANNEL = "session";

/**
 * Signing in or out in one tab is noticed by the others at once, and where a browser has no channel, when they are looked
 * at again. Answers with a way to stop.
 */
export function followOtherTabs(): () => void {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  const look = () => {
    if (adoptSession()) void forgetAnswers();
  };
  const lookWhenSeen = () => {
    if (!document.hidden) look();
  };
  const unsubscribe = useSession.subscribe(({ token }, before) => {
    if (token !== before.token) channel?.postMessage(null);
  });
  channel?.addEventListener("message", look);
  document.addEventListener("visibilitychange", lookWhenSeen);
  return () => {
    unsubscribe();
    channel?.close();
    document.removeEventListener("visibilitychange", lookWhenSeen);
  };
}
