const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };
const SIGNS: Readonly<Record<string, string>> = { Mod: "Ctrl", ArrowUp: "↑", ArrowDown: "↓" };

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** A key as it is printed on a keyboard, by default this device's: `Mod-Alt-1` is Ctrl Alt 1. */
export function keyLabel(key: string, onMac = isMac()): string {
  const signs = onMac ? { ...SIGNS, ...MAC_SIGNS } : SIGNS;
  return key
    .split("-")
    .map((part) => signs[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(" ");
}
