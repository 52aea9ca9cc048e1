/** Keys without a character of their own, as WebDriver codes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
  F2: "\uE032",
};

type KeyAction = { readonly type: "keyDown" | "keyUp"; readonly value: string };
type PointerAction =
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 };

/** What WebDriver, old and new, takes as the input of one device. */
export type InputSource =
  | { readonly type: "key"; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly parameters: { readonly pointerType: "mouse" };
      readonly actions: readonly PointerAction[];
    };

const keyboard = (actions: readonly KeyAction[]): InputSource => ({ type: "key", id: "keyboard", actions });

/** Actions that type a line. */
export const typeText = (text: string): InputSource =>
  keyboard([...text].flatMap((value) => [{ type: "keyDown", value } as const, { type: "keyUp", value } as const]));

/** Actions that press keys together, named as in `Control+Enter`. */
export function pressKeys(keys: string): InputSource {
  const values = keys.split("+").map((key) => KEYS[key] ?? key);
  const down = values.map((value) => ({ type: "keyDown", value }) as const);
  const up = values.toReversed().map((value) => ({ type: "keyUp", value }) as const);
  return keyboard([...down, ...up]);
}

/** Actions that click at a point of the window. */
export function clickAt(x: number, y: number, times = 1): InputSource {
  const click = [{ type: "pointerDown", button: 0 } as const, { type: "pointerUp", button: 0 } as const];
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      ...Array.from({ length: times }, () => click).flat(),
    ],
  };
}
