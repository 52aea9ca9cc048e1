import { firstSign, isWithinVisit } from "./first-sign.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Resolves in a quiet moment once somebody may want what a stored page has beside what they came for: at once within the site and for
 * members, else at the first sign of a person. Until then it is HTML whose links work: who only opens a page waits for none of its
 * scripts. `orInView`: a page that is wholly in view is not waited with, because nobody has to scroll to what the script fills in.
 */
export async function whenWanted({ orInView = false }: { orInView?: boolean } = {}): Promise<void> {
  // A page that is being stored has all of it.
  if (import.meta.env.SSR) return;
  await whenIdle();
  if (isWithinVisit() || (orInView && document.documentElement.scrollHeight <= innerHeight)) return;
  await firstSign();
  await whenIdle();
}
