import { ImageRun, type ParagraphChild, TextRun, Math as WordMath, type XmlComponent } from "docx";
import { latexToMath } from "docx/math";
import { expect, it, test } from "vitest";
import { PICTURE } from "../testing/sample-document.ts";
import { treeOf, treeXml } from "./component-tree.ts";
import { fieldStart } from "./document/field-runs.ts";
import type { Context } from "./write-alike.ts";
import { xmlOf } from "./xml-of.ts";

/** What the library makes of it. */
const xmlOfLibrary = (component: XmlComponent) => xmlOf(component.prepForXml({ stack: [] } as unknown as Context) ?? {});
const ownXml = (component: XmlComponent) => {
  const tree = treeOf(component);
  return tree === null ? null : treeXml(tree);
};

test.each([
  "x_{1,2}=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}",
  "\\sum_{i=1}^{n}\\left(\\begin{cases}a & b<c \\\\ \\text{“甲” & 乙} & d\\end{cases}\\right)",
  "\\hat{x}\\mathbb{R}\\underbrace{a}_b\\binom{n}{k}\\xrightarrow{f}\\phantom{y}",
  "\\frac{}{}",
])("writes the formula %s as the library does", (latex) => {
  const formula = new WordMath({ children: latexToMath(latex) });
  expect(ownXml(formula)).toBe(xmlOfLibrary(formula));
});

it("writes elements the library has no name for as the library does", () => {
  for (const run of fieldStart('TOC \\o "1-3" <&>', { isDue: true, isHidden: true })) expect(ownXml(run)).toBe(xmlOfLibrary(run));
});

it("leaves what is written in a way of its own to the library", () => {
  const picture = new ImageRun({ type: "png", data: PICTURE, transformation: { width: 1, height: 1 } });
  const runs: ParagraphChild[] = [picture, new TextRun({ text: "x", bold: true })];
  expect(runs.map((run) => treeOf(run as unknown as XmlComponent))).toEqual([null, null]);
});
