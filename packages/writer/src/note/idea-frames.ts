import type { Language } from "../language.ts";

/** A way to go on from a node. `{node}`: what it says. `when`: only for nodes that say so; left out: for any. */
export type IdeaFrame = { readonly say: string; readonly when?: RegExp };
export type IdeaFrames = Readonly<Record<"diverge" | "steps" | "examples" | "opposite" | "ask", readonly IdeaFrame[]>>;

const any = (...lines: readonly string[]): IdeaFrame[] => lines.map((say) => ({ say }));
const of = (when: RegExp, ...lines: readonly string[]): IdeaFrame[] => lines.map((say) => ({ when, say }));

const zhWords = {
  people: /人|者|员|生|客|师|家长|孩子|团队|用户|读者|谁|邻居|朋友/,
  problem: /问题|难|困|缺|不足|压力|风险|矛盾|为什么|原因|下降|亏/,
  action: /做|写|办|学|改|建|开|搬|选|准备|计划|方案|活动|项目|旅行|考试|策划|提高|推广/,
  thing: /店|馆|书|产品|软件|设备|房|车|菜|茶|衣|物/,
  place: /城|街|村|校|园|区|山|河|海|家乡|路|站/,
  time: /天|周|月|年|季|节|期|过去|未来|小时候|历史/,
} as const;

const enWords = {
  people: /people|person|who|user|reader|student|teacher|team|customer|child|parent|friend|neighbour|worker/i,
  problem: /problem|difficult|lack|risk|conflict|why|cause|loss|pressure|decline|fail/i,
  action: /\b(?:do|write|learn|build|make|plan|change|choose|prepare|move|start|improve|project|trip|exam|event|campaign)\b/i,
  thing: /shop|book|product|app|device|house|car|tool|food|tea|clothes/i,
  place: /city|town|street|village|school|park|river|home|station|place/i,
  time: /day|week|month|year|season|period|past|future|history|childhood/i,
} as const;

