import type { MethodCard } from "../method-card.ts";

export const narrativeAnalysis: MethodCard = {
  key: "narrative-analysis",
  title: { zh: "叙事分析", en: "Narrative analysis" },
  methods: ["humanities"],
  roles: ["reading", "analysis", "theory"],
  cues: {
    zh: ["叙事", "叙述者", "叙述视角", "叙事结构", "内聚焦", "不可靠叙述", "人物形象", "谁在讲", "第一人称", "人物", "情节"],
    en: [
      "narrative",
      "narrator",
      "focalisation",
      "focalization",
      "point of view",
      "unreliable",
      "plot structure",
      "first person",
      "tells the story",
      "plot",
    ],
  },
  sentences: {
    zh: [
      "叙事分析把讲述的事情与讲述的方式分开：同一个故事换一个次序、换一个人讲，就成为另一种叙述。",
      "谁在说与谁在看是两个问题，叙述者可以用自己的话转述一个孩子所见，视角的转换应指出在哪一句发生。",
      "时间须从次序、时长和频率三方面看：倒叙与预叙从何处插入，几年用一句带过还是一刻写成几页，一件事讲了几次。",
      "宜把情节按发生的先后与讲述的先后各排一列，两列不一致的地方就是要解释的地方。",
      "叙述者不可靠须有文中的依据，例如前后说法矛盾、与所述行为不符，或遗漏了别人提到的事。",
      "自由间接引语没有引导词，人物的语气与叙述者的语法并存，一句话归于谁，应由时态、人称和用词来说明。",
      "人物由他的言行、别人的话和叙述者的评语三种途径写出，三者不一致时须分别引用。",
      "作品没有写出的事也属于叙事，某个人物始终没有机会开口，须与有机会开口的人物对照着说。",
    ],
    en: [
      "Narrative analysis keeps what is told apart from how it is told: the same story in another order or another voice makes another narrative.",
      "Who speaks and who sees are two questions, as a narrator may report in adult words what a child saw; the sentence at which the point of view changes should be named.",
      "Time is examined by order, duration and frequency: where the text goes back or ahead, whether years pass in a sentence or a moment fills pages, and how often an event is told.",
      "Events should be listed in the order in which they happen and in the order in which they are told; where the two columns differ, there is something to explain.",
      "A claim that a narrator is unreliable needs evidence in the text: contradictions, deeds that belie the words, or omissions of what others mention.",
      "Free indirect speech has no reporting verb and joins a character's tone with the narrator's grammar, so tense, person and diction have to show whose words they are.",
      "A character is drawn by acts and speech, by what others say and by the narrator's comment; where these disagree, each should be quoted.",
      "What a text leaves out belongs to its narrative as well, and a character who never speaks should be discussed beside those who do.",
    ],
  },
  missing: {
    zh: ["所用版本与页码", "情节的先后与讲述的先后", "视角转换处的原文"],
    en: ["edition and page", "order of events and order of telling", "the text where the point of view changes"],
  },
  limits: {
    zh: ["叙事的手法不自动带有某种立场，同一种视角可以引起同情，也可以造成讽刺，须由语境说明。"],
    en: ["A device carries no attitude by itself: the same point of view may create sympathy or irony, and the context has to show which."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "事件的次序与讲述的次序", en: "Order of events and order of telling" },
      head: {
        zh: ["事件", "发生次序", "讲述次序", "篇幅", "由谁看见", "页码"],
        en: ["Event", "Place in time", "Place in the text", "Length", "Seen by", "Page"],
      },
    },
  ],
  never: { zh: ["匠心独运", "跌宕起伏", "引人入胜", "栩栩如生"], en: ["gripping", "masterful", "timeless"] },
};
