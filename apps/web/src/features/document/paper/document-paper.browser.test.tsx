import { expect, it, onTestFinished } from "vitest";
import prose from "#editor/core/prose.module.css";
import css from "./document-paper.module.css";

const SIZE_PX = 16;

function paper(look: "note" | "thesis"): Element {
  const sheet = document.createElement("article");
  sheet.className = css["sheet"] ?? "";
  sheet.dataset["look"] = look;
  sheet.style.cssText = `--size: ${SIZE_PX}px; --zoom: 1; --lines: 1.9`;
  sheet.innerHTML = `<div class="${css["body"]}"><div class="${prose["prose"]} ${css["text"]}"><p>Words</p><h1>One</h1><h2>Two</h2></div></div>`;
  document.body.append(sheet);
  onTestFinished(() => sheet.remove());
  return sheet;
}

const sizes = (sheet: Element) => [...sheet.querySelectorAll("h1, h2")].map((heading) => getComputedStyle(heading).fontSize);

it("headings of a note stand below its title, whichever of its style sheets comes first", () => {
  const note = paper("note");
  const thesis = paper("thesis");
  const text = [...document.querySelectorAll("style")].filter(({ textContent }) => textContent.includes(prose["prose"] ?? "?"));
  expect(text).not.toEqual([]);
  for (const place of ["prepend", "append"] as const) {
    document.head[place](...text);
    expect(sizes(note), place).toEqual(["18px", "16px"]);
    expect(sizes(thesis), place).toEqual(["22px", "17px"]);
    expect(getComputedStyle(note.querySelector("p")?.parentElement ?? note).maxWidth, place).toBe("none");
  }
});
