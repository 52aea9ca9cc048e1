import { forgetAnswers } from "./forget-answers.ts";
import { adoptSession, useSession } from "./session-store.ts";

const CHANNEL = "session";
/** A message can overtake the cookie it speaks of: each tab is a process of its own, and keeps a copy of the cookies. */
const LOOKS_AFTER_MS = [0, 20, 100, 500, 2000] as const;

/**
 * Signing in or out in one tab is noticed by the others at once, and where a browser has no channel, when they are looked
 * at again. Answers with a way to stop.
 */
export function followOtherTabs(): () => void {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  let looks: ReturnType<typeof setTimeout>[] = [];
  const stopLooking = () => {
    for (const timer of looks) clearTimeout(timer);
    looks = [];
  };
  const look = () => {
    if (adoptSession()) void forgetAnswers();
  };
  const lookRepeatedly = () => {
    stopLooking();
    looks = LOOKS_AFTER_MS.map((after) => setTimeout(look, after));
  };
  const lookWhenSeen = () => {
    if (!document.hidden) lookRepeatedly();
  };
  const unsubscribe = useSession.subscribe(({ token }, before) => {
    if (token !== before.token) channel?.postMessage(null);
  });
  channel?.addEventListener("message", lookRepeatedly);
  document.addEventListener("visibilitychange", lookWhenSeen);
  return () => {
    stopLooking();
    unsubscribe();
    channel?.close();
    document.removeEventListener("visibilitychange", lookWhenSeen);
  };
}
