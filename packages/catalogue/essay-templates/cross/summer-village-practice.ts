import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const summerVillagePractice = defineTemplate({
  slug: "summer-village-practice",
  kind: "practice",
  discipline: "cross",
  major: { zh: "社会实践", en: "Social Practice" },
  levels: ["undergraduate", "juniorCollege", "any"],
  method: "qualitative",
  length: { default: 3000, min: 1500, max: 6000 },
  numbering: "B",
  title: { zh: "R村留守儿童暑期托管社会实践报告", en: "Summer social practice in Village R: holiday care for left-behind children" },
  pattern: { zh: "〔地点〕〔主题〕社会实践报告", en: "Summer social practice in 〔place〕: 〔theme〕" },
  slots: [
    { label: { zh: "地点", en: "place" }, default: { zh: "R村", en: "Village R" } },
    { label: { zh: "主题", en: "theme" }, default: { zh: "留守儿童暑期托管", en: "holiday care for left-behind children" } },
  ],
  remark: { zh: "少写“我们受到了教育”，多写“他们改变了计划”", en: "Less about us, more about what changed" },
  keywords: [
    { zh: "暑期实践", en: "summer practice" },
    { zh: "三下乡", en: "rural volunteering" },
    { zh: "儿童", en: "children" },
    { zh: "乡村", en: "village" },
  ],
  bring: [
    { zh: "活动日志", en: "daily activity log" },
    { zh: "监护人同意", en: "guardians' consent forms" },
    { zh: "照片使用许可", en: "permission to use photographs" },
  ],
  outline: [
    {
      title: { zh: "为什么去、做了什么准备", en: "Why we went and how we prepared" },
      intent: { zh: "需求从谁那里听来，与自己设想差在哪", en: "From whom we heard the need, and how it differed from our idea" },
      weight: 12,
    },
    {
      title: { zh: "第一天的计划和第三天的计划", en: "The plan of day one and the plan of day three" },
      intent: { zh: "用对照表写改了什么、谁提的", en: "A table: what changed and who asked for it" },
      weight: 16,
      needs: ["table"],
      mistake: { zh: "按日写活动流水，看不到为何改", en: "A daily log of activities, with no reason for the changes" },
    },
    {
      title: { zh: "几个下午", en: "Some afternoons" },
      intent: { zh: "写当场发生的事，少写感受", en: "What happened there and then, with few feelings" },
      weight: 36,
      needs: ["data"],
      children: [
        {
          title: { zh: "没有人举手的课", en: "The lesson in which no hand went up" },
          intent: { zh: "冷场的原因是什么，第二天怎么改", en: "Why it fell flat and what we did the next day" },
          weight: 12,
          needs: ["data"],
        },
        {
          title: { zh: "河边的安全课", en: "A safety lesson by the river" },
          intent: { zh: "孩子已经知道的比教案多", en: "The children knew more than our lesson plan" },
          weight: 12,
          needs: ["data"],
        },
        {
          title: { zh: "家访路上", en: "Along the road on home visits" },
          intent: { zh: "记下与我们不同的意见", en: "Write down the views that differ from ours" },
          weight: 12,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "能留下什么", en: "What can stay behind" },
      intent: { zh: "谁接手、花多少、能续多久", en: "Who takes over, at what cost, for how long" },
      weight: 20,
      needs: ["table"],
      mistake: { zh: "结尾只写感动离别，不写谁来接手", en: "Tears at parting, and no word on who carries on" },
    },
    {
      title: { zh: "反思", en: "Reflection" },
      intent: { zh: "短期活动可能的伤害与不该再做的事", en: "What a short visit can harm, and what not to repeat" },
      weight: 16,
    },
  ],
  whyGood: [
    { zh: "计划因村民一句话推翻，过程真实", en: "One sentence from the village overturns the plan" },
    { zh: "安全课由孩子画图，成果留在村里", en: "The children draw the safety map, and it stays in the village" },
    { zh: "对短期活动的限度有自省", en: "Honest about what a short visit cannot do" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、为什么去、做了什么准备", en: "1 Why we went and how we prepared" } },
    {
      type: "paragraph",
      text: {
        zh: "出发之前，我们准备了满满十天的课表：手工、合唱、编程启蒙、普法小剧场。准备的依据是往年队伍的总结和我们自己的想象。联系村委会时，对方只问了一句：“能不能上午十点以前来？十点以后孩子要回去做饭。”我们这才意识到，课表上最重要的活动都排在十点以后。",
        en: 'Before we left we had ten full days on paper: handicrafts, choir, first steps in coding, little plays about the law. They rested on the reports of earlier teams and on our own imagination. When we rang the village committee, they asked only one thing: "Can you come before ten in the morning? After ten the children go home to cook." Only then did we notice that everything we thought important was scheduled for after ten.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "经村干部介绍，我们提前访谈了几位家长和一位村小老师【待补充：访谈时间】，重新整理需求：孩子们不缺热闹，缺的是有人检查作业、带着写完；家长最担心的是下午下河；老师希望我们不要教太多新东西，“你们走了，他们会失落”。根据这些意见，我们把课时压缩，增加了作业辅导和防溺水内容，并和村里约定，资料与玩具用完以后由村小保管。监护人同意书与照片使用说明在第一天发放。",
        en: 'Through the committee we then spoke with several parents and a teacher at the village school 【to fill in: dates of the interviews】 and sorted the needs again. The children do not lack excitement; they lack someone who checks their homework and sees them through it. What parents fear most is the river in the afternoon. The teacher hoped that we would not bring too many new things: "When you leave, they feel the loss." So we cut our lessons, added homework help and water safety, and agreed that materials and toys would stay with the school. Consent forms for guardians and a note on photographs were handed out on the first day.',
      },
    },
  ],
  hardSample: {
    title: { zh: "安全课的调整", en: "Changing the safety lesson" },
    text: {
      zh: "原来的防溺水课准备了动画片和口诀，讲完之后，一个男孩说：“这个我们都会背。”我们请他讲讲平时在哪里玩水，他画出河湾的草图，指着一处说这里水浅，旁边却有挖沙留下的坑，踩下去就没了。其他孩子纷纷补充，画成一张比我们的课件有用得多的地图。第二天请村里的老人带着，远远地看了这几处，用竹竿试了深浅，插上红布条【待补充：处数】。地图抄了两份，一份贴在村委会，一份交给村小。这节课真正的老师是孩子们。",
      en: 'The drowning-prevention lesson had a cartoon and a rhyme. When it was over, one boy said, "We all know that by heart." We asked him to tell us where they usually play. He drew the bend of the river and pointed: shallow here, but beside it are pits left by sand digging, and one step takes you under. The others joined in until there was a map far more useful than our slides. The next day an old man from the village took us to look at those spots from a distance; he tested the depth with a bamboo pole and tied strips of red cloth 【to fill in: number of spots】. The map was copied twice, one for the committee\'s wall and one for the school. The real teachers of that lesson were the children.',
    },
  },
  staged: true,
  checklist: [
    { zh: "同意书齐全", en: "all consent forms collected" },
    { zh: "不暴露儿童信息", en: "no child can be recognised" },
    { zh: "照片使用许可逐人签署", en: "photograph permission signed for each person" },
    { zh: "交接清单有接收人签字", en: "handover list signed by who received it" },
  ],
  scenes: ["summerPracticeReport", "summerPracticeFeel", "volunteerFeel"],
  since: "2026-11-22",
});
