import type { NodeJson } from "@tangleaf/document/model";
import fc from "fast-check";
import { expect, it } from "vitest";
import { HOSTILE_MARKDOWN } from "../../../../../packages/document/src/testing/hostile-markdown.ts";
import { formulaToMathml } from "./formula-to-mathml.ts";
import { renderPage } from "./render-page.ts";
import { formula, math, PICTURE, text } from "./testing/sample-document.ts";

const HOSTILE_LATEX = [
  "\\href{javascript:alert(1)}{x}",
  "\\url{javascript:alert(1)}",
  "\\includegraphics{https://a.cn/x.png}",
  "\\htmlClass{x}{y}",
  "\\htmlStyle{background:url(https://a.cn)}{y}",
  "\\htmlData{onclick=alert(1)}{y}",
  "\\text{</annotation></semantics></math><script>alert(1)</script>}",
  '\\color{"onload="alert(1)}x',
  "\\def\\a{\\a\\a}\\a",
  "\\rule{1000000em}{1000000em}",
  "x".repeat(5000),
];
const ELEMENTS =
  /^(?:math|semantics|annotation|m(?:row|i|n|o|s|text|space|sup|sub|subsup|frac|sqrt|root|over|under|underover|table|tr|td|style|padded|phantom|enclose|multiscripts|prescripts|labeledtr|stack))$/;

const page = (...blocks: readonly NodeJson[]) =>
  Buffer.from(
    renderPage({
      content: { title: "", settings: { language: "zh" }, blocks, footnotes: {} },
      images: new Map([["b1", PICTURE]]),
      labelJson: '{"a":"<"}',
      visibleLabel: "AI",
    }),
  ).toString();

it("draws formulas as MathML, and keeps how they were typed; one that cannot be read stays as it is", () => {
  const html = page(
    { type: "paragraph", content: [text("由 "), math("a<b"), text(" 得")] },
    formula("e1", "\\frac{1}{2}", true),
    formula("e2", "\\frac{1", false),
  );
  expect(html).toContain('<p>由 <span class="math"><math xmlns="http://www.w3.org/1998/Math/MathML">');
  expect(html).toContain('<annotation encoding="application/x-tex">a&lt;b</annotation>');
  expect(html).toMatch(
    /<div class="math" id="e1"><span class="math"><math [^>]*display="block"><semantics><mrow><mfrac><mn>1<\/mn><mn>2<\/mn><\/mfrac><\/mrow><annotation encoding="application\/x-tex">\\frac\{1\}\{2\}<\/annotation>/,
  );
  expect(html).toContain('<span class="equation">(1)</span>');
  expect(html).toContain('<span class="math" data-latex="\\frac{1" data-display="true">\\frac{1</span>');
  expect(html).toContain('<meta name="AIGC" content="{&quot;a&quot;:&quot;&lt;&quot;}">');
});

it("writes nothing that runs or loads, whatever the LaTeX", () => {
  const hostile = fc.oneof(fc.constantFrom(...HOSTILE_LATEX, ...HOSTILE_MARKDOWN), fc.string());
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      for (const latex of [one, `${one}${other}`]) {
        const mathml = formulaToMathml(latex, true);
        if (mathml === null) continue;
        for (const [, name = "", attributes = ""] of mathml.matchAll(/<\/?([^\s>/]*)([^>]*)>/g)) {
          expect(name).toMatch(ELEMENTS);
          expect(attributes).not.toMatch(/\s(?:on\w+|href|src|class|id)=/i);
          expect(attributes).not.toMatch(/url\(|javascript:/i);
        }
      }
    }),
  );
});
