import type { MethodCard } from "../method-card.ts";

export const lookAlikesAndMixups: MethodCard = {
  key: "look-alikes-and-mixups",
  title: { zh: "相似品混淆", en: "Mix-ups of similar items" },
  methods: ["case"],
  roles: ["problems", "measures"],
  cues: {
    zh: ["相似包装", "包装相似", "拿错", "错发", "混淆", "放在一起", "长得像", "发错货", "漏发"],
    en: ["similar", "mix-up", "wrong item", "look alike", "double", "wrong room", "mistaken"],
  },
  sentences: {
    zh: [
      "取错多发生在两件东西同时满足三点时：外形相近、位置相邻、用手写或口头的名称来辨认。",
      "靠“仔细一点”不能长期见效，人在重复动作中会按预期去看，看到的是想找的那一个。",
      "防错分三层：使它不可能拿错，拿错时立刻提示，拿错后在出门前查出，越靠前越省事。",
      "相似的两种不放在相邻货位，标签把不同的部分放大，例如规格与颜色，相同的部分缩小。",
      "扫码核对能够拦住取错，不能拦住漏放与多放，后者要靠件数或重量复核。",
      "差错宜按“哪两种互换”列成对照表，前几对往往占去大部分，先处理它们。",
    ],
    en: [
      "Wrong items are mostly taken where three things coincide: the two look alike, they are stored side by side, and they are identified by a handwritten or spoken name.",
      "Asking people to be more careful does not work for long: in repetitive work people see what they expect, and what they see is what they were looking for.",
      "Prevention has three levels: making the error impossible, signalling it at once, and catching it before it leaves; the earlier, the cheaper.",
      "Similar items should not be stored next to each other, and labels should enlarge the parts that differ, such as size and colour, and reduce those that are the same.",
      "Scanning stops wrong items but not missing or extra ones, for which count or weight has to be checked.",
      "Errors should be listed by which two items were exchanged; the first few pairs often make up the larger part and should be dealt with first.",
    ],
  },
  missing: {
    zh: ["互相混淆的品种与次数", "现在在哪一步复核"],
    en: ["which items are exchanged and how often", "where they are checked now"],
  },
  limits: {
    zh: ["调整货位后差错可能移到别处，须看总数。"],
    en: ["After rearranging, errors may move elsewhere, so the total has to be watched."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "混淆对照表", en: "Pairs that are exchanged" },
      head: { zh: ["应取", "误取", "次数", "相似之处", "货位"], en: ["Wanted", "Taken", "Number", "What is alike", "Place"] },
    },
  ],
  never: { zh: [], en: [] },
};
