import { useEffect, useState } from "react";

/** Whether the page fills the screen, and a way to change that; null where the browser cannot. */
export function useFullscreen(): { full: boolean; toggle: (() => void) | null } {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    look();
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  if (typeof document === "undefined" || !document.fullscreenEnabled) return { full, toggle: null };
  const toggle = () => {
    const change = document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    // Refused by the browser's own rules: the page stays as it is.
    change.catch(() => undefined);
  };
  return { full, toggle };
}