/** Frames by way and language. Each is a question or an angle that makes sense for the node, and states no fact of it. */
export const IDEA_FRAMES: Readonly<Record<Language, IdeaFrames>> = {
  zh: {
    diverge: [
      ...of(zhWords.people, "{node}最在意什么", "{node}平时怎么做", "{node}之间有什么不同", "{node}没说出口的"),
      ...of(zhWords.problem, "{node}从什么时候开始", "{node}谁受影响最大", "试过的办法和结果", "{node}背后的利益"),
      ...of(zhWords.action, "{node}要花的时间和钱", "{node}谁来做、谁拍板", "{node}怎样算成了", "{node}最先要定的一件事"),
      ...of(zhWords.thing, "{node}的来历", "{node}怎么用、谁在用", "{node}和同类比的长短", "{node}坏了、没了会怎样"),
      ...of(zhWords.place, "{node}看得见的变化", "{node}的声音和气味", "常在{node}的人", "{node}的边界在哪里"),
      ...of(zhWords.time, "{node}之前和之后", "{node}里最要紧的一段", "{node}留下的东西"),
      ...any(
        "牵涉到哪些人",
        "从哪里来的",
        "和以前比变了什么",
        "要花多少、谁出",
        "看得见的例子",
        "容易漏掉的一面",
        "别处是怎么做的",
        "接下来会怎样",
      ),
    ],
    steps: [
      ...of(zhWords.problem, "写清问题是什么、在哪里出现", "找出可能的原因，逐条核对", "挑一个最容易动手的先试", "过一段时间回头看结果"),
      ...of(zhWords.people, "列出要找的人", "约时间，说明来意", "准备要问的事", "记下原话，当天整理"),
      ...any(
        "说清要达到什么",
        "列出手头已有的",
        "补齐还缺的",
        "排出先后和期限",
        "先做一小块试试",
        "照结果调整再往下做",
        "收尾，记下下次怎么改",
      ),
    ],
    examples: [
      ...of(zhWords.people, "一个最典型的{node}", "一个例外的{node}", "我认识的{node}"),
      ...of(zhWords.action, "一次做成的经过", "一次没做成的经过"),
      ...any("自己经历过的一次", "身边人的一件事", "书里或新闻里的一例", "一个相反的例子", "最早的一例和最近的一例", "一个看起来小的例子"),
    ],
    opposite: [
      ...of(zhWords.action, "{node}可能白费的情形", "不做{node}会失去什么", "谁会反对{node}"),
      ...of(zhWords.problem, "{node}也许不是问题", "{node}带来的好处"),
      ...any(
        "什么情况下不成立",
        "反对的人会怎么说",
        "证据不够的地方",
        "把原因和结果弄反了吗",
        "代价由谁承担",
        "换一个前提还对吗",
        "最坏会怎样",
      ),
    ],
    ask: [
      ...of(zhWords.people, "{node}指的是哪些人？", "{node}自己怎么看？"),
      ...of(zhWords.problem, "{node}严重到什么程度？", "{node}怎样才算解决？"),
      ...of(zhWords.action, "为什么现在要{node}？", "{node}由谁负责到底？"),
      ...any(
        "这里的关键词各指什么？",
        "怎么知道这是真的？",
        "有多少、多久、多大？",
        "和什么比？",
        "还缺哪一样材料？",
        "如果只能说一句，说什么？",
        "谁最可能不同意，为什么？",
      ),
    ],
  },
  en: {
    diverge: [
      ...of(
        enWords.people,
        "What matters most to them",
        "What they do on an ordinary day",
        "How they differ from each other",
        "What they don't say aloud",
      ),
      ...of(enWords.problem, "When it began", "Who is hit hardest", "What has been tried, and how it went", "Who gains from it"),
      ...of(
        enWords.action,
        "Time and money it takes",
        "Who does it, and who decides",
        "How to tell that it worked",
        "The first thing to settle",
      ),
      ...of(
        enWords.thing,
        "Where it comes from",
        "Who uses it, and how",
        "Better and worse than others of its kind",
        "What if it were gone",
      ),
      ...of(enWords.place, "What has visibly changed", "Its sounds and smells", "Who is usually there", "Where it begins and ends"),
      ...of(enWords.time, "Before and after", "The stretch that mattered most", "What it left behind"),
      ...any(
        "Who is involved",
        "Where it came from",
        "What is different from before",
        "What it costs, and who pays",
        "An example one can see",
        "A side that's easily missed",
        "How others do it",
        "What comes next",
      ),
    ],
    steps: [
      ...of(
        enWords.problem,
        "Write down what goes wrong, and where",
        "List possible causes and check each",
        "Try the easiest remedy first",
        "Look at the result after a while",
      ),
      ...of(
        enWords.people,
        "List the people to talk to",
        "Arrange a time and say why",
        "Prepare the questions",
        "Note their own words the same day",
      ),
      ...any(
        "Say what is to be reached",
        "List what is there already",
        "Get what is missing",
        "Set the order and the dates",
        "Try a small part first",
        "Adjust by the result and go on",
        "Finish, and note what to change next time",
      ),
    ],
    examples: [
      ...of(enWords.people, "A typical one", "An exception", "One I know"),
      ...of(enWords.action, "A time it worked", "A time it failed"),
      ...any(
        "Something I went through myself",
        "Something that happened to somebody near",
        "A case from a book or the news",
        "A counterexample",
        "The earliest case and the latest",
        "A case that looks small",
      ),
    ],
    opposite: [
      ...of(enWords.action, "When the effort would be wasted", "What is lost by not doing it", "Who would be against it"),
      ...of(enWords.problem, "Perhaps it's no problem at all", "What good comes of it"),
      ...any(
        "When it doesn't hold",
        "What opponents would say",
        "Where evidence is thin",
        "Are cause and effect swapped",
        "Who bears the cost",
        "Is it still true on another premise",
        "The worst that can happen",
      ),
    ],
    ask: [
      ...of(enWords.people, "Who exactly is meant?", "How do they see it themselves?"),
      ...of(enWords.problem, "How serious is it?", "When would it count as solved?"),
      ...of(enWords.action, "Why now?", "Who is responsible to the end?"),
      ...any(
        "What does each key word mean here?",
        "How do we know it's true?",
        "How many, how long, how large?",
        "Compared with what?",
        "Which piece of material is missing?",
        "If only one sentence could be said, which?",
        "Who is likely to disagree, and why?",
      ),
    ],
  },
};
