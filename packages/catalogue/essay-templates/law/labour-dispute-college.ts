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
  title: { zh: "加班费劳动争议的证据问题与应对", en: "Evidence problems in overtime pay disputes and how to meet them" },
  pattern: { zh: "〔类型〕劳动争议的证据问题与应对", en: "Evidence problems in 〔type〕 disputes and how to meet them" },
  slots: [{ label: { zh: "类型", en: "type" }, default: { zh: "加班费", en: "overtime pay" } }],
  remark: { zh: "专科法律文书思路：要证明什么，拿什么证明", en: "What has to be proved, and with what" },
  keywords: [
    { zh: "劳动争议", en: "labour dispute" },
    { zh: "加班费", en: "overtime pay" },
    { zh: "举证", en: "burden of proof" },
    { zh: "考勤", en: "attendance records" },
  ],
  bring: [
    { zh: "现行法条与司法解释", en: "Statutes and judicial interpretations now in force" },
    { zh: "公开裁判文书及检索记录", en: "Published decisions and a record of the search" },
    { zh: "实习单位同意使用隐去信息的咨询材料", en: "The placement's consent to use anonymised enquiries" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "从法律援助窗口的一次咨询写起", en: "Begin with one enquiry at the legal aid counter" },
      weight: 10,
      needs: ["data"],
    },
    {
      title: { zh: "加班费争议的法律规则", en: "The legal rules" },
      intent: { zh: "先找请求权基础，再讲谁来举证", en: "Find the basis of the claim first, then who must prove it" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "请求权基础", en: "Basis of claim" },
          intent: {
            zh: "分工作日、休息日、节假日，注明工时制前提",
            en: "Working days, rest days and public holidays, under which working-time system",
          },
          weight: 11,
          needs: ["source", "table"],
        },
        {
          title: { zh: "举证责任怎么分", en: "Who bears the burden of proof" },
          intent: {
            zh: "劳动者先证加班事实；能证明单位掌握证据而不提交的，不利后果归单位",
            en: "The worker proves overtime; the employer bears the consequence of withholding records shown to be in its hands",
          },
          weight: 11,
          needs: ["source"],
          mistake: { zh: "记成全部由单位举证", en: "Saying that the employer must prove everything" },
        },
      ],
    },
    {
      title: { zh: "常见证据及其问题", en: "Common evidence and its problems" },
      intent: {
        zh: "一种证据对一个问题，都回到真实、合法、关联",
        en: "One problem for each kind of evidence: authentic, lawful, relevant",
      },
      weight: 32,
      needs: ["table"],
      children: [
        {
          title: { zh: "考勤与打卡截图", en: "Attendance and clock-in screenshots" },
          intent: {
            zh: "记录由谁生成、谁能修改、能否导出核对",
            en: "Who makes the record, who can alter it, can it be exported and checked",
          },
          weight: 11,
          mistake: { zh: "不说明谁能修改记录", en: "Not saying who is able to alter the record" },
        },
        {
          title: { zh: "聊天记录与工作群", en: "Messages and work group chats" },
          intent: {
            zh: "身份、完整性、与加班安排的关联各怎样证明",
            en: "How identity, completeness and a link to overtime are each proved",
          },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "截图不保留原始载体", en: "Keeping screenshots but not the original device" },
        },
        {
          title: { zh: "加班审批制度的抗辩", en: "Approval rules as a defence" },
          intent: { zh: "“未经审批不算加班”的抗辩何时被支持", en: "When “no approval, no overtime” succeeds as a defence" },
          weight: 10,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "应对建议", en: "Practical advice" },
      intent: { zh: "分劳动者与用人单位，每条对应一个证据问题", en: "For both sides, each point answering a problem above" },
      weight: 28,
      needs: ["table"],
      children: [
        {
          title: { zh: "劳动者怎样留痕", en: "What workers should keep" },
          intent: { zh: "给出按证据种类排列、可照做的清单", en: "A list by kind of evidence that a worker can follow" },
          weight: 14,
          needs: ["table"],
        },
        {
          title: { zh: "用人单位怎样合规", en: "How employers comply" },
          intent: { zh: "工时制度、民主程序与公示、记录保存", en: "Working-time system, consultation and notice, keeping records" },
          weight: 14,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "提示仲裁时效、调解与维权成本", en: "Time limits for arbitration, mediation and the cost of a claim" },
      weight: 8,
      mistake: { zh: "语气上鼓动诉讼", en: "Urging readers to sue" },
    },
  ],
  whyGood: [
    { zh: "从窗口咨询写起，专科生写得出也答得上", en: "Starts at an advice counter: within a college student's reach to write and defend" },
    { zh: "举证规则讲清两步分配，避免常见误解", en: "The two steps of the burden of proof are kept apart, which avoids a common mistake" },
    { zh: "建议分两方，立场中肯", en: "Advice for both sides, in a measured tone" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、引言", en: "Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "在法律援助窗口实习时，来咨询的人常常带着厚厚一沓聊天截图，说：“老师，你看，我天天加班。”笔者跟着带教老师一张张看过去，多数截图只能说明他在晚上回复过消息，却说明不了那段时间是不是在工作、由谁安排、做了多久。也有人什么都没带，理由是考勤都在公司电脑里。",
        en: "While I was on placement at a legal aid counter, people often came in with a thick stack of chat screenshots and said, “Look, I work late every day.” Going through them page by page with my supervisor, I found that most showed only that someone had answered messages at night. They did not show whether it was work, who had asked for it, or how long it took. Others brought nothing, because the attendance data were on the company's computers.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "加班费争议中，劳动者觉得事实明摆着，仲裁员却要求证据，二者之间的距离往往决定了结果。本文结合《劳动法》《劳动合同法》及有关司法解释的规定，参考【待补充：检索范围】的公开裁判文书，梳理加班费争议的举证规则，分析几类常见证据的证明力和容易出现的问题，并分别为劳动者和用人单位提出留存证据与规范用工的建议。",
        en: "In overtime pay disputes the worker thinks the facts are plain while the arbitrator asks for evidence, and the distance between the two often settles the outcome. Drawing on the Labour Law, the Labour Contract Law and the judicial interpretations, and on decisions published within 【to fill in: scope of search】, this thesis sets out the rules on proof in overtime disputes, examines how much common kinds of evidence prove and where they fail, and advises workers on keeping evidence and employers on keeping within the law.",
      },
    },
  ],
  hardSample: {
    title: { zh: "聊天记录怎样才算证据", en: "When chat messages count as evidence" },
    text: {
      zh: "聊天记录属于电子数据，要被采信，一般要说明三件事：对方是谁、内容完整、和加班有关。建议保留原始手机和账号，不要只留截图；截图应连续，能看到对方的账号信息和时间；群聊中要能证明群成员的身份，例如群名称、公司通知或对方自认。内容上，“收到”只能证明看到消息，“今晚做完再走”则能证明被安排工作。若再配合提交工作成果的时间记录，证明力会明显增强，具体裁判情况见【待补充：案号】。",
      en: "Chat messages are electronic data. To be accepted they generally have to show three things: who the other person is, that nothing is missing, and that they concern overtime. Keep the original phone and account rather than screenshots alone. Screenshots should run on without gaps and show the other person's account and the time; in a group chat the identity of members must be shown, for instance by the group's name, a company notice or the other side's own admission. As to content, “received” proves only that a message was seen, whereas “finish it before you leave tonight” proves that work was assigned. Records of when the work was handed in add considerably to its weight; for how courts have decided, see 【to fill in: case number】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "法条均为现行有效", en: "Every provision cited is in force" },
    { zh: "当事人与单位信息已隐去", en: "Parties and employers are anonymised" },
    { zh: "举证责任分两步写明", en: "Both steps of the burden of proof are stated" },
    { zh: "清单每条可直接照做", en: "Each item on the list can be acted on" },
    { zh: "文末注明不代替律师意见", en: "A note says that this is no substitute for a lawyer's advice" },
  ],
  scenes: ["gwResearch", "internSummary"],
  since: "2026-11-22",
});
