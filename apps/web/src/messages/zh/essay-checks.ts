import type { ExhibitKind, Place, Rule, RuleValues } from "@tangleaf/document/checks";

/** What else stands in the essay, as a person knows it: the section of a place, a reference by its id. */
export type FindingNames = { readonly section: (place: Place) => string; readonly reference: (refId: string) => string };

type Words<R extends Rule> = {
  /** What the rule looks at. */
  readonly name: string;
  /** What was found. */
  readonly says: (values: RuleValues[R], names: FindingNames) => string;
  /** What to do about it. */
  readonly help: string;
};

const EXHIBITS: Readonly<Record<ExhibitKind, string>> = { figure: "图", table: "表", equation: "公式" };

const n = (count: number): string => count.toLocaleString("en-US");

const rules: { readonly [R in Rule]: Words<R> } = {
  sectionLength: {
    name: "这一节的字数",
    says: ({ characters, target }) => `写了 ${n(characters)} 字，计划 ${n(target)} 字`,
    help: "和计划差一成以上。补写、删减，或者改目标字数。",
  },
  wholeLength: {
    name: "全文字数",
    says: ({ characters, target }) => `正文 ${n(characters)} 字，要求 ${n(target)} 字`,
    help: "摘要、参考文献、致谢和附录不算在内。学校多半允许上下 3%。",
  },
  emptySection: {
    name: "空的小节",
    says: ({ title }) => `“${title}”下面还没有内容`,
    help: "写上内容，或者删掉这个标题。",
  },
  repeatedSentence: {
    name: "重复的句子",
    says: ({ first }, { section }) => `“${section(first)}”里已经有这句话`,
    help: "留一处，另一处删掉或换成“如前所述”。",
  },
  repeatedPassage: {
    name: "重复的段落",
    says: ({ characters, first }, { section }) => `连着 ${n(characters)} 个字和“${section(first)}”里的一样`,
    help: "留一处，另一处改写成这里要说的。",
  },
  termVariant: {
    name: "术语不统一",
    says: ({ term, variant }) => `这里写“${variant}”，别处写“${term}”`,
    help: "同一个东西全文用一个叫法。",
  },
  abbreviationTwice: {
    name: "缩写有两个意思",
    says: ({ abbreviation, expansion, otherExpansion }) => `${abbreviation} 在这里是“${expansion}”，前面是“${otherExpansion}”`,
    help: "换一个缩写，或者统一全称。",
  },
  abbreviationEarly: {
    name: "缩写用早了",
    says: ({ abbreviation, expansion }) => `${abbreviation} 出现时还没说它是“${expansion}”`,
    help: "把全称和括号里的缩写挪到第一次出现的地方。",
  },
  headingNumberDoubled: {
    name: "编号打了两遍",
    says: ({ typed, number }) => `标题里手打了“${typed}”，自动编号已经是“${number}”`,
    help: "删掉手打的编号。",
  },
  headingNumberWrong: {
    name: "编号不对",
    says: ({ typed, expected }) => `写的是“${typed}”，按顺序是“${expected}”`,
    help: "改成顺序对的编号，或者打开自动编号后删掉手打的。",
  },
  exhibitUnreferred: {
    name: "没有提到的图表",
    says: ({ label }) => `正文没有提到${label}`,
    help: "在正文里说一句“见图…”“如表…所示”，或者删掉它。",
  },
  exhibitMissing: {
    name: "没有的图表",
    says: ({ kind, label }) => `提到了${label}，文里没有这个${EXHIBITS[kind]}`,
    help: "补上，或者改成有的编号。用“交叉引用”，编号会自己变。",
  },
  crossReferenceBroken: {
    name: "引用落空",
    says: () => "引用的标题或图表已经不在了",
    help: "删掉这处引用，重新插入。",
  },
  citationUnknown: {
    name: "文献不在列表里",
    says: () => "引用的文献不在参考文献里",
    help: "把这条文献加进来，或者删掉这处引用。",
  },
  citationUnused: {
    name: "没有引用的文献",
    says: ({ refId }, { reference }) => `正文没有引用：${reference(refId)}`,
    help: "在用到它的地方引一下，或者从列表里去掉。",
  },
  citationOrder: {
    name: "引用的先后",
    says: ({ number, afterNumber }) => `[${number}] 第一次出现在 [${afterNumber}] 之后`,
    help: "顺序编码的文献按第一次引用的先后排。",
  },
  mark: {
    name: "待补充",
    says: ({ asked, mark }) => (asked === "" ? mark : `要补：${asked}`),
    help: "只有你知道的内容，补上后删掉记号。",
  },
  sourceOverlap: {
    name: "和自己的材料重合",
    says: ({ characters, isQuoted }) =>
      isQuoted ? `引号里 ${n(characters)} 个字和你的材料一样` : `连着 ${n(characters)} 个字和你的材料一样`,
    help: "材料发表过就改写或加引号注明出处；没发表过可以不动。",
  },
  numberDiffers: {
    name: "数字前后不一",
    says: ({ words, otherWords, other }, { section }) => `这里是“${words}”，“${section(other)}”里是“${otherWords}”`,
    help: "核对原始数据，改成一致；说的不是一回事就写清楚。",
  },
  halfWidthMark: {
    name: "英文标点",
    says: ({ mark, proper, count }) => `中文里用了“${mark}”${count > 1 ? `，这一段有 ${count} 处` : ""}，应是“${proper}”`,
    help: "中文句子用全角标点。",
  },
  fullWidthMark: {
    name: "中文标点",
    says: ({ mark, proper, count }) => `英文里用了“${mark}”${count > 1 ? `，这一段有 ${count} 处` : ""}，应是“${proper}”`,
    help: "英文句子用半角标点。",
  },
  mixedQuotes: {
    name: "引号不统一",
    says: ({ quotes }) => `多数用 ${quotes[0] ?? ""}，这里用了 ${quotes[1] ?? ""}`,
    help: "全文用同一种引号。",
  },
  quoteUnpaired: {
    name: "引号不成对",
    says: ({ opened, closed }) => `这一段有 ${opened} 个“，${closed} 个”`,
    help: "补上少的那一半。",
  },
  unitSpelling: {
    name: "单位写法",
    says: ({ unit, proper }) => `“${unit}”应写成“${proper}”`,
    help: "按国家标准，单位的大小写是固定的。",
  },
  styleOpening: {
    name: "开头相同的段落",
    says: ({ opening, count }) => `有 ${count} 段都以“${opening}”开头`,
    help: "换几个开头，读起来不单调。",
  },
  styleConnectives: {
    name: "连接词密",
    says: ({ perThousand, mostUsed }) => `每千字 ${perThousand} 个连接词，最多的是“${mostUsed}”`,
    help: "意思已经连着的地方，把“此外”“因此”删掉。",
  },
  styleEvenSentences: {
    name: "句子一样长",
    says: () => "这一节的句子长短差不多，读着像清单",
    help: "合几句短的，拆一句长的。",
  },
};

