const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);

const SIGNS: Readonly<Record<string, string>> = {
  Mod: isMac ? "⌘" : "Ctrl",
  Alt: isMac ? "⌥" : "Alt",
  Shift: isMac ? "⇧" : "Shift",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Enter: "Enter",
};

/** A key as it is printed on this device's keyboard: `Mod-Alt-1` is Ctrl Alt 1. */
export function keyLabel(key: string): string {
  return key
    .split("-")
    .map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(" ");
}
