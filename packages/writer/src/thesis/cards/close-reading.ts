import type { MethodCard } from "../method-card.ts";

export const closeReading: MethodCard = {
  key: "close-reading",
  title: { zh: "文本细读", en: "Close reading" },
  methods: ["humanities"],
  roles: ["reading", "analysis"],
  cues: {
    zh: [
      "细读",
      "散文",
      "诗歌",
      "小说",
      "语言特色",
      "语言风格",
      "短句",
      "白描",
      "意象",
      "文本分析",
      "修辞",
      "读了",
      "原文",
      "句子",
      "比喻",
    ],
    en: ["close reading", "prose style", "poem", "poetry", "imagery", "diction", "novel", "short story", "read", "passage"],
  },
  sentences: {
    zh: [
      "细读从引文开始：先把原文一段照录，注明版本与页码，再指出其中可以核对的一处，例如用词、句长、停顿、人称或重复，然后才下判断。",
      "谈语言须能数：同一段里形容词与动词各有多少，句子长短怎样交替，句与句之间靠动作的先后还是靠关联词相接。",
      "一个意象在全文中的每次出现宜列成表，记下谁看见它、在情节的哪一处、前后有无变化，只举一次出现不能说它贯穿全篇。",
      "删去或替换一个词，看句子的语气、节奏或意思改变了什么，是检验这个词是否要紧的办法。",
      "诗歌的分行、韵脚和停顿是意义的一部分，引用时须保持原来的行款，不可改排成散文。",
      "文中说话的人不可径直等同于作者，第一人称的“我”说出的判断须同他在文中的行为对照。",
      "与解读不合的段落也应引出并作解释，只取合用的句子，读者可以用另外几句得出相反的说法。",
      "宜另取同类文字的一段作对照，没有对照时，某种特点是这篇独有还是同类文字都有，无从判断。",
    ],
    en: [
      "Close reading begins with a quotation: a passage is given as it stands, with edition and page, then something in it that can be checked, such as a word, the length of a sentence, a pause, a pronoun or a repetition, and judgement comes last.",
      "Statements on style should rest on what can be counted: adjectives against verbs in a passage, how long and short sentences alternate, whether they are linked by the order of actions or by conjunctions.",
      "Every occurrence of an image in the text should be listed, with who sees it, at what point of the action, and whether it changes; one occurrence does not show that it runs through the whole.",
      "Deleting or replacing a word and noting what happens to tone, rhythm or sense is a test of whether the word matters.",
      "Line breaks, rhyme and pauses are part of what a poem means, so verse should be quoted in its lines and not run on as prose.",
      "The speaker should not simply be taken for the author, and what a first-person narrator claims has to be held against what that narrator does.",
      "Passages that go against the reading should be quoted and accounted for; with the suitable ones alone, another reader can argue the opposite from the rest.",
      "A passage from another text of the same kind should be set beside it, since without comparison a feature may belong to the kind of writing and not to this text.",
    ],
  },
  missing: {
    zh: ["所用版本与页码", "要细读的一段原文", "用作对照的另一段文字"],
    en: ["edition and page", "the passage to be read closely", "another passage for comparison"],
  },
  limits: {
    zh: ["细读说明文字怎样写，不说明作者当时怎样想，也不说明多数读者怎样读。"],
    en: ["Close reading shows how a text is written, neither what its author had in mind nor how most readers take it."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "引文与观察", en: "Quotations and observations" },
      head: {
        zh: ["引文", "版本与页码", "可核对的特点", "作用"],
        en: ["Quotation", "Edition and page", "Feature that can be checked", "Effect"],
      },
    },
  ],
  never: {
    zh: ["匠心", "诗意栖居", "淋漓尽致", "炉火纯青", "跃然纸上", "独具魅力"],
    en: ["masterful", "timeless", "tapestry", "paints a vivid picture"],
  },
};
