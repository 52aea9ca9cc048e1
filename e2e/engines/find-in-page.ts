/** What a person looks for: something of a kind, by its name, inside of something else. */
export type Target = {
  readonly css?: string;
  readonly role?: Role;
  /** Exact name, or its beginning where no name is exactly this. White space is left out: engines differ in it. */
  readonly name?: string;
  /** Selector of the elements it is in. */
  readonly within?: string;
  /** Which of several, from 0; the last: -1. */
  readonly at?: number;
};

export type Role =
  | "button"
  | "link"
  | "textbox"
  | "tab"
  | "radio"
  | "checkbox"
  | "menuitem"
  | "treeitem"
  | "option"
  | "dialog"
  | "gridcell";

export type Found = {
  readonly x: number;
  readonly y: number;
  readonly covered: string | null;
  readonly text: string;
  readonly value: string;
};

/** Runs in the page: where the target is, once it is in sight, or null. Uses nothing from outside of itself. */
export function findInPage({ css, role, name, within, at = 0 }: Target): Found | null {
  const roles: Record<Role, string> = {
    button: "button, [role=button], summary",
    link: "a[href]",
    textbox: "input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, [role=textbox], [contenteditable=true]",
    tab: "[role=tab]",
    radio: "input[type=radio], [role=radio]",
    checkbox: "input[type=checkbox], [role=checkbox]",
    menuitem: "[role=menuitem], [role=menuitemradio]",
    treeitem: "[role=treeitem]",
    option: "[role=option], option",
    dialog: "dialog[open], [role=dialog]",
    gridcell: "[role=gridcell], td",
  };
  const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, "");
  const readName = (element: Element): string => {
    const labelledBy = element.getAttribute("aria-labelledby");
    const labels = (element as HTMLInputElement).labels;
    return (
      clean(element.getAttribute("aria-label")) ||
      clean(
        labelledBy
          ?.split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? "")
          .join(" "),
      ) ||
      clean(labels?.[0]?.textContent) ||
      clean(element.textContent) ||
      clean(element.getAttribute("placeholder")) ||
      clean(element.getAttribute("title"))
    );
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible" && element.closest("[inert]") === null;
  };
  const selector = css ?? (role === undefined ? "*" : roles[role]);
  const scopes = within === undefined ? [document.documentElement] : [...document.querySelectorAll(within)].filter(isShown);
  const shown = scopes.flatMap((scope) => [...scope.querySelectorAll(selector)]).filter(isShown);
  const wanted = clean(name);
  const exact = name === undefined ? shown : shown.filter((element) => readName(element) === wanted);
  const named = exact.length > 0 || name === undefined ? exact : shown.filter((element) => readName(element).startsWith(wanted));
  const element = named.at(at);
  if (element === undefined) return null;
  // A hidden native control is pressed at its label.
  const pressed = element.matches("input[type=radio], input[type=checkbox]")
    ? ((element as HTMLInputElement).labels?.[0] ?? element)
    : element;
  pressed.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = pressed.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (pressed.contains(hit) || hit.contains(pressed) || element.contains(hit));
  const isDisabled = element.matches(":disabled, [aria-disabled=true]");
  const covered = isDisabled ? "disabled" : isHit ? null : clean(hit?.outerHTML.slice(0, 200) ?? "outside of the window");
  return { x, y, covered, text: clean(element.textContent), value: (element as HTMLInputElement).value ?? "" };
}
