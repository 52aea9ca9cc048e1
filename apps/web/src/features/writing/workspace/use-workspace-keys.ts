import { useEffect, useRef } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { takeEarlyPress } from "./on-first-interaction.ts";

type WorkspaceKeys = {
  /** ⌘↵ / Ctrl ↵, from any field. */
  onStart: () => void;
  /** The button that fills in the example, where it was pressed before its code was there. */
  onExample: () => void;
  /** Esc while something is being written; a dialog or menu that is open keeps the key to itself. */
  onStop: (() => void) | null;
};

export function useWorkspaceKeys({ onStart, onExample, onStop }: WorkspaceKeys): void {
  const latest = useRef({ onStart, onExample, onStop });
  useEffect(() => {
    latest.current = { onStart, onExample, onStop };
  });
  useEffect(() => {
    // In the next task: what was typed before this code came is in the form by then.
    const early = takeEarlyPress();
    if (early) setTimeout(() => latest.current[early === "write" ? "onStart" : "onExample"]());
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event) || event.defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]')) return;
      if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        latest.current.onStart();
      }
      if (event.key === "Escape") latest.current.onStop?.();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
