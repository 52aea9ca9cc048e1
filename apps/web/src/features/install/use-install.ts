import { create } from "zustand";

/** Chromium's event, which no type library describes. */
type InstallPrompt = Event & { prompt: () => Promise<void> };

type InstallState = {
  /** Kept until the person asks for it. */
  prompt: InstallPrompt | null;
  /** Apple has no prompt: the way is explained instead. */
  explain: boolean;
};

export const useInstall = create<InstallState>(() => ({ prompt: null, explain: false }));

const isPrompt = (event: Event): event is InstallPrompt => "prompt" in event && typeof event.prompt === "function";

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);
}

/** Listens from the start, because the prompt fires once and early. The button shows on iOS or after it, never when installed. */
export function watchInstall(): () => void {
  if (isInstalled()) return () => undefined;
  const isIos = /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1);
  useInstall.setState({ explain: isIos });
  const onPrompt = (event: Event) => {
    event.preventDefault();
    if (isPrompt(event)) useInstall.setState({ prompt: event });
  };
  const onInstalled = () => useInstall.setState({ prompt: null, explain: false });
  window.addEventListener("beforeinstallprompt", onPrompt);
  window.addEventListener("appinstalled", onInstalled);
  return () => {
    window.removeEventListener("beforeinstallprompt", onPrompt);
    window.removeEventListener("appinstalled", onInstalled);
  };
}
