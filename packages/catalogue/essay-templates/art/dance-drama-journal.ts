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
  title: { zh: "当代舞剧中日常动作的舞蹈化", en: "How everyday movement becomes dance in contemporary dance drama" },
  pattern: { zh: "当代舞剧中〔手法〕的舞蹈化", en: "How 〔device〕 becomes dance in contemporary dance drama" },
  slots: [{ label: { zh: "手法", en: "device" }, default: { zh: "日常动作", en: "everyday movement" } }],
  remark: { zh: "描述动作的文字要让没看过的人看得见", en: "Describe movement so that absent readers can see it" },
  keywords: [
    { zh: "舞剧", en: "dance drama" },
    { zh: "动作分析", en: "movement analysis" },
    { zh: "日常动作", en: "everyday movement" },
    { zh: "编创", en: "choreography" },
  ],
  bring: [
    { zh: "演出录像（版本与授权）与观演记录", en: "Recordings, with version and permission, and notes from performances" },
    { zh: "编导访谈与同意", en: "An interview with the choreographer, by consent" },
    { zh: "分析记谱", en: "Notated analysis" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "从一个洗衣动作提出从哪一刻起成为舞蹈", en: "From a washing movement: at what moment is it dance" },
      weight: 14,
    },
    {
      title: { zh: "概念与方法", en: "Concepts and method" },
      intent: { zh: "给出可判断的界定：幅度、时值、重心、目光", en: "A definition one can apply: range, duration, weight, gaze" },
      weight: 18,
      needs: ["source"],
    },
    {
      title: { zh: "动作分析", en: "Analysis of movement" },
      intent: { zh: "描述、比较、归纳，按此次序", en: "Describe, compare, generalise, in that order" },
      weight: 44,
      needs: ["figure"],
      children: [
        {
          title: { zh: "重复与变形", en: "Repetition and transformation" },
          intent: { zh: "同一动作三次出现，逐拍比较", en: "One movement three times, compared beat by beat" },
          weight: 15,
          needs: ["figure"],
          mistake: { zh: "用华丽辞藻代替描述", en: "Ornate words in place of description" },
        },
        {
          title: { zh: "节奏的改写", en: "Rewriting rhythm" },
          intent: { zh: "与音乐的离合出现在哪一拍", en: "On which beat it leaves the music and rejoins it" },
          weight: 15,
          needs: ["figure"],
        },
        {
          title: { zh: "群舞中的扩散", en: "Spreading through the group" },
          intent: { zh: "空间与方向怎样改变个体动作的意思", en: "How space and direction change what one body meant" },
          weight: 14,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "意义的生成", en: "How meaning arises" },
      intent: { zh: "由动作到叙事，检验换一个解释是否成立", en: "From movement to story; does another reading also hold" },
      weight: 16,
      needs: ["source"],
      mistake: { zh: "先有主题再找动作", en: "Theme first, movement found to fit" },
    },
    {
      title: { zh: "结语", en: "Closing" },
      intent: { zh: "归纳手法，写明只适用于哪类作品", en: "The devices, and to what kind of work they apply" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "开篇描述让人“看见”，再提理论问题", en: "The opening lets readers see before it raises theory" },
    { zh: "三次出现的逐拍比较扎实", en: "The beat-by-beat comparison of three occurrences is solid" },
    { zh: "不先定主题", en: "No theme is fixed in advance" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、引言", en: "Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "灯亮时，舞台上只有一个人在洗衣服。她弯腰，双手前推，收回，再前推，动作与生活里没有两样，只是没有水，没有盆。几次之后，推的幅度渐渐变大，收回时肩膀多了一个停顿，身体被手带着向前，像是那件衣服忽然有了重量。后排的人一个接一个站起来，做同样的动作，却都慢半拍。到这时，没有人再觉得她只是在洗衣服。",
        en: "When the lights come up there is one person on stage, washing clothes. She bends, pushes both hands forward, draws them back, pushes again; nothing differs from life except that there is no water and no basin. After a few times the push grows wider, there is a pause in the shoulder on the way back, and the body is drawn forward by the hands as though the cloth had suddenly become heavy. One after another people behind her rise and do the same, each half a beat late. By now nobody thinks that she is only washing clothes.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "当代舞剧大量使用日常动作，评论常称之为“生活化”，但生活化并不等于照搬生活。从哪一刻起，洗衣服变成了舞蹈？靠的是幅度、节奏、重复，还是群体的加入？本文以【待补充：舞剧名称与演出场次】为主要对象，结合现场观演记录与公开录像，对若干动作段落进行逐拍描述和比较，归纳日常动作舞蹈化的几种手法，并讨论意义如何在动作的变化中产生。",
        en: "Contemporary dance drama uses a great deal of everyday movement. Critics often call it lifelike, but lifelike does not mean copied from life. From what moment on is washing a dance? Is it range, rhythm, repetition, or the others joining in? Mainly on the basis of 【to fill in: title and performances】, with notes from the theatre and a public recording, this article describes and compares some passages beat by beat, sums up several devices by which everyday movement becomes dance, and discusses how meaning arises as movement changes.",
      },
    },
  ],
  hardSample: {
    title: { zh: "动作描述示例", en: "Describing a movement" },
    text: {
      zh: "该动作第一次出现时，躯干前屈，双臂平行前推，时值两拍，收回一拍，重心在两脚之间，目光向下；第二次出现时，前推延长为三拍，手掌由向下翻为向前，收回时右肩后撤并停顿一拍，重心移至前脚，目光抬至平视；第三次由群舞完成，各人依次错后一拍，方向由正面转为斜向台口，个体幅度减小而整体形成波浪。三次之间动作的骨架未变，改变的是时值、重心与目光。意义的转变与目光的抬起同时发生【待补充：录像时间码】，而不是由音乐或字幕提示。",
      en: "On its first occurrence the trunk bends forward and both arms push forward in parallel over two beats and return over one; the weight is between the feet and the gaze down. On the second the push lasts three beats, the palms turn from down to front, the right shoulder draws back with a pause of one beat on the return, the weight moves to the front foot and the gaze rises to level. The third is the group's: each a beat after the other, turned from the front to the diagonal, with smaller range in each and a wave in the whole. Through all three the skeleton of the movement is unchanged; duration, weight and gaze change. Meaning shifts as the gaze rises 【to fill in: time code】, not by a hint from music or captions.",
    },
  },
  staged: true,
  checklist: [
    { zh: "演出名称、场次、日期准确", en: "Title, performance and date are right" },
    { zh: "每处描述附时间码", en: "Every description has a time code" },
    { zh: "动作术语全文统一", en: "Movement terms are used uniformly" },
    { zh: "图像已获授权", en: "Images are licensed" },
  ],
  scenes: ["journalEssay", "classPresent"],
  since: "2026-11-22",
});
