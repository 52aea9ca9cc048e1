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
  title: { zh: "那盏床头灯（护士节演讲稿）", en: "The bedside lamp (a Nurses' Day speech)" },
  pattern: { zh: "那盏床头灯（〔场合〕演讲稿）", en: "The bedside lamp (a 〔occasion〕 speech)" },
  slots: [{ label: { zh: "场合", en: "occasion" }, default: { zh: "护士节", en: "Nurses' Day" } }],
  remark: { zh: "不喊奉献，讲一件只有护士知道的小事", en: "One small thing only a nurse would know" },
  keywords: [
    { zh: "演讲", en: "speech" },
    { zh: "护理", en: "nursing" },
    { zh: "护士节", en: "Nurses' Day" },
    { zh: "故事", en: "story" },
  ],
  bring: [
    { zh: "真实经历，已去标识并征得同意", en: "a true experience, anonymised and with consent" },
    { zh: "科室同意", en: "the ward's agreement" },
  ],
  outline: [
    {
      title: { zh: "开场：夜里三点", en: "Opening: three in the morning" },
      intent: { zh: "先有声音与光线，不先有道理", en: "Sounds and light first, no lesson yet" },
      weight: 12,
    },
    {
      title: { zh: "一盏没关的灯", en: "A lamp left on" },
      intent: { zh: "一件完整的小事，停在疑问处", en: "One whole small event that stops at a question" },
      weight: 26,
      needs: ["data"],
      mistake: { zh: "为感动而编造病人故事", en: "A patient's story made up in order to move" },
    },
    {
      title: { zh: "我后来才明白", en: "What I understood later" },
      intent: { zh: "专业判断藏在细节里，让听众自己发现", en: "Let the audience discover the judgement in the detail" },
      weight: 24,
    },
    {
      title: { zh: "我们每天做的事", en: "What we do every day" },
      intent: { zh: "用具体动作，不用形容词", en: "Actions, not adjectives" },
      weight: 20,
      mistake: { zh: "用排比歌颂代替事", en: "Parallel phrases of praise instead of facts" },
    },
    {
      title: { zh: "给刚入职的你", en: "To those who have just started" },
      intent: { zh: "一条明天上班就能做的事", en: "One thing they can do on tomorrow's shift" },
      weight: 12,
    },
    {
      title: { zh: "收尾", en: "Closing" },
      intent: { zh: "回到那盏灯，不再升华", en: "Back to the lamp, and nothing loftier" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "一件小事讲出专业判断，没有口号", en: "One small thing shows professional judgement, without slogans" },
    { zh: "“夜间请从左侧走近”收得有力", en: "Ends on a note in the handover book" },
    { zh: "提醒取得同意与去标识", en: "Reminds of consent and anonymity" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "夜里三点的病房，是有声音的。监护仪的滴答，氧气湿化瓶的水泡，隔壁床翻身时床栏轻轻一响。值夜班久了，不用睁眼，我也能听出哪一间安静得不对。",
        en: "A ward at three in the morning is not silent. The tick of a monitor, bubbles in the oxygen humidifier, a soft clink of the rail as someone turns over in the next bed. After enough nights on duty, I can tell with my eyes closed which room is quiet in the wrong way.",
      },
    },
    { type: "paragraph", text: { zh: "今天我想说的，是一盏灯。", en: "Today I want to tell you about a lamp." } },
    {
      type: "paragraph",
      text: {
        zh: "那时我刚独立值班不久，按照交接的要求，夜间要把床头灯调到最暗。有一位老人【待补充：经同意并去标识的真实情形】，每次我调暗了灯，过一会儿它又亮了。我以为是他不习惯，走过去轻声解释：光太亮，影响您休息，也影响旁边的人。他点点头，说好。下一次巡视，灯又亮了。",
        en: "I had only just begun to work nights on my own, and the rule was to turn the bedside lamps down to their lowest. There was one old man 【to fill in: a true situation, with consent and anonymised】 whose lamp I turned down, and a while later it was bright again. I thought he was not used to it, so I went over and explained in a low voice: too much light disturbs your rest, and your neighbour's. He nodded and said yes. On my next round, the lamp was bright again.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "我有点着急，心想是不是该在交班本上写一句“不配合”。带教老师没有说什么，只是搬了把椅子，在床边坐了一会儿。回来时她对我说：“他不是不想睡。他是想看见门。”",
        en: 'I grew a little impatient and wondered whether to write "uncooperative" in the handover book. My mentor said nothing. She pulled up a chair, sat by his bed for a while, and came back and told me: "It isn\'t that he doesn\'t want to sleep. He wants to see the door."',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "我愣住了，回头去看那张床。灯的方向，正好照着门口。",
        en: "I stood there and looked back at the bed. The lamp was pointing straight at the doorway.",
      },
    },
  ],
  hardSample: {
    title: { zh: "专业藏在细节里", en: "The skill is in the detail" },
    text: {
      zh: "后来我才明白，调暗灯光是规范，看懂灯为什么亮，是护理。那位老人手术后听力不好，摘了助听器，夜里什么也听不见；有人进来，他只能靠看。灯一暗，门口就成了一片黑，他不知道下一个走到床边的是谁。我们做的改动很小：把床头调转一点角度，在门边加一盏地脚灯，巡视时先让他看见我，再走近【待补充：科室做法】。灯关了，他睡着了。交班本上，我没有写“不配合”，写的是“夜间请从左侧走近”。",
      en: 'Only later did I understand: dimming the light is the rule, and seeing why it is on is nursing. Since his operation the old man had been hard of hearing. With his hearing aid out he heard nothing at night; whoever came in, he could only see. Once the lamp went dark, the doorway was a black hole, and he could not know who would be the next to stand at his bed. What we changed was small. We turned the head of the bed a little, put a floor light by the door, and on each round let him see us before we came near 【to fill in: what your ward does】. The lamp went out, and he slept. I did not write "uncooperative" in the book. I wrote: "At night, please approach from the left."',
    },
  },
  staged: true,
  checklist: [
    { zh: "真实且去标识", en: "true and anonymised" },
    { zh: "科室与患者（家属）已同意", en: "ward and patient or family have agreed" },
    { zh: "按限时试讲过三遍", en: "rehearsed three times within the limit" },
    { zh: "没有煽情排比", en: "no strings of lofty phrases" },
  ],
  scenes: ["merits", "debateSpeech"],
  since: "2026-11-22",
});
