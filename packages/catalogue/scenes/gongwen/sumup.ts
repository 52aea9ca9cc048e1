import { defineScene } from "../../src/scene-schema.ts";

export const sumup = defineScene({
  key: "pinu55jple",
  type: "scene",
  slug: "sumup",
  category: "gongwen",
  categories: ["gongwen"],
  title: { zh: "会议总结讲话", en: "Closing remarks at a meeting" },
  shortTitle: { zh: "会议总结", en: "Meeting closing remarks" },
  remark: { zh: "归纳共识，布置落实", en: "What we agreed, what comes next" },
  marked: "",
  icon: "list-numbers",
  form: [
    {
      key: "topic",
      label: { zh: "会议名称", en: "Meeting" },
      type: "text",
      required: true,
      placeholder: { zh: "比如：三季度经营分析会", en: "e.g. the third-quarter business review" },
    },
    {
      key: "content",
      label: { zh: "会议要点", en: "Key points" },
      type: "textarea",
      required: true,
      placeholder: {
        zh: "比如：营收完成 71%；交付慢是共识；采购提前两周；下月看库存周转",
        en: "e.g. 71% of revenue target; slow delivery is the shared concern; buy two weeks earlier; watch stock next month",
      },
      row: 5,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  output: { kind: "speech", register: "speech", unit: "char" },
  recipe: {
    role: "作总结讲话的与会领导",
    task: "写会议总结讲话，概括收获、归纳共识、部署落实",
    structure: [
      { zh: "会议评价", en: "Assessment", fn: "sum", weight: 20 },
      { zh: "达成共识", en: "Consensus", fn: "result", weight: 30 },
      { zh: "贯彻落实要求", en: "Requirements", fn: "require", weight: 38 },
      { zh: "结束语", en: "Closing", fn: "close", weight: 12 },
    ],
    style: ["提炼到位，不重复他人原话"],
    constraints: ["不新增会上未议事项", "分歧没有定的写“会后再议”", "任务落到部门和时间"],
    en: {
      role: "the leader closing the meeting",
      task: "Write closing remarks: what the meeting achieved, what was agreed and what happens next.",
      rules: [
        "put agreement in your own words, point by point",
        "bring up nothing that was not discussed",
        "say what stays open",
        "give each next step its department and date",
        "thank people in passing",
      ],
    },
  },
});
