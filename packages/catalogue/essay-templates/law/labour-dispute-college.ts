import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const labourDisputeCollege = defineTemplate({
  slug: "labour-dispute-college",
  kind: "thesis",
  discipline: "law",
  major: { zh: "法律事务", en: "Legal Affairs" },
  levels: ["juniorCollege"],
  method: "legal",
  length: { default: 5000, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "加班费劳动争议的证据问题与应对", en: "Evidence in Overtime Pay Disputes" },
  pattern: "〔类型〕劳动争议的证据问题与应对",
  slots: [{ label: "类型", default: "加班费" }],
  remark: { zh: "专科法律文书思路：要证明什么，拿什么证明", en: "What to prove and with what" },
  keywords: ["劳动争议", "加班费", "举证", "考勤"],
  bring: ["法条与司法解释", "公开裁判文书"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "从法律援助窗口的一次咨询写起", weight: 10, needs: ["data"] },
    {
      title: { zh: "加班费争议的法律规则", en: "Rules" },
      intent: "请求权基础与举证分配",
      weight: 22,
      needs: ["source"],
      children: [
        { title: { zh: "请求权基础", en: "Basis of claim" }, intent: "分工作日、休息日、节假日", weight: 11, needs: ["source", "table"] },
        {
          title: { zh: "举证责任怎么分", en: "Burden of proof" },
          intent: "初步证据与用人单位掌管证据",
          weight: 11,
          needs: ["source"],
          mistake: "记成全部由单位举证",
        },
      ],
    },
    {
      title: { zh: "常见证据及其问题", en: "Evidence and problems" },
      intent: "一种证据对一个问题",
      weight: 32,
      needs: ["table"],
      children: [
        { title: { zh: "考勤与打卡截图", en: "Attendance records" }, intent: "真实性与来源", weight: 11, mistake: "不说明谁能修改记录" },
        {
          title: { zh: "聊天记录与工作群", en: "Chats" },
          intent: "身份、完整性、关联性",
          weight: 11,
          needs: ["table"],
          mistake: "截图不保留原始载体",
        },
        { title: { zh: "加班审批制度的抗辩", en: "Approval rules as defence" }, intent: "归纳裁判态度", weight: 10, needs: ["source"] },
      ],
    },
    {
      title: { zh: "应对建议", en: "Advice" },
      intent: "分劳动者与用人单位",
      weight: 28,
      needs: ["table"],
      children: [
        { title: { zh: "劳动者怎样留痕", en: "For workers" }, intent: "给出可照做的清单", weight: 14, needs: ["table"] },
        { title: { zh: "用人单位怎样合规", en: "For employers" }, intent: "工时制度与公示", weight: 14, needs: ["table"] },
      ],
    },
    { title: { zh: "结语", en: "Conclusion" }, intent: "强调调解与成本", weight: 8, mistake: "语气上鼓动诉讼" },
  ],
  whyGood: ["从窗口咨询写起，专科生写得出也答得上", "举证规则讲清两步分配，避免常见误解", "建议分两方，立场中肯"],
  opening: [
    { type: "heading", text: "一、引言" },
    {
      type: "paragraph",
      text: "在法律援助窗口实习时，来咨询的人常常带着厚厚一沓聊天截图，说：“老师，你看，我天天加班。”笔者跟着带教老师一张张看过去，多数截图只能说明他在晚上回复过消息，却说明不了那段时间是不是在工作、由谁安排、做了多久。也有人什么都没带，理由是考勤都在公司电脑里。",
    },
    {
      type: "paragraph",
      text: "加班费争议中，劳动者觉得事实明摆着，仲裁员却要求证据，二者之间的距离往往决定了结果。本文结合《劳动法》《劳动合同法》及有关司法解释的规定，参考【待补充：检索范围】的公开裁判文书，梳理加班费争议的举证规则，分析几类常见证据的证明力和容易出现的问题，并分别为劳动者和用人单位提出留存证据与规范用工的建议。",
    },
  ],
  hardSample: {
    title: "聊天记录怎样才算证据",
    text: "聊天记录属于电子数据，要被采信，一般要说明三件事：对方是谁、内容完整、和加班有关。建议保留原始手机和账号，不要只留截图；截图应连续，能看到对方的账号信息和时间；群聊中要能证明群成员的身份，例如群名称、公司通知或对方自认。内容上，“收到”只能证明看到消息，“今晚做完再走”则能证明被安排工作。若再配合提交工作成果的时间记录，证明力会明显增强，具体裁判情况见【待补充：案号】。",
  },
  staged: true,
  checklist: ["法条现行有效", "当事人信息隐去", "清单可直接使用", "不代替律师意见的提示"],
  scenes: ["gwResearch", "internSummary"],
  since: "2026-11-22",
});
