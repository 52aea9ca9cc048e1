import { expect, test } from "vitest";
import { renderPage } from "./render-page.ts";

test("the parts of a page are listed with the ids they have in it, and its highest heading is a part", () => {
  const { html, headings } = renderPage("# 总则\n\n## 一、**谁**写\n\n### 细目\n\n字");
  expect(headings).toEqual([
    { id: "part-1", title: "总则" },
    { id: "part-2", title: "一、谁写" },
  ]);
  expect(html).toBe('<h2 id="part-1">总则</h2>\n<h2 id="part-2">一、<strong>谁</strong>写</h2>\n<h3>细目</h3>\n<p>字</p>\n');
});

test("nothing of a page runs or loads, and a heading's words are text", () => {
  const { html, headings } = renderPage("## <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>[x](javascript:alert(1))");
  expect(html).not.toMatch(/<(?:img|script|a)\b/);
  expect(headings).toEqual([{ id: "part-1", title: "<img src=x onerror=alert(1)>" }]);
});
