import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const nurseSpeech = defineTemplate({
  slug: "nurse-speech",
  kind: "speech",
  discipline: "medicine",
  major: { zh: "护理学", en: "Nursing" },
  levels: ["any"],
  method: "argument",
  length: { default: 1000, min: 600, max: 3000 },
  numbering: "none",
  title: { zh: "那盏床头灯（护士节演讲稿）", en: "The Bedside Lamp: A Nurses' Day Speech" },
  pattern: "那盏床头灯（〔场合〕演讲稿）",
  slots: [{ label: "场合", default: "护士节" }],
  remark: { zh: "不喊奉献，讲一件只有护士知道的小事", en: "One small thing only a nurse would know" },
  keywords: ["演讲", "护理", "护士节", "故事"],
  bring: ["真实经历且去标识", "科室同意"],
  outline: [
    { title: { zh: "开场：夜里三点", en: "At three in the night" }, intent: "声音与光线入手", weight: 12 },
    { title: { zh: "一盏没关的灯", en: "A lamp left on" }, intent: "完整的小事", weight: 26, needs: ["data"], mistake: "编造病人故事" },
    { title: { zh: "我后来才明白", en: "What I understood later" }, intent: "专业判断藏在细节里", weight: 24 },
    { title: { zh: "我们每天做的事", en: "What we do daily" }, intent: "用具体动作，不用形容词", weight: 20, mistake: "用排比歌颂代替事" },
    { title: { zh: "给刚入职的你", en: "To newcomers" }, intent: "一条可执行的建议", weight: 12 },
    { title: { zh: "收尾", en: "Closing" }, intent: "回到那盏灯", weight: 6 },
  ],
  whyGood: ["一件小事讲透专业判断，没有口号", "“夜间请从左侧走近”收得有力", "提醒取得同意与去标识"],
  opening: [
    {
      type: "paragraph",
      text: "夜里三点的病房，是有声音的。监护仪的滴答，氧气湿化瓶的水泡，隔壁床翻身时床栏轻轻一响。值夜班久了，不用睁眼，我也能听出哪一间安静得不对。",
    },
    { type: "paragraph", text: "今天我想说的，是一盏灯。" },
    {
      type: "paragraph",
      text: "那时我刚独立值班不久，按照交接的要求，夜间要把床头灯调到最暗。有一位老人【待补充：经同意并去标识的真实情形】，每次我调暗了灯，过一会儿它又亮了。我以为是他不习惯，走过去轻声解释：光太亮，影响您休息，也影响旁边的人。他点点头，说好。下一次巡视，灯又亮了。",
    },
    {
      type: "paragraph",
      text: "我有点着急，心想是不是该在交班本上写一句“不配合”。带教老师没有说什么，只是搬了把椅子，在床边坐了一会儿。回来时她对我说：“他不是不想睡。他是想看见门。”",
    },
    { type: "paragraph", text: "我愣住了，回头去看那张床。灯的方向，正好照着门口。" },
  ],
  hardSample: {
    title: "专业藏在细节里",
    text: "后来我才明白，调暗灯光是规范，看懂灯为什么亮，是护理。那位老人手术后听力不好，摘了助听器，夜里什么也听不见；有人进来，他只能靠看。灯一暗，门口就成了一片黑，他不知道下一个走到床边的是谁。我们做的改动很小：把床头调转一点角度，在门边加一盏地脚灯，巡视时先让他看见我，再走近【待补充：科室做法】。灯关了，他睡着了。交班本上，我没有写“不配合”，写的是“夜间请从左侧走近”。",
  },
  staged: true,
  checklist: ["真实且去标识", "科室同意", "时长试讲", "没有煽情排比"],
  scenes: ["merits", "debateSpeech"],
  since: "2026-11-22",
});
