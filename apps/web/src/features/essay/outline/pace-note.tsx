import { LIMITS } from "@tangleaf/contract/limits";
import type { ReactNode } from "react";
import { useTrial } from "#lib/goods.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useUser } from "#lib/queries.ts";
import { useSession } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";

/** Sections of an outline as it is usually drafted. */
const USUAL_SECTIONS = 14;
const MINUTE_SECONDS = 60;

type PaceNoteProps = {
  /** Sections the outline has; null = there is none yet. */
  sections: number | null;
  /** Frames the words and the way to the trial, which is null where there is none. */
  children: (text: string, trial: ReactNode) => ReactNode;
};

/** How long the waits between sections take an account that has them, with the trial, which has none, while it can be claimed. */
export function PaceNote({ sections, children }: PaceNoteProps) {
  const restored = useSession((state) => state.restored);
  const signedIn = useSession((state) => state.token !== null);
  const user = useUser();
  const trial = useTrial();
  const level = user?.level ?? (restored && !signedIn ? "free" : null);
  const waitSeconds = level === null ? 0 : LIMITS[variant][level].waitSeconds;
  const minutes = Math.ceil((Math.max(0, (sections ?? USUAL_SECTIONS) - 1) * waitSeconds) / MINUTE_SECONDS);
  if (minutes === 0) return null;
  const text = sections === null ? m.pace.before(USUAL_SECTIONS, minutes) : m.pace.known(sections, minutes);
  return children(
    text,
    trial === undefined ? null : (
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => openPay({ reason: text })}>
        {m.pace.trial(trial.title, trial.validSpan)}
      </button>
    ),
  );
}
