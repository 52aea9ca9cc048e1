import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const danceDramaJournal = defineTemplate({
  slug: "dance-drama-journal",
  kind: "journal",
  discipline: "art",
  major: { zh: "舞蹈学", en: "Dance Studies" },
  levels: ["master", "undergraduate"],
  method: "text",
  length: { default: 5500, min: 3000, max: 12000 },
  numbering: "B",
  title: { zh: "当代舞剧中日常动作的舞蹈化", en: "Everyday Movement in Contemporary Dance Drama" },
  pattern: "当代舞剧中〔手法〕的舞蹈化",
  slots: [{ label: "手法", default: "日常动作" }],
  remark: { zh: "描述动作的文字要让没看过的人看得见", en: "Describe so that absent readers can see" },
  keywords: ["舞剧", "动作分析", "日常动作", "编创"],
  bring: ["演出录像与观演记录", "编导访谈", "分析记谱"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "从一个洗衣动作说起", weight: 14 },
    { title: { zh: "概念与方法", en: "Concepts and method" }, intent: "日常动作与舞蹈化的界定", weight: 18, needs: ["source"] },
    {
      title: { zh: "动作分析", en: "Movement analysis" },
      intent: "描述、比较、归纳",
      weight: 44,
      needs: ["figure"],
      children: [
        {
          title: { zh: "重复与变形", en: "Repetition and change" },
          intent: "同一动作三次出现",
          weight: 15,
          needs: ["figure"],
          mistake: "用华丽辞藻代替描述",
        },
        { title: { zh: "节奏的改写", en: "Rhythm" }, intent: "与音乐的离合", weight: 15, needs: ["figure"] },
        { title: { zh: "群舞中的扩散", en: "Spreading in the group" }, intent: "空间与方向", weight: 14, needs: ["figure"] },
      ],
    },
    { title: { zh: "意义的生成", en: "Meaning" }, intent: "由动作到叙事", weight: 16, needs: ["source"], mistake: "先有主题再找动作" },
    { title: { zh: "结语", en: "Closing" }, intent: "编创启示与限度", weight: 8 },
  ],
  whyGood: ["开篇描述让人“看见”，再提理论问题", "三次出现的逐拍比较扎实", "不先定主题"],
  opening: [
    { type: "heading", text: "一、引言" },
    {
      type: "paragraph",
      text: "灯亮时，舞台上只有一个人在洗衣服。她弯腰，双手前推，收回，再前推，动作与生活里没有两样，只是没有水，没有盆。几次之后，推的幅度渐渐变大，收回时肩膀多了一个停顿，身体被手带着向前，像是那件衣服忽然有了重量。后排的人一个接一个站起来，做同样的动作，却都慢半拍。到这时，没有人再觉得她只是在洗衣服。",
    },
    {
      type: "paragraph",
      text: "当代舞剧大量使用日常动作，评论常称之为“生活化”，但生活化并不等于照搬生活。从哪一刻起，洗衣服变成了舞蹈？靠的是幅度、节奏、重复，还是群体的加入？本文以【待补充：舞剧名称与演出场次】为主要对象，结合现场观演记录与公开录像，对若干动作段落进行逐拍描述和比较，归纳日常动作舞蹈化的几种手法，并讨论意义如何在动作的变化中产生。",
    },
  ],
  hardSample: {
    title: "动作描述示例",
    text: "该动作第一次出现时，躯干前屈，双臂平行前推，时值两拍，收回一拍，重心在两脚之间，目光向下；第二次出现时，前推延长为三拍，手掌由向下翻为向前，收回时右肩后撤并停顿一拍，重心移至前脚，目光抬至平视；第三次由群舞完成，各人依次错后一拍，方向由正面转为斜向台口，个体幅度减小而整体形成波浪。三次之间动作的骨架未变，改变的是时值、重心与目光。意义的转变与目光的抬起同时发生【待补充：录像时间码】，而不是由音乐或字幕提示。",
  },
  staged: false,
  checklist: ["演出信息准确", "时间码可查", "术语统一", "图像授权"],
  scenes: ["journalEssay", "classPresent"],
  since: "2026-11-22",
});
