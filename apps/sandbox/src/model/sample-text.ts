/** Sentences of different lengths, so that a text of any length can be made of them. */
const SENTENCES = [
  "本周的主要工作按计划推进。",
  "前期遗留的两处细节已经补齐，相关同事都确认过。",
  "会上定下的分工没有变化，各项进度写在表里。",
  "遇到的困难集中在资料收集上，后面会留出更多时间来核对。",
  "与上次相比，流程清楚了许多。",
  "大家的反馈比较一致，认为说明还可以再短一些。",
  "下一步先把要点理顺，再补充例子。",
  "这部分暂时没有新的数据，等确认以后再写。",
];
const WORDS = "The team kept the plan steady and wrote down what was still open so that everyone could see the next step".split(" ");
const WORDS_PER_SENTENCE = 12;
const SENTENCES_PER_PARAGRAPH = 4;

/** About `length` characters (each CJK character or mark is one) of Chinese, ending with a full stop. */
export function sampleChinese(length: number, from = 0): string {
  let text = "";
  for (let at = from; text.replaceAll("\n", "").length < length; at++) {
    if (at > from && (at - from) % SENTENCES_PER_PARAGRAPH === 0) text += "\n\n";
    text += SENTENCES[at % SENTENCES.length];
  }
  return text;
}

/** `length` English words. */
export function sampleEnglish(length: number): string {
  const words: string[] = [];
  for (let at = 0; at < length; at++) {
    const word = WORDS[at % WORDS.length] ?? "";
    words.push((at + 1) % WORDS_PER_SENTENCE === 0 || at === length - 1 ? `${word}.` : word);
  }
  return words.join(" ");
}
