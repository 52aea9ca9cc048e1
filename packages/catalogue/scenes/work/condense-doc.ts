import { defineScene } from "../../src/scene-schema.ts";

export const condenseDoc = defineScene({
  key: "condenseDoc",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "文章缩写", en: "Condense text" },
  remark: { zh: "长话短说，要点还在", en: "Shorter, nothing lost" },
  marked: "",
  icon: "pencil-line",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Original text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴要压短的文字，结论和数字会留下", en: "Paste the text. Conclusions and figures are kept" },
      row: 8,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 200,
      step: 50,
      min: 50,
      max: 3000,
    },
  ],
  example: {
    content: {
      zh: "上半年，客服部共接到投诉 862 件，比去年同期少 11%。投诉最多的是物流，有 403 件，主要是偏远地区晚到和包装破损；其次是商品描述与实物不符，有 215 件，集中在服装尺码；售后处理慢的有 148 件。三月份我们把首次回应的时间从 4 小时压到 40 分钟，满意度从 82% 升到 90%。四月换了两家快递公司，破损少了三成，但偏远地区晚到的情况没有明显好转。五月起，服装类商品要求附上真人试穿的尺寸，六月相关投诉比四月少了 26 件。目前还有两个问题没有解决：一是夜间只有两名客服，晚上十点以后平均要等 9 分钟；二是退款要经过三个部门，平均 5.2 天才能到账。下半年打算把夜间客服加到四名，退款审批减到一个部门，争取三天内到账。",
      en: "In the first half of the year the support team received 862 complaints, 11% fewer than a year before. Most of them, 403, were about delivery: late parcels in remote areas and damaged boxes. Another 215 said the goods did not match their description, mainly clothing sizes, and 148 were about slow refunds. In March we cut the time of the first reply from 4 hours to 40 minutes, and satisfaction rose from 82% to 90%. In April we changed two carriers, and damage fell by almost a third, though remote areas are served no faster. Since May every piece of clothing shows the size of a person wearing it, and complaints about sizes fell by 26 from April to June. Satisfaction among customers who bought clothing rose as well, from 79% to 84%, and fewer of them sent things back. The chat robot we tried for six weeks answered a third of the questions about delivery dates, but people who had asked it about refunds rated it poorly, and most of them wanted to speak with a person afterwards. Two problems remain: there are only two agents at night, so that people wait 9 minutes on average after ten o'clock, and a refund passes three departments and takes 5.2 days. In the second half we want four agents at night and one department for refunds, with the money back within three days.",
    },
  },
  output: { kind: "transform", register: "tool", unit: "char" },
  recipe: {
    role: "摘要编辑",
    task: "缩写原文，保留结论、关键事实与逻辑",
    structure: [{ zh: "缩写稿", en: "Condensed text", fn: "sum", weight: 100 }],
    style: ["句子完整", "不列提纲"],
    constraints: ["不新增信息", "不改变语气和立场", "数字与专名照原文"],
    selective: true,
    en: {
      role: "the author of the text, shortening it",
      task: "Rework the text into a shorter one that keeps its conclusions, key facts and line of argument.",
      rules: [
        "keep it continuous prose, not an outline",
        "keep figures, names and quoted words as they are",
        "keep the author's person, tone and degree of certainty",
        "cut repetition, examples and asides before arguments",
      ],
    },
  },
});
