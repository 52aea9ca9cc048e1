import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const lawAdminNoteCourse = defineTemplate({
  slug: "law-admin-note-course",
  kind: "course",
  discipline: "law",
  major: { zh: "法学", en: "Law" },
  levels: ["undergraduate"],
  method: "legal",
  length: { default: 3500, min: 2000, max: 8000 },
  numbering: "B",
  title: { zh: "政府信息公开行政案例评析", en: "Case Note: An Access-to-information Judgment" },
  pattern: "〔案件〕行政案例评析",
  slots: [{ label: "案件", default: "政府信息公开" }],
  remark: { zh: "案例评析四步：事实、争点、说理、评价", en: "Facts, issues, reasoning, evaluation" },
  keywords: ["案例评析", "行政法", "信息公开", "裁判说理"],
  bring: ["判决书全文", "相关条文"],
  outline: [
    {
      title: { zh: "案情与裁判要旨", en: "Facts and holding" },
      intent: "只留与争点有关的事实",
      weight: 14,
      needs: ["source"],
      mistake: "整段粘贴判决书",
    },
    { title: { zh: "争议焦点的归纳", en: "Issues" }, intent: "用是否句表述，不超过三个", weight: 12 },
    {
      title: { zh: "裁判理由的重构", en: "Reconstructing reasons" },
      intent: "补出省略的大前提",
      weight: 24,
      needs: ["source"],
      children: [
        { title: { zh: "大前提：规范依据", en: "Major premise" }, intent: "条文、位阶、解释方法", weight: 12, needs: ["source"] },
        { title: { zh: "小前提：事实涵摄", en: "Subsumption" }, intent: "证据与事实的对应", weight: 12 },
      ],
    },
    {
      title: { zh: "评析", en: "Comment" },
      intent: "赞成与质疑都要有理由",
      weight: 32,
      needs: ["source"],
      children: [
        {
          title: { zh: "说理的得与失", en: "Merits and gaps" },
          intent: "指出论证跳跃处",
          weight: 16,
          needs: ["source"],
          mistake: "只有赞同没有分析",
        },
        { title: { zh: "与同类案件比较", en: "Similar cases" }, intent: "找出区分点", weight: 16, needs: ["source"] },
      ],
    },
    { title: { zh: "延伸思考", en: "Further thought" }, intent: "换一个事实，结论是否改变", weight: 12 },
    { title: { zh: "结论", en: "Conclusion" }, intent: "一段话说清判决的意义", weight: 6 },
  ],
  whyGood: ["争点写成两个可以回答的问题", "先重构理由再评价，批评有根据", "换事实检验，体现法律思维"],
  opening: [
    { type: "heading", text: "一、案情与裁判要旨" },
    {
      type: "paragraph",
      text: "申请人向行政机关申请公开一份征收项目的会议纪要，行政机关答复称该纪要属于内部管理信息，不予公开。申请人提起行政诉讼。一审认为，会议纪要通常仅在机关内部发生效力，判决驳回；二审认为，该纪要确定的补偿标准已作为后续补偿决定的直接依据，对外产生影响，不能仅因载体名称而排除公开，遂撤销原判，责令重新答复【待补充：案号】。",
    },
    { type: "heading", text: "二、争议焦点的归纳" },
    {
      type: "paragraph",
      text: "两级法院对事实没有分歧，分歧在于规范的理解，可以归纳为两个问题：第一，判断内部管理信息应当看文件的名称与制作程序，还是看其内容是否实际影响相对人权益？第二，如果纪要中部分内容对外产生影响、部分属于内部讨论，行政机关是否负有区分处理的义务？前一问题涉及不予公开事由的解释，后一问题涉及作出答复时的裁量方式。",
    },
  ],
  hardSample: {
    title: "说理的得与失",
    text: "二审判决抓住“是否外化”这一实质标准，避免了以文件名称决定公民知情权的结果，值得肯定。但论证中仍有一处跳跃：判决由“补偿决定引用了纪要”直接得出“纪要应当公开”，没有讨论被引用的是纪要的全部还是部分。若只引用了补偿标准一项，则外化的也仅限于该项，其余讨论过程仍可能属于内部信息。补足这一步，结论应当是责令区分处理，而不是笼统的重新答复。与【待补充：同类案号】比较，该案正是在区分处理上写得更为细致。",
  },
  staged: false,
  checklist: ["判决书来自官方渠道", "当事人信息隐去", "条文现行有效", "评价有对照案例"],
  scenes: ["classPresent", "summaryDoc"],
  since: "2026-11-22",
});
