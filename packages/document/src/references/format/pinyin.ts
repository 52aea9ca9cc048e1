const SURNAMES = new Set(
  (
    "ai an ao bai ban bao bei bi bian bo bu cai cao cen chai chang che chen cheng chi chu chuai cong cui dai dan dang deng di diao ding dong dou du " +
    "duan dun fan fang fei feng fu gan gao ge geng gong gou gu guan guang gui guo hai han hang hao he heng hong hou hu hua huai huan huang hui huo ji " +
    "jia jian jiang jiao jie jin jing ju kang ke kong kou kuang lai lan lang lao le lei leng li lian liang liao lin ling liu long lou lu luan luo lv " +
    "ma mai man mao mei meng mi miao min ming mo mou mu na nan ni nian nie ning niu ou ouyang pan pang pei peng pi ping pu qi qian qiang qiao qin qing " +
    "qiu qu quan ran rao ren rong ruan rui sang sha shan shang shao she shen sheng shi shu shuai shui sima situ song su sui sun shangguan tai tan tang " +
    "tao teng tian tong tu wan wang wei wen weng wu xi xia xian xiang xiao xie xin xing xiong xu xuan xue xun yan yang yao ye yi yin ying yong you yu " +
    "yuan yue yun zang zeng zha zhan zhang zhao zhen zheng zhong zhou zhu zhuang zhuge zhuo zong zou zu zuo"
  ).split(" "),
);

/** Initial: the finals that go with it. */
const FINALS: Readonly<Record<string, string>> = {
  "": "a ai an ang ao e ei en er o ou",
  b: "a ai an ang ao ei en eng i ian iao ie in ing o u",
  p: "a ai an ang ao ei en eng i ian iao ie in ing o ou u",
  m: "a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u",
  f: "a an ang ei en eng o ou u",
  d: "a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo",
  t: "a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo",
  n: "a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve",
  l: "a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve",
  g: "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
  k: "a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo",
  h: "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
  j: "i ia ian iang iao ie in ing iong iu u uan ue un",
  q: "i ia ian iang iao ie in ing iong iu u uan ue un",
  x: "i ia ian iang iao ie in ing iong iu u uan ue un",
  zh: "a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo",
  ch: "a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo",
  sh: "a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo",
  r: "an ang ao e en eng i ong ou u uan ui un uo",
  z: "a ai an ang ao e ei en eng i ong ou u uan ui un uo",
  c: "a ai an ang ao e en eng i ong ou u uan ui un uo",
  s: "a ai an ang ao e en eng i ong ou u uan ui un uo",
  y: "a an ang ao e i in ing o ong ou u uan ue un",
  w: "a ai an ang ei en eng o u",
};
const SYLLABLES = new Set(Object.entries(FINALS).flatMap(([initial, finals]) => finals.split(" ").map((final) => initial + final)));
const LONGEST_GIVEN = 12;

/**
 * The given name of a Chinese person in pinyin, written as one word (GB/T 28039): Jiang-ning → Jiangning.
 * Undefined where the name is not pinyin, or only initials are known.
 */
export function pinyinGiven(family: string, given: string): string | undefined {
  if (!SURNAMES.has(family.toLowerCase())) return undefined;
  const letters = given
    .replace(/[\s'’-]/g, "")
    .replace(/ü/g, "v")
    .toLowerCase();
  // One letter is an initial, even where it is a syllable as well.
  if (letters.length < 2 || letters.length > LONGEST_GIVEN || /\.|^\p{Lu}{2,3}$|^\p{L}([\s-]\p{L})+$/u.test(given)) return undefined;
  const isName =
    SYLLABLES.has(letters) || [...letters].some((_, at) => SYLLABLES.has(letters.slice(0, at)) && SYLLABLES.has(letters.slice(at)));
  return isName ? letters.charAt(0).toUpperCase() + letters.slice(1) : undefined;
}
