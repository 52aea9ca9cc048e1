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
  title: { zh: "乡村中老年女性的短视频实践：基于K村的民族志", en: "Short Video among Rural Older Women: An Ethnography of Village K" },
  pattern: "〔群体〕的〔媒介〕实践：基于〔地点〕的民族志",
  slots: [
    { label: "群体", default: "乡村中老年女性" },
    { label: "媒介", default: "短视频" },
    { label: "地点", default: "K村" },
  ],
  remark: { zh: "从手机屏幕走回院子，媒介是过日子的一部分", en: "Media as part of getting on with life" },
  keywords: ["媒介人类学", "短视频", "乡村", "日常生活"],
  bring: ["田野日志", "影像使用同意", "家户关系图"],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: "一次拍摄引出的问题",
      weight: 11,
      needs: ["data"],
      children: [
        { title: { zh: "院子里的镜头", en: "A lens in the yard" }, intent: "一段细致的现象描写", weight: 6, needs: ["data"] },
        {
          title: { zh: "文献与问题", en: "Literature and questions" },
          intent: "由使用走向实践",
          weight: 5,
          needs: ["source"],
          mistake: "只与数字鸿沟文献对话",
        },
      ],
    },
    {
      title: { zh: "田野与方法", en: "Field and method" },
      intent: "时间、关系、伦理",
      weight: 12,
      needs: ["table"],
      mistake: "不交代在村时长与角色",
      children: [
        { title: { zh: "K村与进入", en: "Village K" }, intent: "写家户与季节", weight: 6, needs: ["figure"] },
        {
          title: { zh: "参与观察与线上民族志", en: "Observation on and offline" },
          intent: "两个现场如何对照",
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "学会：代际与姐妹的教", en: "Learning" },
      intent: "技能从谁那里来",
      weight: 20,
      needs: ["data"],
      children: [
        { title: { zh: "孙辈的耐心与不耐心", en: "Grandchildren" }, intent: "写教学互动", weight: 10, needs: ["data"] },
        { title: { zh: "姐妹间的传授", en: "Among sisters" }, intent: "方言口诀与手势", weight: 10, needs: ["data"] },
      ],
    },
    {
      title: { zh: "拍摄：劳作、身体与面子", en: "Filming" },
      intent: "什么能拍，什么不能拍",
      weight: 22,
      needs: ["data"],
      children: [
        { title: { zh: "农活入镜", en: "Farm work on camera" }, intent: "劳动节奏的改变", weight: 11, needs: ["data"] },
        {
          title: { zh: "打扮与分寸", en: "Dress and propriety" },
          intent: "村庄评价如何起作用",
          weight: 11,
          needs: ["data"],
          mistake: "用解放或异化一句话概括",
        },
      ],
    },
    {
      title: { zh: "观看：情感与远方", en: "Watching" },
      intent: "写清谁陪谁看什么",
      weight: 20,
      needs: ["data"],
      children: [
        { title: { zh: "与外出子女的连线", en: "Children away" }, intent: "点赞作为问候", weight: 10, needs: ["data"] },
        { title: { zh: "信谁不信谁", en: "Trust" }, intent: "健康与购物信息的判断", weight: 10, needs: ["data"] },
      ],
    },
    {
      title: { zh: "讨论与结论", en: "Discussion" },
      intent: "回到媒介实践理论",
      weight: 15,
      needs: ["source"],
      children: [
        {
          title: { zh: "技术如何被家户吸纳", en: "Domestication" },
          intent: "修正既有概念",
          weight: 8,
          needs: ["source"],
          mistake: "田野材料与理论脱节",
        },
        { title: { zh: "研究反思", en: "Reflection" }, intent: "镜头前后的权力", weight: 7 },
      ],
    },
  ],
  whyGood: ["开篇细节饱满，问题从细节里长出来", "线上线下对照有发现", "不套用解放与控制的二分", "伦理反思到位"],
  opening: [
    { type: "heading", text: "第一章 导论" },
    { type: "heading", text: "1.1 院子里的镜头" },
    {
      type: "paragraph",
      text: "傍晚，J婶把手机靠在水缸上，退后两步，整了整头巾，开始剥豆。剥到一半，她停下来看屏幕，把散落的豆壳往画面外推了推，又继续剥，速度比平时慢。拍完，她没有马上发，先给邻居看：“这个角角上，晾的衣裳露出来没有？”得到“没有”的回答后，才按下发送，配的文字是孙女前一天教她打的四个字【待补充：田野日志日期】。",
    },
    {
      type: "paragraph",
      text: "这段不到一分钟的视频，点赞者大多是同村人和在外打工的亲戚。它没有带来收入，也算不上表演，却让J婶重新安排了剥豆的时间、院子的样子和自己的衣着。短视频研究常从赋予权力或平台控制的角度讨论底层使用者，但在这里，人们关心的似乎是另一些事：豆壳要不要入镜，衣裳露没露，四个字打得对不对。本文由此提出问题：短视频如何进入村庄女性的日常，又如何被日常改造？",
    },
  ],
  hardSample: {
    title: "线上线下对照",
    text: "单看主页，J婶发布的多是劳作和饭食，语气轻松；而在同一天的田野日志里，她为孙辈择校的事与儿媳起过争执，晚饭没有吃。视频拍于争执之后。若只做线上分析，容易得出“积极展示乡村生活”的结论；与线下对照才看到，拍摄本身是她从争执里退出来的方式，镜头对着豆子，也就不必对着人。后来她说：“拍一个，气就顺了。”【待补充：访谈编号】可见内容与情境的落差不是虚假，而是实践意义的一部分。",
  },
  staged: true,
  checklist: ["影像与姓名处理合规", "方言转写有说明", "田野时长足够", "理论回应明确", "线上资料取得同意"],
  scenes: ["interviewOutline", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
