import { useEffect, useRef } from "react";
import { isComposing } from "#lib/is-composing.ts";

type WorkspaceKeys = {
  /** ⌘↵ / Ctrl ↵, from any field. */
  onStart: () => void;
  /** Esc while something is being written; a dialog or menu that is open keeps the key to itself. */
  onStop: (() => void) | null;
};

export function useWorkspaceKeys({ onStart, onStop }: WorkspaceKeys): void {
  const latest = useRef({ onStart, onStop });
  useEffect(() => {
    latest.current = { onStart, onStop };
  });
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
