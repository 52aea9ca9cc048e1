import { element, setAttribute } from "./view-tools.ts";

/** The line with the number and title of a figure or table, and the line with its source. */
export function createCaption(tag: "figcaption" | "div", hint: string, onClick: () => void) {
  const dom = element(tag, { class: "caption", contenteditable: "false" });
  const source = element("div", { class: "caption-source", contenteditable: "false" });
  for (const line of [dom, source]) line.addEventListener("click", onClick);
  return {
    dom,
    source,
    show({ caption, source: from, label }: { caption: string; source: string; label: string | null }): void {
      setAttribute(dom, "data-n", label);
      setAttribute(dom, "data-empty", caption === "" ? "" : null);
      dom.textContent = caption === "" ? hint : caption;
      source.textContent = from;
      source.hidden = from === "";
    },
  };
}
