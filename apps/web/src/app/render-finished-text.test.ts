import { expect, test } from "vitest";
import { renderFinishedText } from "./render-finished-text.ts";

const LETTER = "# 请假条\n\n尊敬的王老师：\n\n我因病请假三天，\n**作业**回校后补上。\n\n此致\n敬礼\n\n申请人：林小满\n2026年11月21日\n";

test("sets the lines of a letter as a drawn text has them, each a paragraph by itself", () => {
  const html = renderFinishedText(LETTER, "letter");
  expect(html.split(/\n|(?<=<\/p>)(?=<p)/)).toEqual([
    '<h2 data-line="title">请假条</h2>',
    '<p data-line="salutation">尊敬的王老师：</p>',
    "<p>我因病请假三天，</p>",
    "<p><strong>作业</strong>回校后补上。</p>",
    "<p>此致</p>",
    '<p data-line="greeting">敬礼</p>',
    expect.stringMatching(/^<p data-line="signature" data-blank="" style="--inset: [\d.]+em">申请人：林小满<\/p>$/),
    expect.stringMatching(/^<p data-line="date"(?: style="--inset: [\d.]+em")?>2026年11月21日<\/p>$/),
    "",
  ]);
});

test("takes a paragraph in bold at the beginning of a letter for its title", () => {
  expect(renderFinishedText("**请假条**\n\n尊敬的王老师：\n", "letter")).toContain('<p data-line="title"><strong>请假条</strong></p>');
  expect(renderFinishedText("**请假**条\n\n尊敬的王老师：\n", "letter")).not.toContain("title");
});

test("tells the levels of an official document", () => {
  const html = renderFinishedText("# 关于放假的通知\n\n各部门：\n\n## 一、时间\n\n三天。\n\n- 值班表另发\n", "gongwen");
  expect(html).toContain('<h3 data-line="heading" data-level="1">一、时间</h3>');
});

test("leaves breaks and lines of a text without a layout as they are, and sets quantities of a table to the right", () => {
  const html = renderFinishedText("Dear all,\nsee below.\n\n| Item | Count |\n| --- | --- |\n| Pens | 12 |\n| Pads | 30 |\n", "none");
  expect(html).toContain("<p>Dear all,<br>\nsee below.</p>");
  expect(html).toContain('<td class="quantity">12</td>');
});
