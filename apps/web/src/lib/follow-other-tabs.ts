import { forgetAnswers } from "./forget-answers.ts";
import { adoptSession, leaveSessionOf, markOf, useSession } from "./session-store.ts";

const CHANNEL = "session";
/** A message can overtake the cookie it speaks of: each tab is a process of its own, and keeps a copy of the cookies. */
const LOOKS_AFTER_MS = [0, 20, 100, 500, 2000] as const;

/** What the tabs tell each other: that the session has changed, and the mark of the one that was signed out. */
type Told = { left: string | null };

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
  const onTold = ({ data }: MessageEvent<Told | null>) => {
    // A sign-out, unlike an expired session, empties the page at once.
    if (data?.left) leaveSessionOf(data.left);
    lookRepeatedly();
  };
  const unsubscribe = useSession.subscribe(({ token, left }, before) => {
    if (token === before.token && left === before.left) return;
    const told: Told = { left: left === null || left === before.left ? null : markOf(left) };
    channel?.postMessage(told);
  });
  channel?.addEventListener("message", onTold);
  document.addEventListener("visibilitychange", lookWhenSeen);
  // The page comes back from the back-forward cache.
  window.addEventListener("pageshow", lookWhenSeen);
  return () => {
    stopLooking();
    unsubscribe();
    channel?.close();
    document.removeEventListener("visibilitychange", lookWhenSeen);
    window.removeEventListener("pageshow", lookWhenSeen);
  };
}
