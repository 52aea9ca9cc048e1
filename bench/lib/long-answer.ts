const PLAIN =
  "临时办法是延后加载，首屏时间已从 3.4 秒回到 2.1 秒；更彻底的做法是把地区数据拆成按需请求，这需要后端配合增加一个接口，已经约好周一对齐。另外，测试环境的数据与线上差异较大，有两个问题直到灰度才暴露，建议定期同步。";
const PARAGRAPH =
  "本周工作围绕“下单流程改版”展开，主要完成三件事。第一，**购物车与结算页合并上线**；原先从加购到付款需要四步，合并后减为两步。灰度三天，结算页跳出率由 31% 降到 24%，没有收到阻断类反馈，设 $x_{i}+\\frac{1}{2}y_{i}$ 为本期增量。";

/** A text as a model writes it: headings, paragraphs, lists, a formula in each section, a table and a displayed formula in each fourth. */
export function longAnswer(characters: number): string {
  let text = "# 长文\n\n";
  for (let n = 1; text.length < characters; n++) {
    text += `## 第 ${n} 节\n\n${PARAGRAPH.replaceAll("{i}", `{${n}}`)}\n\n- 第一条要点，数据为 ${n} 项\n- 第二条要点\n\n${PLAIN}\n\n`;
    if (n % 4 === 0) text += `| 事项 | 数量 |\n| --- | ---: |\n| 合并 | ${n} |\n| 修复 | 12 |\n\n$$\n\\Delta r_{${n}} = r_1 - r_0\n$$\n\n`;
  }
  return text.slice(0, characters);
}