/** Texts of the self-checks of an essay: what was found, what is stale, and how it is brought up to date. */
export const essayChecksMessages = {
  tab: "自查",
  label: "自查",
  reading: "正在看全文",
  behind: "你在改，停下来就再看一遍",
  failed: "这次没看成，改一改会再看",
  counts: (faults: number, warnings: number, hints: number) =>
    [faults > 0 ? `${faults} 处有错` : "", warnings > 0 ? `${warnings} 处要看` : "", hints > 0 ? `${hints} 条提示` : ""]
      .filter((one) => one !== "")
      .join(" · "),
  tabCount: (count: number) => `${count} 处要看`,
  severities: { fault: "有错", warning: "要看", hint: "提示" },
  fine: "没看出问题",
  fineText: "看的是字数、重复、编号、图表、引用这些；内容对不对还得你来看。",
  fineCells: "都好",
  show: "在正文里标出来",
  keys: "F8 下一处，Shift + F8 上一处",
  gone: "这处已经改过了，停一下会再看一遍",
  front: "开头",
  dismiss: "不用管这处",
  dismissed: (count: number) => `放下了 ${count} 处`,
  showDismissed: "再显示",
  hideDismissed: "收起",
  restore: "放回来",
  more: (count: number) => `再看 ${count} 处`,
  leftOut: (count: string) => `同样的还有 ${count} 处没列出来，改掉上面的再看。`,
  kinds: {
    exhibits: "图表",
    numbering: "编号",
    citations: "引用",
    numbers: "数字",
    terms: "术语",
    marks: "【待补充】",
    length: "长度",
    repetition: "重复",
    overlap: "与自己的材料重合",
    punctuation: "标点和单位",
    style: "文风提示",
  },
  styleNote: "只说哪里读着单调，不判断是谁写的。",
  rules,
  stale: {
    title: "要跟着改",
    lead: "别处改了，这些地方还是原来的说法。",
    marked: (count: number) => (count === 1 ? "有一处要跟着改" : `有 ${count} 处要跟着改`),
    claim: (section: string, from: string, to: string, here: string) => `“${section}”的“${from}”改成了“${to}”，这里还写着“${here}”`,
    term: (section: string, from: string, to: string) => `“${section}”把“${from}”改称“${to}”，这里还用“${from}”`,
    meaning: (section: string, term: string) => `“${section}”里“${term}”的解释改了，看看这里还说得通吗`,
    citation: (section: string, from: string) => `“${section}”不再引“${from}”，这里还引着`,
    citationNow: (section: string, from: string, to: string) => `“${section}”改引“${to}”，这里还引着“${from}”`,
    dismiss: "不用改",
    dismissAll: "都不用改",
    locked: "这一段锁着，解锁后才能改",
  },
  sync: {
    replace: "直接换掉",
    reword: "顺着改写",
    title: (section: string) => `改“${section}”`,
    working: "正在改写",
    legend: "划掉的会去掉，划线的是新的。",
    accept: "采用",
    reject: "不要",
    again: "再改一次",
    accepted: "改好了，可以撤销",
    same: "改写出来和原来一样，没有要改的",
    changed: "这一段刚才又改过，先看看现在的样子，再改一次",
    refused: "没改成：这一段锁着",
    failed: "没改成，没有扣额度",
    sampleOnly: "样例写手只会直接换掉，不会顺着改写。",
  },
};
