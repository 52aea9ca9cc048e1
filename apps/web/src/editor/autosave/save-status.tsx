import { useEffect, useState } from "react";
import { appeal } from "#lib/appeal.ts";
import { appealMessages } from "#messages/appeal.ts";
import { editorMessages as m } from "#messages/editor.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { SaveState } from "./autosave.ts";
import { useJournal } from "./edit-journal.ts";
import css from "./save-status.module.css";

const TICK_MS = 5000;
const SECOND_MS = 1000;

/** 已存 · 正在存 · 离线 · 已存 12 秒前, or why the text is not saved. */
export function SaveStatus({ state }: { state: SaveState }) {
  const at = "at" in state ? state.at : null;
  const keeps = useJournal((journal) => journal.keeps);
  const ago = useSecondsSince(state.kind === "offline" ? at : null);
  if (state.kind === "blocked") return <Blocked message={state.message} />;
  if (state.kind !== "offline") return <span className={css["status"]}>{m.saved[state.kind === "conflict" ? "dirty" : state.kind]}</span>;
  return (
    <span className={css["status"]} data-offline>
      <Icon name="wifi-slash" size={14} />
      {offlineText()}
    </span>
  );

  function offlineText(): string {
    if (!keeps) return m.saved.offlineNotKept;
    return ago === null ? m.saved.offlineKept : m.saved.offline(m.saved.ago(ago));
  }
}

/** The content check stopped what was typed: whoever thinks it was wrong can say so. */
function Blocked({ message }: { message: string }) {
  return (
    <span className={css["status"]}>
      {message}{" "}
      <button type="button" className="link" onClick={() => appeal(appealMessages.refused(message))}>
        {appealMessages.open}
      </button>
    </span>
  );
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
