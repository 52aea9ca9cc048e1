import type { Language } from "../language.ts";
import { endSentence } from "../text/split-sentences.ts";
import { capital } from "./fill-words.ts";
import type { FactKind, ThesisFact } from "./parsed-topic.ts";
import type { ThesisMethod } from "./thesis-types.ts";

/** Colloquial beginnings of notes and their written form. What was only meant to be done stays an intention. */
const ZH: readonly (readonly [RegExp, string])[] = [
  [/^我?们?(?:问卷)?(?:一共|共)?(?:收了|收回了?|回收了?)\s*(\d+)\s*份有效(?:问卷)?$/, "共收回有效问卷 $1 份"],
  [/^问卷(?:收了|收回了?)\s*(\d+)\s*份有效/, "共收回有效问卷 $1 份"],
  [/^我?们?(?:想|打算|准备|计划|希望)(?:看看?|了解)(.+?)的(中介|调节)$/, "本文拟考察$1的$2作用"],
  [/^我?们?(?:想|打算|准备|计划|希望)(?:看看?|了解|知道)/, "本文拟考察"],
  [/^我?们?(?:想|打算|准备|计划)(?:谈谈?|讲讲?|写写?)/, "本文拟讨论"],
  [/^我?们?(?:想|打算|准备|计划|希望)/, "本文拟"],
  [/^我?们?看了/, "本文考察了"],
  [/^我?们?读了/, "本文选读了"],
  [/^我?们?(?=(?:选取|选了|访谈了|调查了|收集了|整理了|统计了|比较了|抽取|问了|测了|做了|跟了|观察了|记录了|听了))/, "本文"],
  [/^(?=[^，]+[两三四五六]种角色$)/, "系统涉及"],
  [/^(?=在.{1,12}(?:实习|见习|工作|打工|兼职|值班))/, "本人"],
  [/^我?们?走访了/, "本文走访了"],
  [/^(?:要|须|需要|必须)避免/, "须避免"],
  [/^(?:要|需要|必须)(?=[\u4e00-\u9fff])/, "须"],
  [/^我们?(?=(?:小区|店|班|科|公司|单位|学校|厂|仓|院|部门|村))/, "所在"],
  [/^我(?=[\u4e00-\u9fff])(?!们)/, "本人"],
];
const USE_ZH = /^(?:使|采)?用(?=.)/;
const VERB_ZH = /[是有在用由盘看做收读测比没未不可能想须需靠让把被给到为按拟考讨选问记跟听写说了]|超过|采用|分|占|来自|显示/;
const EN: readonly (readonly [RegExp, string])[] = [
  [/^(?:i |we )?(?:want|plan|hope|intend) to (?:look at|see|examine)\b/i, "This thesis is meant to examine"],
  [/^(?:i |we )?(?:want|plan|hope|intend) to\b/i, "This thesis is meant to"],
  [/^(?:i|we) /i, "The author "],
  [
    /^(read|visited|interviewed|asked|collected|counted|measured|watched|observed|compared|helped|looked|tested|recorded|timed|sat)\b/i,
    "The author $1",
  ],
  [/^(did|made|took|gave|used|ran)\b/i, "The author $1"],
  [/^(data|figures|results) not yet (.+)$/i, "The $1 have not yet been $2"],
  [/^must\b/i, "The work must"],
];
const VERB_EN =
  /\b(?:is|are|was|were|has|have|had|can|cannot|could|will|must|should|do|does|did|may|need|needs|ran|took|found|kept|gave|asked|said|came|made|wait|waits|keep|keeps|use|uses|take|takes|write|writes|forget|complain|pay|differ|differs|answer|answers|check|checks|count|counts|want|wants|read|send|sends|go|goes|comes?|gets?|lies?|stands?|turns?|runs?|shows?|visited|collected|meant|examine|book|fills?|rises?|falls?|breaks?|fails?|lacks?|covers?|speaks?|appears?|author|corrects?|speaks?|says?|helps?|works?|pays?)\b/i;

/** What is wrong, why, or what should be done is said in whole sentences. */
const STATED: ReadonlySet<FactKind> = new Set<FactKind>(["problem", "cause", "measure", "rule"]);

/** A clause in the words of a thesis: whole sentences, and pieces without a verb that a sentence has to carry. */
export type SaidFact = { readonly sentence: string } | { readonly piece: string };

export function sayFact({ text, kinds }: ThesisFact, language: Language, method: ThesisMethod): SaidFact {
  if (language === "en") {
    let said = text;
    for (const [pattern, words] of EN) {
      if (!pattern.test(said)) continue;
      said = said.replace(pattern, words).replace(/^The author [A-Z](?=[a-z])/, (found) => found.toLowerCase().replace(/^t/, "T"));
      break;
    }
    said = said.replace(/\bmy\b/g, "the author's").replace(/\bI\b(?! [A-Z])/g, "the author");
    return STATED.has(kinds[0] ?? "fact") || VERB_EN.test(said) ? { sentence: endSentence(capital(said), "en") } : { piece: text };
  }
  let said = text;
  for (const [pattern, words] of ZH) {
    if (!pattern.test(said)) continue;
    said = said.replace(pattern, words);
    break;
  }
  if (USE_ZH.test(said)) said = said.replace(USE_ZH, method === "design" ? "本设计采用" : "本文采用");
  if (!STATED.has(kinds[0] ?? "fact") && !VERB_ZH.test(said)) return { piece: text };
  return { sentence: endSentence(said, "zh") };
}

const PIECES_OF_DESIGN = { zh: ["已定的条件：", "；"], en: ["Settled so far: ", "; "] } as const;
const PIECES = { zh: ["范围与条件：", "；"], en: ["Given: ", "; "] } as const;

/** The author's clauses of one section as sentences; pieces without a verb share one. */
export function sayFacts(facts: readonly ThesisFact[], language: Language, method: ThesisMethod): string[] {
  const said = facts.map((fact) => sayFact(fact, language, method));
  const pieces = said.flatMap((one) => ("piece" in one ? [one.piece] : []));
  const [lead, between] = method === "design" ? PIECES_OF_DESIGN[language] : PIECES[language];
  return [
    ...(pieces.length === 0 ? [] : [endSentence(`${lead}${pieces.join(between)}`, language)]),
    ...said.flatMap((one) => ("sentence" in one ? [one.sentence] : [])),
  ];
}
