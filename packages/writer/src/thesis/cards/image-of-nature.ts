import type { MethodCard } from "../method-card.ts";

export const imageOfNature: MethodCard = {
  key: "image-of-nature",
  title: { zh: "自然物象的读法", en: "Reading an image of nature" },
  methods: ["humanities"],
  roles: ["reading"],
  cues: {
    zh: ["雪", "月", "雨", "山", "河", "海", "花", "树", "水", "意象", "物象", "风景", "季节", "动物", "食物"],
    en: ["sea", "snow", "moon", "river", "garden", "landscape", "weather", "birds", "image of"],
  },
  sentences: {
    zh: [
      "自然物象先是故事里真实的东西，再是别的意思，先说明它在情节里做了什么：阻断道路、带来寒冷、掩盖痕迹。",
      "它的意思由文本里的搭配得出，不由辞典或传统直接套入，同一物象在两篇里可以相反。",
      "宜区分三种用法：只作背景，与人物心境相应，与人物心境相反，第三种最值得分析。",
      "感官要分开读：看见、听见、触到、尝到的描写比例不同，距离感也不同。",
      "物象前后出现时的细小改变，如由大到小、由远到近，常与人物的变化同步，须逐次对照。",
      "物象与人物的对应若能互换而不影响理解，说明对应还没有读实。",
    ],
    en: [
      "An image of nature is first of all a real thing in the story; what it does there, such as blocking a road, bringing cold or covering tracks, should be described before anything else it may mean.",
      "Its meaning follows from what it is combined with in the text and cannot be taken over from dictionaries or tradition; in two works the same image may mean the opposite.",
      "Three uses can be told apart: as mere setting, in agreement with a character's mood, and in contrast to it; the third most deserves analysis.",
      "The senses should be read separately, as the proportions of what is seen, heard, touched and tasted create different degrees of distance.",
      "Small changes between one appearance and the next, such as growing smaller or coming nearer, often keep pace with a change in a character and should be compared one by one.",
      "If the correspondence of image and character could be exchanged for another without loss of understanding, it has not yet been established.",
    ],
  },
  missing: {
    zh: ["物象出现的几处原文与页码", "每处出现时人物的处境"],
    en: ["passages in which the image appears, with pages", "the situation of the character in each"],
  },
  limits: {
    zh: ["象征的解释须容许别的读法，并说明本文的依据更多在哪里。"],
    en: ["A symbolic interpretation has to admit other readings and say where its own evidence is stronger."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
