/** Short for a place where texts are shown, as people type it. */
const SHORT: Readonly<Record<string, string>> = {
  xhs: "小红书",
  gzh: "公众号",
  pyq: "朋友圈",
  dy: "抖音",
  sph: "视频号",
  wx: "微信",
  tb: "淘宝",
  pdd: "拼多多",
  zfb: "支付宝",
};
/** One word for what people of different places say differently. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?:咋个?|啷个|哪个样)(?!样)/g, "怎么"],
  [/啥子?|么子/g, "什么"],
  [/晓得/g, "知道"],
  [/礼拜/g, "星期"],
  [/俩/g, "两个"],
  [/仨/g, "三个"],
  [/娃儿/g, "娃"],
  [/莫得/g, "没有"],
];

/** One spelling for what is compared: half width, small letters, no marks between Chinese characters. */
export function normalWish(sentence: string): string {
  const plain = sentence
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/résumé/g, "resume")
    .replace(/[\s,.;:!?、，。；：！？（）()"“”…~]+/g, " ")
    .replace(/(?<![a-z])[a-z]{2,3}(?![a-z])/g, (letters) => SHORT[letters] ?? letters)
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "")
    .trim();
  return SPOKEN.reduce((wish, [pattern, word]) => wish.replace(pattern, word), plain);
}

/** Names of books, films and places in marks are what a text is about, not what it is. */
export function withoutNames(wish: string): string {
  return wish.replace(/[《〈<「『][^《》〈〉<>「」『』]{1,60}[》〉>」』]/g, "《》");
}

export type Stem = { readonly stem: string; readonly from: number; readonly to: number };

/** English words without the endings that do not tell texts apart. */
export function stemsOf(text: string): Stem[] {
  return [...text.matchAll(/[a-z0-9+&]+(?:['-][a-z0-9]+)*/g)].map(({ 0: word, index }) => ({
    stem: word
      .replace(/'s$|'$/, "")
      .replace(/ies$/, "y")
      .replace(/(?<=..[^s])s$/, "")
      .replace(/(?<=...)isation/, "ization")
      .replace(/(?<=...)ise$/, "ize"),
    from: index,
    to: index + word.length,
  }));
}

const HAN = /\p{Script=Han}|《/u;
/** Words that are in every sentence say next to nothing. */
const EMPTY = /^(?:a|an|the|my|our|i|we|me|us|to|of|for|in|on|at|is|it|do|does|be|what|how|that|this|with|from|and|s|m)$/;
const EMPTY_SIZE = 0.2;

export const isHan = (text: string): boolean => HAN.test(text);

/** Chinese by characters, English by words, a long one says as much as two characters. */
export function sizeOf(text: string): number {
  const bare = text.replaceAll("…", " ");
  const words = bare.match(/[a-z0-9+&'-]+/g) ?? [];
  const han = [...bare.replace(/[a-z0-9+&'\s-]+/g, "")].length;
  return han + words.reduce((sum, word) => sum + (EMPTY.test(word) ? EMPTY_SIZE : Math.min(2.2, 0.6 + word.length / 4)), 0);
}
