import { isComposing } from "#lib/is-composing.ts";

/** Of these the tree knows nothing: they are the page's. */
const PAGE_COMMANDS = ["ideas", "find", "help", "escape"] as const;
export type PageCommand = (typeof PAGE_COMMANDS)[number];
export const isPageCommand = (command: TreeCommand): command is PageCommand => PAGE_COMMANDS.some((one) => one === command);

/** What a key asks for while a node is chosen and nothing is being written. */
export type TreeCommand =
  | "child"
  | "sibling"
  | "siblingBefore"
  | "out"
  | "edit"
  | "up"
  | "down"
  | "left"
  | "right"
  | "root"
  | "shiftUp"
  | "shiftDown"
  | "shiftLeft"
  | "shiftRight"
  | "fold"
  | "remove"
  | "undo"
  | "redo"
  | "ideas"
  | "find"
  | "help"
  | "escape";

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey" | "isComposing" | "keyCode">;

const PLAIN: Readonly<Record<string, TreeCommand>> = {
  Tab: "child",
  Enter: "sibling",
  "Shift+Tab": "out",
  "Shift+Enter": "siblingBefore",
  F2: "edit",
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "root",
  "Alt+ArrowUp": "shiftUp",
  "Alt+ArrowDown": "shiftDown",
  "Alt+ArrowLeft": "shiftLeft",
  "Alt+ArrowRight": "shiftRight",
  "Mod+/": "fold",
  Delete: "remove",
  Backspace: "remove",
  "Mod+z": "undo",
  "Mod+y": "redo",
  "Mod+Shift+z": "redo",
  "Mod+j": "ideas",
  "/": "find",
  "?": "help",
  Escape: "escape",
};

export function commandOf(event: Key): TreeCommand | null {
  if (isComposing(event)) return null;
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const mod = ctrlKey || metaKey ? "Mod+" : "";
  // A sign is what it is, whether Shift was needed for it or not.
  const shift = shiftKey && (key.length > 1 || mod !== "") ? "Shift+" : "";
  return PLAIN[`${mod}${altKey ? "Alt+" : ""}${shift}${name}`] ?? null;
}
