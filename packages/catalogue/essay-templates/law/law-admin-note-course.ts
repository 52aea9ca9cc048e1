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
  title: { zh: "政府信息公开行政案例评析", en: "Case note: a judgment on access to government information" },
  pattern: { zh: "〔案件〕行政案例评析", en: "Case note: a judgment on 〔case〕" },
  slots: [{ label: { zh: "案件", en: "case" }, default: { zh: "政府信息公开", en: "access to government information" } }],
  remark: { zh: "案例评析四步：事实、争点、说理、评价", en: "Facts, issues, reasoning, evaluation" },
  keywords: [
    { zh: "案例评析", en: "case note" },
    { zh: "行政法", en: "administrative law" },
    { zh: "信息公开", en: "access to information" },
    { zh: "裁判说理", en: "judicial reasoning" },
  ],
  bring: [
    { zh: "一、二审判决书全文（官方渠道）", en: "Full text of both judgments from an official source" },
    { zh: "相关条文与立法说明", en: "The provisions and their drafting history" },
  ],
  outline: [
    {
      title: { zh: "案情与裁判要旨", en: "Facts and holding" },
      intent: { zh: "只留与争点有关的事实，写清审级与裁判结果", en: "Only facts that bear on the issues; each instance and its outcome" },
      weight: 14,
      needs: ["source"],
      mistake: { zh: "整段粘贴判决书", en: "Pasting in whole pages of the judgment" },
    },
    {
      title: { zh: "争议焦点的归纳", en: "Framing the issues" },
      intent: { zh: "用是否句表述，不超过三个，并注明先后关系", en: "Yes-or-no questions, three at most, in logical order" },
      weight: 12,
    },
    {
      title: { zh: "裁判理由的重构", en: "Reconstructing the reasoning" },
      intent: { zh: "补出省略的大前提，使推理可以逐步检验", en: "Supply the premises left unsaid so that each step can be tested" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "大前提：规范依据", en: "Major premise: the rule" },
          intent: { zh: "条文、位阶、采用了哪种解释方法", en: "Provision, rank and the method of interpretation used" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "小前提：事实涵摄", en: "Minor premise: facts under the rule" },
          intent: { zh: "每个要件由哪项证据支持，何处只是推断", en: "Which evidence supports each element, and where it is inference" },
          weight: 12,
        },
      ],
    },
    {
      title: { zh: "评析", en: "Evaluation" },
      intent: { zh: "赞成与质疑都要有理由", en: "Reasons for agreement and for doubt alike" },
      weight: 32,
      needs: ["source"],
      children: [
        {
          title: { zh: "说理的得与失", en: "Merits and gaps in the reasoning" },
          intent: { zh: "找出推理中缺的一步，并试着替法院补上", en: "Find the missing step and try to supply it for the court" },
          weight: 16,
          needs: ["source"],
          mistake: { zh: "只有赞同没有分析", en: "Agreement without analysis" },
        },
        {
          title: { zh: "与同类案件比较", en: "Comparison with similar cases" },
          intent: { zh: "区分点是事实不同还是法律观点不同", en: "Is the difference one of fact or of legal view" },
          weight: 16,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "延伸思考", en: "Testing with other facts" },
      intent: { zh: "换掉一个关键事实，检验结论是否改变", en: "Change one key fact: does the outcome change" },
      weight: 12,
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "判决解决了什么、留下什么，一段说完", en: "One paragraph: what the judgment settles and what it leaves open" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "争点写成两个可以回答的问题", en: "The issues are two questions that can be answered" },
    { zh: "先重构理由再评价，批评有根据", en: "Reasoning is rebuilt before it is criticised, so criticism has grounds" },
    { zh: "换事实检验，体现法律思维", en: "Testing with other facts shows a lawyer's habit of mind" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、案情与裁判要旨", en: "Facts and holding" } },
    {
      type: "paragraph",
      text: {
        zh: "申请人向行政机关申请公开一份征收项目的会议纪要，行政机关答复称该纪要属于内部管理信息，不予公开。申请人提起行政诉讼。一审认为，会议纪要通常仅在机关内部发生效力，判决驳回；二审认为，该纪要确定的补偿标准已作为后续补偿决定的直接依据，对外产生影响，不能仅因载体名称而排除公开，遂撤销原判，责令重新答复【待补充：案号】。",
        en: "The applicant asked an authority to disclose the minutes of a meeting about an expropriation project. The authority replied that the minutes were internal management information and refused. The applicant sought judicial review. At first instance the claim was dismissed on the ground that minutes normally have effect only within an authority; on appeal the court held that the compensation standard fixed in the minutes had become the direct basis of later compensation decisions and so had external effect, that disclosure could not be refused merely because of what the document was called, quashed the judgment and ordered a fresh reply 【to fill in: case number】.",
      },
    },
    { type: "heading", text: { zh: "二、争议焦点的归纳", en: "Framing the issues" } },
    {
      type: "paragraph",
      text: {
        zh: "两级法院对事实没有分歧，分歧在于规范的理解，可以归纳为两个问题：第一，判断内部管理信息应当看文件的名称与制作程序，还是看其内容是否实际影响相对人权益？第二，如果纪要中部分内容对外产生影响、部分属于内部讨论，行政机关是否负有区分处理的义务？前一问题涉及不予公开事由的解释，后一问题涉及作出答复时的裁量方式。",
        en: "The two courts did not differ on the facts but on the reading of the rule, and the difference can be put as two questions. First, is internal management information to be recognised by a document's name and procedure, or by whether its content in fact affects the rights of others? Second, where part of the minutes has external effect and part is internal discussion, must the authority separate the two? The first concerns the reading of an exemption, the second how discretion is exercised in replying.",
      },
    },
  ],
  hardSample: {
    title: { zh: "说理的得与失", en: "Merits and gaps in the reasoning" },
    text: {
      zh: "二审判决抓住“是否外化”这一实质标准，避免了以文件名称决定公民知情权的结果，值得肯定。但论证中仍有一处跳跃：判决由“补偿决定引用了纪要”直接得出“纪要应当公开”，没有讨论被引用的是纪要的全部还是部分。若只引用了补偿标准一项，则外化的也仅限于该项，其余讨论过程仍可能属于内部信息。补足这一步，结论应当是责令区分处理，而不是笼统的重新答复。与【待补充：同类案号】比较，该案正是在区分处理上写得更为细致。",
      en: "The appeal judgment rests on a test of substance, whether the content has taken external effect, and so avoids letting a document's name decide the public's right to know. That deserves approval. There is still a leap in the argument. From “the compensation decision cites the minutes” the court passes straight to “the minutes must be disclosed”, without asking whether all or part of them was cited. If only the compensation standard was cited, only that has taken external effect, and the rest of the discussion may remain internal. With this step supplied, the order should be to separate the parts, not to reply afresh in general terms. Compared with 【to fill in: number of a similar case】, it is on separation that the other court is the more careful.",
    },
  },
  staged: true,
  checklist: [
    { zh: "判决书来自官方渠道并注明案号", en: "The judgment comes from an official source, with its number" },
    { zh: "当事人信息已隐去", en: "Parties are anonymised" },
    { zh: "条文为裁判时有效版本", en: "Provisions are cited as in force at the time of judgment" },
    { zh: "每点批评都指明判决所在段落", en: "Every criticism points to a passage of the judgment" },
    { zh: "至少比较一件同类案例", en: "At least one similar case is compared" },
  ],
  scenes: ["classPresent", "summaryDoc"],
  since: "2026-11-22",
});
