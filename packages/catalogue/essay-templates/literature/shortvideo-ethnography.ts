import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const shortvideoEthnography = defineTemplate({
  slug: "shortvideo-ethnography",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "传播学", en: "Communication" },
  levels: ["master"],
  method: "qualitative",
  length: { default: 32000, min: 30000, max: 50000 },
  numbering: "A",
  title: {
    zh: "乡村中老年女性的短视频实践：基于K村的民族志",
    en: "Short video in the lives of older rural women: an ethnography of Village K",
  },
  pattern: { zh: "〔群体〕的〔媒介〕实践：基于〔地点〕的民族志", en: "〔medium〕 in the lives of 〔group〕: an ethnography of 〔place〕" },
  slots: [
    { label: { zh: "群体", en: "group" }, default: { zh: "乡村中老年女性", en: "older rural women" } },
    { label: { zh: "媒介", en: "medium" }, default: { zh: "短视频", en: "Short video" } },
    { label: { zh: "地点", en: "place" }, default: { zh: "K村", en: "Village K" } },
  ],
  remark: {
    zh: "从手机屏幕走回院子，媒介是过日子的一部分",
    en: "From the screen back to the courtyard: media as part of getting on with life",
  },
  keywords: [
    { zh: "媒介人类学", en: "media anthropology" },
    { zh: "短视频", en: "short video" },
    { zh: "乡村", en: "rural China" },
    { zh: "日常生活", en: "everyday life" },
  ],
  bring: [
    { zh: "逐日田野日志", en: "A daily field diary" },
    { zh: "影像使用与线上资料的书面同意", en: "Written consent for images and online material" },
    { zh: "家户关系图", en: "A map of households and kin" },
    { zh: "伦理审查", en: "Ethics approval" },
  ],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: { zh: "一次拍摄引出“什么要入镜”的问题", en: "One filming raises the question of what belongs in the frame" },
      weight: 11,
      needs: ["data"],
      children: [
        {
          title: { zh: "院子里的镜头", en: "A lens in the yard" },
          intent: { zh: "只写看到听到的，让问题从细节里长出", en: "Only what was seen and heard; let the question grow" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "文献与问题", en: "Literature and questions" },
          intent: { zh: "由使用走向实践，说明换概念换来什么", en: "From use to practice: what the change of concept gains" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "只与数字鸿沟文献对话", en: "Conversing only with the digital divide literature" },
        },
      ],
    },
    {
      title: { zh: "田野与方法", en: "Field and methods" },
      intent: { zh: "时间、关系、伦理写到可以判断可信", en: "Time, relations and ethics, so that readers can judge trust" },
      weight: 12,
      needs: ["table"],
      mistake: { zh: "不交代在村时长与角色", en: "No word on length of stay and role" },
      children: [
        {
          title: { zh: "K村与进入", en: "Village K and entry" },
          intent: { zh: "写家户、季节与进入的中间人", en: "Households, seasons and who introduced the researcher" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "参与观察与线上民族志", en: "Participant observation and online ethnography" },
          intent: { zh: "两个现场如何对照，冲突时信哪一个", en: "How two sites are compared, and which to trust when they differ" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "学会：代际与姐妹的教", en: "Learning: taught by the young and by sisters" },
      intent: { zh: "技能从谁那里来，教的时候谁说了算", en: "From whom skills come and who is in charge" },
      weight: 20,
      needs: ["data"],
      children: [
        {
          title: { zh: "孙辈的耐心与不耐心", en: "Patience and impatience of grandchildren" },
          intent: { zh: "写教学互动，教与被教的位置怎样颠倒", en: "Scenes of teaching, and how places are reversed" },
          weight: 10,
          needs: ["data"],
        },
        {
          title: { zh: "姐妹间的传授", en: "Passed on among sisters" },
          intent: { zh: "方言口诀与手势怎样代替文字", en: "How rhymes and gestures replace writing" },
          weight: 10,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "拍摄：劳作、身体与面子", en: "Filming: work, body and face" },
      intent: { zh: "什么能拍，什么不能拍，由谁决定", en: "What may be filmed, what not, and who decides" },
      weight: 22,
      needs: ["data"],
      children: [
        {
          title: { zh: "农活入镜", en: "Farm work on camera" },
          intent: { zh: "劳动节奏因拍摄改变了哪一步", en: "Which step of the work filming changes" },
          weight: 11,
          needs: ["data"],
        },
        {
          title: { zh: "打扮与分寸", en: "Dress and propriety" },
          intent: { zh: "村庄评价如何在拍前拍后起作用", en: "How village opinion works before and after" },
          weight: 11,
          needs: ["data"],
          mistake: { zh: "用解放或异化一句话概括", en: "Summing it up as liberation or alienation" },
        },
      ],
    },
    {
      title: { zh: "观看：情感与远方", en: "Watching: feeling and distance" },
      intent: { zh: "写清谁陪谁看什么，在一天的什么时候", en: "Who watches what with whom, and at what hour" },
      weight: 20,
      needs: ["data"],
      children: [
        {
          title: { zh: "与外出子女的连线", en: "In touch with children away" },
          intent: { zh: "点赞怎样成为问候，沉默怎样被解读", en: "A like as a greeting, and how silence is read" },
          weight: 10,
          needs: ["data"],
        },
        {
          title: { zh: "信谁不信谁", en: "Whom to trust" },
          intent: { zh: "健康与购物信息的判断依据是谁", en: "By whom health and shopping advice is judged" },
          weight: 10,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "讨论与结论", en: "Discussion" },
      intent: { zh: "回到媒介实践理论，改动它的一处", en: "Back to the theory of media practice, to alter one point" },
      weight: 15,
      needs: ["source"],
      children: [
        {
          title: { zh: "技术如何被家户吸纳", en: "How households absorb technology" },
          intent: { zh: "修正既有概念：家户怎样给技术定规矩", en: "Revise a concept: how households set rules for technology" },
          weight: 8,
          needs: ["source"],
          mistake: { zh: "田野材料与理论脱节", en: "Field material and theory that never meet" },
        },
        {
          title: { zh: "研究反思", en: "Reflection on the research" },
          intent: { zh: "镜头前后的权力与研究者的回馈", en: "Power on both sides of the lens, and giving back" },
          weight: 7,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "开篇细节饱满，问题从细节里长出来", en: "The opening is rich in detail and the question grows from it" },
    { zh: "线上线下对照有发现", en: "Online against offline brings findings" },
    { zh: "不套用解放与控制的二分", en: "No dichotomy of liberation and control" },
    { zh: "伦理反思到位", en: "Reflection on ethics is adequate" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 导论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 院子里的镜头", en: "A lens in the yard" } },
    {
      type: "paragraph",
      text: {
        zh: "傍晚，J婶把手机靠在水缸上，退后两步，整了整头巾，开始剥豆。剥到一半，她停下来看屏幕，把散落的豆壳往画面外推了推，又继续剥，速度比平时慢。拍完，她没有马上发，先给邻居看：“这个角角上，晾的衣裳露出来没有？”得到“没有”的回答后，才按下发送，配的文字是孙女前一天教她打的四个字【待补充：田野日志日期】。",
        en: "Towards evening Aunt J leans her phone against the water jar, takes two steps back, straightens her headscarf and begins to shell beans. Halfway through she stops to look at the screen, pushes some scattered pods out of the picture and goes on, more slowly than usual. When it is done she does not post it at once but shows it first to a neighbour: “In this corner here, does the washing show?” Only after a “no” does she press send, with four characters her granddaughter taught her to type the day before 【to fill in: date of field diary】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这段不到一分钟的视频，点赞者大多是同村人和在外打工的亲戚。它没有带来收入，也算不上表演，却让J婶重新安排了剥豆的时间、院子的样子和自己的衣着。短视频研究常从赋予权力或平台控制的角度讨论底层使用者，但在这里，人们关心的似乎是另一些事：豆壳要不要入镜，衣裳露没露，四个字打得对不对。本文由此提出问题：短视频如何进入村庄女性的日常，又如何被日常改造？",
        en: "Of those who liked this video of less than a minute, most were from the village or relatives working away. It brought no income and was hardly a performance, yet it made Aunt J rearrange the time of shelling, the look of the yard and her own dress. Studies of short video often discuss users at the bottom in terms of empowerment or platform control. Here people seem concerned with other things: whether the pods should be in the picture, whether the washing shows, whether the four characters are typed correctly. Hence the question: how does short video enter the daily life of village women, and how is it reworked by that life?",
      },
    },
  ],
  hardSample: {
    title: { zh: "线上线下对照", en: "Online against offline" },
    text: {
      zh: "单看主页，J婶发布的多是劳作和饭食，语气轻松；而在同一天的田野日志里，她为孙辈择校的事与儿媳起过争执，晚饭没有吃。视频拍于争执之后。若只做线上分析，容易得出“积极展示乡村生活”的结论；与线下对照才看到，拍摄本身是她从争执里退出来的方式，镜头对着豆子，也就不必对着人。后来她说：“拍一个，气就顺了。”【待补充：访谈编号】可见内容与情境的落差不是虚假，而是实践意义的一部分。",
      en: "Seen by her page alone Aunt J mostly posts work and meals, in a light tone. The field diary of the same day tells that she had quarrelled with her daughter-in-law over a grandchild's school and eaten no supper. The video was made after the quarrel. Online analysis alone would easily conclude that she “actively presents village life”; set against what happened offline, filming itself was her way out of the quarrel: with the lens on the beans one need not face anyone. Later she said, “Film one and the anger goes.” 【to fill in: interview number】 The gap between content and situation is thus not falsehood but part of what the practice means.",
    },
  },
  staged: true,
  checklist: [
    { zh: "影像与姓名处理有书面同意", en: "Written consent covers images and names" },
    { zh: "方言转写规则已说明", en: "Rules for transcribing dialect are given" },
    { zh: "在村天数与角色写明", en: "Days in the village and role are stated" },
    { zh: "线上资料逐条取得同意", en: "Online material was used by consent" },
    { zh: "理论改动处能用一句话说出", en: "The change to theory fits in one sentence" },
  ],
  scenes: ["interviewOutline", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
