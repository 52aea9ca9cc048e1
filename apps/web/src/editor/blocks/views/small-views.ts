import { blockMessages as m } from "#messages/blocks.ts";
import { endsWide } from "../numbering/ends-wide.ts";
import { element, type MakeView, setAttribute, textOf } from "./view-tools.ts";

/** A heading with its number, which no style sheet can count: groups are laid out by themselves. */
export const headingView: MakeView = ({ node: first }) => {
  let node = first;
  const level = Number(first.attrs["level"]);
  const dom = document.createElement(`h${level}`);
  const draw = () => {
    setAttribute(dom, "data-id", textOf(node.attrs["id"]));
    setAttribute(dom, "data-locked", node.attrs["locked"] === 1 ? "1" : null);
  };
  draw();
  return {
    dom,
    contentDOM: dom,
    update(next) {
      if (next.type !== node.type || Number(next.attrs["level"]) !== level) return false;
      node = next;
      draw();
      return true;
    },
    number({ headings }) {
      const number = headings.get(textOf(node.attrs["id"])) ?? null;
      setAttribute(dom, "data-n", number);
      setAttribute(dom, "data-n-tight", number !== null && endsWide(number) ? "" : null);
    },
    ignoreMutation: (mutation) => mutation.type === "attributes",
  };
};

/** The number of a note, as a button to its text. */
export const footnoteView: MakeView = ({ node, getPos, blocks }) => {
  const dom = element("sup", { class: "footnote", "data-node": "footnote" });
  dom.addEventListener("click", () => {
    const pos = getPos();
    if (pos !== undefined) blocks.panels.open({ kind: "footnote", pos });
  });
  return {
    dom,
    number({ footnotes }) {
      const number = footnotes.get(textOf(node.attrs["id"])) ?? 0;
      setAttribute(dom, "data-n", String(number));
      setAttribute(dom, "aria-label", m.footnote.title(number));
    },
    ignoreMutation: () => true,
  };
};

/** What a reference says for its target; words where the target is gone. */
export const crossRefView: MakeView = ({ node: first, view }) => {
  let node = first;
  const dom = element("span", { class: "cross-ref", "data-node": "crossRef", "data-nocount": "" });
  dom.addEventListener("click", (event) => {
    const target = textOf(node.attrs["targetId"]);
    if (event.ctrlKey || event.metaKey) view.dom.querySelector(`[data-id="${CSS.escape(target)}"]`)?.scrollIntoView({ block: "center" });
  });
  return {
    dom,
    update(next) {
      if (next.type !== node.type || next.attrs["targetId"] !== node.attrs["targetId"]) return false;
      node = next;
      return true;
    },
    number({ references }) {
      const words = references.get(textOf(node.attrs["targetId"])) ?? null;
      setAttribute(dom, "data-problem", words === null ? "" : null);
      const text = words ?? m.crossRef.gone;
      if (dom.textContent !== text) dom.textContent = text;
    },
    ignoreMutation: () => true,
  };
};

export const pageBreakView: MakeView = () => ({
  dom: element("div", { class: "page-break", "data-node": "pageBreak", "data-label": m.pageBreak, contenteditable: "false" }),
  ignoreMutation: () => true,
});

const LANGUAGES = [
  "javascript",
  "typescript",
  "python",
  "java",
  "c",
  "cpp",
  "csharp",
  "go",
  "rust",
  "sql",
  "html",
  "css",
  "json",
  "bash",
  "matlab",
  "r",
];

/** Code with the choice of its language. */
export const codeView: MakeView = ({ node: first, view, getPos }) => {
  let node = first;
  const select = element("select", { class: "code-language", "aria-label": m.code.language, contenteditable: "false", "data-nocount": "" });
  const content = element("code");
  const dom = element("pre", {}, [select, content]);
  const draw = () => {
    const language = textOf(node.attrs["language"]);
    const names = language === "" || LANGUAGES.includes(language) ? LANGUAGES : [language, ...LANGUAGES];
    select.replaceChildren(new Option(m.code.plain, ""), ...names.map((name) => new Option(name, name)));
    select.value = language;
    select.disabled = !view.editable;
  };
  select.addEventListener("change", () => {
    const pos = getPos();
    if (pos === undefined) return;
    view.dispatch(view.state.tr.setNodeAttribute(pos, "language", select.value === "" ? null : select.value));
    view.focus();
  });
  draw();
  return {
    dom,
    contentDOM: content,
    update(next) {
      if (next.type !== node.type) return false;
      const isSame = next.attrs["language"] === node.attrs["language"];
      node = next;
      if (!isSame) draw();
      return true;
    },
    stopEvent: (event) => event.target === select,
    ignoreMutation: (mutation) => !content.contains(mutation.target),
  };
};
