import { useEffect, useState } from "react";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import css from "./save-state.module.css";

const TICK_MS = 5000;
const SECOND_MS = 1000;

type Look = { tone: "calm" | "warn" | "bad"; icon: IconName };

/** What is said of saving; `rescued` is not the line's doing but wants an answer before anything else. */
const LOOKS: Readonly<Record<SyncState["kind"] | "rescued", Look>> = {
  opening: { tone: "calm", icon: "hourglass-medium" },
  saved: { tone: "calm", icon: "cloud-check" },
  saving: { tone: "calm", icon: "hourglass-medium" },
  offline: { tone: "warn", icon: "wifi-slash" },
  signedOut: { tone: "warn", icon: "sign-in" },
  rescued: { tone: "warn", icon: "warning-circle" },
  outdated: { tone: "bad", icon: "warning-circle" },
  quarantined: { tone: "bad", icon: "warning-circle" },
  error: { tone: "bad", icon: "warning-circle" },
};

type SaveStateProps = {
  state: SyncState;
  rescued: boolean /** Said instead of saved, where that means something else. */;
  savedText?: string;
};

/** Whether what is written is safe, always in view; changes are said to screen readers as well. */
export function SaveState({ state, rescued, savedText = m.saved.saved }: SaveStateProps) {
  const ago = useSecondsSince(state.kind === "offline" ? state.savedAt : null);
  const kind = state.kind === "saved" && rescued ? "rescued" : state.kind;
  const { tone, icon } = LOOKS[kind];
  return (
    <span className={css["state"]} data-tone={tone} title={words()}>
      <Icon name={icon} size={14} />
      <span>{words()}</span>
      <span className="sr" role="status">
        {kind === "saving" || kind === "saved" ? "" : spoken()}
      </span>
    </span>
  );

  function words(): string {
    if (kind === "offline" && ago !== null) return m.saved.offline(m.saved.ago(ago));
    return spoken();
  }

  /** Without the seconds, which would be said anew all the time. */
  function spoken(): string {
    if (kind === "error") return state.message === "" ? m.saved.error : state.message;
    if (kind === "offline") return state.keeps ? m.saved.offlineKept : m.saved.offlineNotKept;
    if (kind === "signedOut" && !state.keeps) return m.saved.signedOutNotKept;
    if (kind === "saved") return state.keeps ? savedText : m.saved.savedNotKept;
    return m.saved[kind];
  }
}

function useSecondsSince(at: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, [at]);
  return at === null ? null : Math.max(0, Math.round((now - at) / SECOND_MS));
}
