import type { Language } from "../language.ts";

/** A part of a text of some kind: its heading, what it is to say, and what is usually told apart in it. `{topic}`: what the text is about. */
export type GenrePart = {
  readonly title: string;
  readonly brief: string;
  /** Share of the length, beside the others'. */
  readonly weight: number;
  /** Words by which a sentence of the material belongs here. */
  readonly cue: RegExp;
  readonly parts?: readonly (readonly [title: string, brief: string])[];
};

/** How a kind of text is told by its title, and how it is divided. The first that fits counts; the last fits all. */
export type OutlineGenre = { readonly name: string; readonly title: RegExp; readonly parts: readonly GenrePart[] };

const zh: readonly OutlineGenre[] = [
  {
    name: "survey",
    title: /调查|调研|考察|访谈|走访|现状/,
    parts: [
      { title: "为什么看{topic}", brief: "交代起因：为什么选它，想弄清什么", weight: 1, cue: /因为|起因|背景|为什么|目的|想(?:知道|弄清)/ },
      {
        title: "怎么看的",
        brief: "写清走访的时间、地点、对象和办法，以及没有看到的部分",
        weight: 1,
        cue: /问卷|访谈|走访|样本|记录|观察|统计|[一二三四五六七八九十\d](?:家|份|人次|天)/,
        parts: [
          ["对象与范围", "看了谁、哪里、多久，为什么是这些"],
          ["材料从哪里来", "每一类材料怎样得来，有什么局限"],
        ],
      },
      {
        title: "看到了什么",
        brief: "按几个方面写发现，数字和原话只用材料里的",
        weight: 3,
        cue: /发现|看到|显示|占|最多|最少|反映|有人说|告诉/,
        parts: [
          ["总的情况", "先说整体：规模、人群和变化"],
          ["几个不同的侧面", "把看到的分开说，一处一个例子"],
          ["没想到的地方", "与原先设想不一样的发现"],
        ],
      },
      {
        title: "问题与原因",
        brief: "由发现归出问题，每个问题指出它的原因和依据",
        weight: 2,
        cue: /问题|困难|不足|难|缺|原因|压力|下降|亏/,
        parts: [
          ["主要的难处", "一条一条写，各有依据"],
          ["难处从哪里来", "分清自身的和外部的原因"],
        ],
      },
      { title: "可以怎么做", brief: "逐条回应上面的问题，说清谁来做、先做哪一步", weight: 1.5, cue: /建议|应该|可以|办法|对策|希望|出路/ },
    ],
  },
  {
    name: "report",
    title: /总结|汇报|报告|复盘|述职|周报|月报|年报|半年|季度|回顾/,
    parts: [
      { title: "总体情况", brief: "一段话说清这段时间的任务、结果和判断", weight: 1, cue: /总体|整体|本(?:周|月|季度|年)|目标|任务/ },
      {
        title: "做成的事",
        brief: "按重要程度写，每件事写清做法、结果和谁受益",
        weight: 3,
        cue: /完成|上线|达成|做了|实现|推进|新增|提高|增长|交付/,
        parts: [
          ["主要进展", "最要紧的几件，写结果和依据"],
          ["做法与经验", "哪些做法管用，别人能不能照做"],
        ],
      },
      {
        title: "问题与教训",
        brief: "写没做成的和做得慢的，原因说到能改的那一步",
        weight: 2,
        cue: /问题|不足|延期|投诉|失误|困难|没有|未|教训|原因|下降/,
        parts: [
          ["没做到的地方", "列事实，不绕开"],
          ["原因", "分清自己的和外部的"],
        ],
      },
      {
        title: "下一步打算",
        brief: "列出接下来的事、时间和负责的人",
        weight: 1.5,
        cue: /下(?:周|月|季度|一步|半年)|计划|打算|接下来|明年|将/,
      },
      { title: "需要的支持", brief: "要人、要钱、要决定的，各写一句为什么", weight: 0.5, cue: /支持|需要|协调|预算|审批|请求/ },
    ],
  },
  {
    name: "plan",
    title: /方案|计划|策划|规划|筹备|预案|安排|提案/,
    parts: [
      { title: "为什么做{topic}", brief: "写清背景和要解决的问题", weight: 1, cue: /背景|因为|为了|问题|需求|现状/ },
      { title: "要达到什么", brief: "目标写到能检查，一条一个", weight: 1, cue: /目标|达到|希望|指标|\d%|预期/ },
      {
        title: "具体怎么做",
        brief: "按步骤写：做什么、在哪里、谁来做",
        weight: 3,
        cue: /先|再|然后|步骤|活动|举办|邀请|布置|流程|环节/,
        parts: [
          ["准备阶段", "开始之前要办妥的事"],
          ["进行阶段", "当天或期间的流程和分工"],
          ["收尾阶段", "结束以后要做的事"],
        ],
      },
      { title: "时间与分工", brief: "列时间点和每件事的负责人", weight: 1, cue: /[月日号周]|时间|负责|分工|小组|截止/ },
      { title: "预算与条件", brief: "钱、物、场地，没定的注明待定", weight: 1, cue: /预算|元|经费|场地|物资|费用|采购/ },
      { title: "风险与预备", brief: "可能出的岔子，各配一个应对", weight: 0.8, cue: /风险|如果|万一|安全|雨|备用|应急/ },
    ],
  },
  {
    name: "speech",
    title: /演讲|致辞|发言|讲话|讲稿|竞选|开场|祝词|分享稿/,
    parts: [
      { title: "从一件具体的事说起", brief: "用一个场面开头，让听的人进来", weight: 1, cue: /记得|那天|有一次|看见|第一次/ },
      { title: "今天想说的一句话", brief: "把主张说成一句能记住的话", weight: 0.8, cue: /想说|主张|相信|认为|希望大家/ },
      {
        title: "为什么这样想",
        brief: "两三层理由，每层配一件事",
        weight: 3,
        cue: /因为|比如|例如|经历|后来|发现|做过/,
        parts: [
          ["自己的经历", "用亲身的事说明"],
          ["身边的人", "用别人的事说明"],
        ],
      },
      { title: "对听的人说", brief: "把话落到在座的人身上：能做什么", weight: 1.2, cue: /大家|各位|同学|我们一起|可以/ },
      { title: "收在哪里", brief: "回到开头的那件事，干净收住", weight: 0.5, cue: /最后|谢谢|感谢|祝/ },
    ],
  },
  {
    name: "review",
    title: /读后感|观后感|书评|影评|测评|评测|评论|评《|读《|看《|《.{1,200}》/,
    parts: [
      { title: "{topic}讲了什么", brief: "几句话交代内容，不写成梗概", weight: 1, cue: /讲|写的是|内容|故事|主人公|作者/ },
      {
        title: "最打动人的地方",
        brief: "挑两三处具体的段落或细节写",
        weight: 2.5,
        cue: /打动|喜欢|印象|细节|段|场面|好/,
        parts: [
          ["一处细节", "写它怎样写、好在哪里"],
          ["一个人物或一个功能", "写清理由"],
        ],
      },
      { title: "不认同的地方", brief: "说清哪里没说服自己，理由是什么", weight: 1, cue: /但|可惜|不足|缺点|不认同|差/ },
      { title: "想到自己的什么", brief: "和自己的经历连起来，不喊口号", weight: 1.5, cue: /我|自己|想起|经历|身边/ },
      { title: "值不值得推荐", brief: "推荐给谁，什么时候看或用", weight: 0.8, cue: /推荐|适合|值得|买|分/ },
    ],
  },
  {
    name: "travel",
    title: /游记|旅行|旅游|攻略|行程|自驾|徒步|之旅|[一二三四五六七八九十\d]日游|去.{1,200}[一二三四五六七八九十\d]天/,
    parts: [
      { title: "为什么去{topic}", brief: "交代和谁、什么时候、想看什么", weight: 0.8, cue: /为什么|和|决定|计划|想去/ },
      {
        title: "一路上",
        brief: "按日子或地点写，每处只写最想说的",
        weight: 3,
        cue: /到了|第[一二三四五六七八九十\d]+天|早上|下午|晚上|路上|走/,
        parts: [
          ["第一程", "从出发写到第一个落脚的地方"],
          ["最想说的一处", "写看到、听到、闻到的"],
          ["意外的一段", "计划之外的事"],
        ],
      },
      { title: "吃和住", brief: "写自己真的去过的店，价钱用材料里的", weight: 1.2, cue: /吃|住|酒店|民宿|馆|菜|元/ },
      { title: "给要去的人", brief: "路线、时间、花费和要避开的", weight: 1.2, cue: /建议|注意|提前|门票|避开|交通/ },
      { title: "回来以后", brief: "隔些日子还记得的是什么", weight: 0.6, cue: /回来|后来|现在|还记得/ },
    ],
  },
  {
    name: "guide",
    title: /教程|指南|手册|入门|怎么|如何|怎样|方法|步骤|说明/,
    parts: [
      { title: "这篇写给谁", brief: "说清适合什么人，看完能做到什么", weight: 0.8, cue: /适合|新手|读者|谁/ },
      { title: "开始之前", brief: "要备好的东西和要懂的几个词", weight: 1, cue: /准备|需要|安装|工具|先/ },
      {
        title: "一步一步来",
        brief: "每一步写清做什么、做对了是什么样",
        weight: 3,
        cue: /步|然后|接着|打开|点|填|放入|加/,
        parts: [
          ["第一步", "从最小的一件事做起"],
          ["中间的几步", "按先后写，每步只做一件事"],
          ["最后检查", "怎样知道做对了"],
        ],
      },
      { title: "容易出错的地方", brief: "常见的错、怎么看出来、怎么改", weight: 1.2, cue: /错|失败|注意|不要|问题|坑/ },
      { title: "接下来可以学什么", brief: "下一步的方向，不求全", weight: 0.6, cue: /进一步|以后|更多|推荐/ },
    ],
  },
  {
    name: "argument",
    title: /论|为什么|看法|思考|观点|应该|是否|意义|影响|之我见|[?？]$/,
    parts: [
      { title: "问题从哪里来", brief: "从一件具体的事或一种说法引出问题", weight: 1, cue: /背景|最近|现象|有人说|起因/ },
      { title: "我的看法", brief: "一句话说明主张，划清说的范围", weight: 0.8, cue: /认为|主张|看法|应该|相信/ },
      {
        title: "理由",
        brief: "两三条，每条一个论据，论据取自材料",
        weight: 3,
        cue: /因为|首先|数据|例如|比如|说明|研究|依据/,
        parts: [
          ["最要紧的一条", "论据和它说明什么"],
          ["另一条", "换一个方面"],
        ],
      },
      { title: "反过来看", brief: "写最有力的反对意见，再回应它", weight: 1.2, cue: /但|然而|反对|有人|不过|相反/ },
      { title: "所以", brief: "主张落到怎么做上", weight: 0.8, cue: /所以|因此|建议|总之|可以/ },
    ],
  },
  {
    name: "story",
    title: /记$|记[^者录]|故事|回忆|往事|那年|我的|童年|小说|日记/,
    parts: [
      { title: "那时候", brief: "时间、地点、人物，用一个场面带出来", weight: 1, cue: /那年|那时|小时候|从前|住在/ },
      {
        title: "事情的经过",
        brief: "按先后写，写动作和说过的话",
        weight: 3,
        cue: /后来|接着|有一天|忽然|说|走|看见/,
        parts: [
          ["开头的一件小事", "怎样开始的"],
          ["转折", "事情在哪里变了"],
          ["结果", "最后怎样了"],
        ],
      },
      { title: "一直记得的一个细节", brief: "写清样子、声音、气味", weight: 1.2, cue: /记得|细节|声音|气味|样子/ },
      { title: "现在想来", brief: "隔了时间怎么看，少说道理", weight: 0.8, cue: /现在|如今|多年|想来|明白/ },
    ],
  },
  {
    name: "general",
    title: /(?:)/,
    parts: [
      { title: "{topic}是怎么回事", brief: "交代来龙去脉，不懂的人也看得明白", weight: 1.2, cue: /背景|是|起因|由来|为什么/ },
      {
        title: "几个要点",
        brief: "按重要程度写，每点一个具体的例子",
        weight: 3,
        cue: /重要|主要|首先|其次|例如|比如|包括/,
        parts: [
          ["最要紧的", "先写读者最关心的"],
          ["接下来的", "再写其余的，各举一例"],
        ],
      },
      { title: "还有什么要留意", brief: "难处、例外和没有定下来的", weight: 1.2, cue: /问题|但|注意|困难|不足|风险/ },
      { title: "接下来", brief: "下一步做什么，谁来做", weight: 1, cue: /计划|下一步|接下来|打算|建议/ },
    ],
  },
];

const en: readonly OutlineGenre[] = [
  {
    name: "survey",
    title: /survey|study of|interviews?|field|state of|visits?/i,
    parts: [
      {
        title: "Why look at {topic}",
        brief: "What prompted it and what it sets out to learn",
        weight: 1,
        cue: /because|why|background|aim/i,
      },
      {
        title: "How it was done",
        brief: "When, where, with whom and how, and what was not seen",
        weight: 1,
        cue: /question|interview|visited|sample|record|observ|\d (?:people|shops|days)/i,
        parts: [
          ["Who and where", "What was looked at, for how long, and why these"],
          ["Where the material comes from", "How each kind was gathered, and its limits"],
        ],
      },
      {
        title: "What was found",
        brief: "The findings by theme; figures and quotations from the material only",
        weight: 3,
        cue: /found|show|most|least|per ?cent|said|told/i,
        parts: [
          ["The overall picture", "Size, people and change"],
          ["Its different sides", "One at a time, each with an example"],
          ["What was not expected", "Findings that differ from what was assumed"],
        ],
      },
      {
        title: "Problems and their causes",
        brief: "What the findings add up to, each problem with its cause and grounds",
        weight: 2,
        cue: /problem|difficult|lack|cause|pressure|loss|fall/i,
        parts: [
          ["The main difficulties", "One by one, with what supports them"],
          ["Where they come from", "Causes within and causes outside"],
        ],
      },
      {
        title: "What can be done",
        brief: "An answer to each problem: who does it, and what comes first",
        weight: 1.5,
        cue: /suggest|should|could|recommend|hope/i,
      },
    ],
  },
  {
    name: "report",
    title: /report|summary|review of the|weekly|monthly|quarter|annual|retrospective/i,
    parts: [
      {
        title: "In brief",
        brief: "Task, results and judgement in one paragraph",
        weight: 1,
        cue: /overall|this (?:week|month|quarter|year)|goal|task/i,
      },
      {
        title: "What was done",
        brief: "By importance: how, with what result, and for whom",
        weight: 3,
        cue: /finish|complet|launch|deliver|achiev|grew|increas/i,
        parts: [
          ["Main progress", "The things that matter most, with results"],
          ["What worked", "Ways of working others could take up"],
        ],
      },
      {
        title: "Problems and lessons",
        brief: "What failed or was slow, down to the cause that can be changed",
        weight: 2,
        cue: /problem|late|complain|fail|difficult|not |lesson|cause/i,
        parts: [
          ["What was missed", "The facts, without excuses"],
          ["Why", "Our own causes and those outside"],
        ],
      },
      { title: "Next steps", brief: "What comes next, by when and by whom", weight: 1.5, cue: /next|plan|will|going to/i },
      {
        title: "Support needed",
        brief: "People, money, decisions, each with its reason",
        weight: 0.5,
        cue: /support|need|budget|approv|ask/i,
      },
    ],
  },
  {
    name: "plan",
    title: /plan|proposal|programme|schedule|strategy|roadmap/i,
    parts: [
      { title: "Why {topic}", brief: "The background and the problem to solve", weight: 1, cue: /because|background|problem|need/i },
      { title: "Goals", brief: "Each goal so that it can be checked", weight: 1, cue: /goal|aim|target|hope|\d ?%/i },
      {
        title: "What will be done",
        brief: "Step by step: what, where, by whom",
        weight: 3,
        cue: /first|then|step|invite|hold|set up|event/i,
        parts: [
          ["Before", "What must be ready first"],
          ["During", "How the day or the period runs"],
          ["After", "What is left to do at the end"],
        ],
      },
      { title: "Time and people", brief: "Dates, and who answers for what", weight: 1, cue: /date|week|month|responsible|team|deadline/i },
      {
        title: "Budget and means",
        brief: "Money, things, places; what is open is marked so",
        weight: 1,
        cue: /budget|cost|fund|venue|buy/i,
      },
      { title: "Risks", brief: "What may go wrong, with an answer to each", weight: 0.8, cue: /risk|if |safety|rain|backup/i },
    ],
  },
  {
    name: "speech",
    title: /speech|address|talk|remarks|toast|opening words/i,
    parts: [
      {
        title: "One real moment",
        brief: "Open with a scene that lets the listeners in",
        weight: 1,
        cue: /remember|that day|once|first time/i,
      },
      {
        title: "The one thing to say",
        brief: "The point as a sentence people can keep",
        weight: 0.8,
        cue: /believe|think|want to say|hope/i,
      },
      {
        title: "Why I think so",
        brief: "Two or three reasons, each with something that happened",
        weight: 3,
        cue: /because|for example|later|found|did/i,
        parts: [
          ["From my own life", "Something lived through"],
          ["From people near me", "Something seen in others"],
        ],
      },
      {
        title: "To those listening",
        brief: "What it means for them and what they can do",
        weight: 1.2,
        cue: /you|everyone|together|can /i,
      },
      { title: "The ending", brief: "Back to the first moment, and stop", weight: 0.5, cue: /finally|thank|wish/i },
    ],
  },
  {
    name: "review",
    title: /review|book|film|movie|reading|test of/i,
    parts: [
      { title: "What {topic} is", brief: "A few sentences on what it is, no full summary", weight: 1, cue: /about|story|author|content/i },
      {
        title: "What stands out",
        brief: "Two or three concrete passages or details",
        weight: 2.5,
        cue: /like|love|moving|detail|scene|good/i,
        parts: [
          ["One detail", "How it is done and why it works"],
          ["One figure or feature", "With the reason"],
        ],
      },
      { title: "What does not convince", brief: "Where it fails for me, and why", weight: 1, cue: /but|however|weak|dislike|bad/i },
      { title: "What it made me think of", brief: "A link to something of my own", weight: 1.5, cue: /\bI\b|my |remind|own/ },
      { title: "Who should try it", brief: "For whom, and when", weight: 0.8, cue: /recommend|worth|suit|buy/i },
    ],
  },
  {
    name: "travel",
    title: /travel|trip|journey|itinerary|days in|hiking|road/i,
    parts: [
      { title: "Why {topic}", brief: "With whom, when, and what to see", weight: 0.8, cue: /why|decid|plan|want/i },
      {
        title: "On the way",
        brief: "By day or by place, only what is worth telling",
        weight: 3,
        cue: /arriv|day|morning|evening|walk|drove/i,
        parts: [
          ["The first stretch", "From leaving to the first stop"],
          ["The place to tell of", "What was seen, heard and smelt"],
          ["The unplanned part", "What was not in the plan"],
        ],
      },
      {
        title: "Food and beds",
        brief: "Places really visited; prices from the material",
        weight: 1.2,
        cue: /food|eat|ate|hotel|stay|price/i,
      },
      {
        title: "For those who go",
        brief: "Routes, times, costs, and what to avoid",
        weight: 1.2,
        cue: /advice|note|ticket|avoid|transport/i,
      },
      { title: "Back home", brief: "What is still there after a while", weight: 0.6, cue: /back|later|still|now/i },
    ],
  },
  {
    name: "guide",
    title: /guide|tutorial|how to|handbook|manual|introduction|steps/i,
    parts: [
      { title: "Who this is for", brief: "For whom, and what they can do afterwards", weight: 0.8, cue: /for |beginner|reader/i },
      {
        title: "Before you begin",
        brief: "What to have ready and a few words to know",
        weight: 1,
        cue: /need|install|prepare|tool|before/i,
      },
      {
        title: "Step by step",
        brief: "What to do in each step, and what it looks like when right",
        weight: 3,
        cue: /step|then|open|click|add|next/i,
        parts: [
          ["The first step", "Begin with the smallest thing"],
          ["The steps between", "In order, one thing at a time"],
          ["The last check", "How to tell it is right"],
        ],
      },
      {
        title: "Common mistakes",
        brief: "What goes wrong, how to see it, how to mend it",
        weight: 1.2,
        cue: /error|mistake|fail|don't|careful/i,
      },
      { title: "Where to go next", brief: "A direction, not a full list", weight: 0.6, cue: /further|more|later/i },
    ],
  },
  {
    name: "argument",
    title: /why|should|essay|opinion|case for|against|impact|meaning|\?$/i,
    parts: [
      {
        title: "Where the question comes from",
        brief: "From one event or claim to the question",
        weight: 1,
        cue: /recent|background|some say|happen/i,
      },
      { title: "My view", brief: "The claim in a sentence, and how far it goes", weight: 0.8, cue: /think|believe|claim|should/i },
      {
        title: "Reasons",
        brief: "Two or three, each with evidence from the material",
        weight: 3,
        cue: /because|data|example|study|evidence|show/i,
        parts: [
          ["The strongest reason", "The evidence and what it shows"],
          ["Another reason", "From another side"],
        ],
      },
      { title: "The other side", brief: "The best objection, then an answer", weight: 1.2, cue: /but|however|object|others/i },
      { title: "What follows", brief: "What to do if this is right", weight: 0.8, cue: /so |therefore|suggest|could/i },
    ],
  },
  {
    name: "story",
    title: /story|memor|diary|my |childhood|novel|the day/i,
    parts: [
      { title: "Back then", brief: "Time, place and people in one scene", weight: 1, cue: /when|used to|lived|once/i },
      {
        title: "What happened",
        brief: "In order, with what was done and said",
        weight: 3,
        cue: /then|later|suddenly|said|went|saw/i,
        parts: [
          ["A small beginning", "How it started"],
          ["The turn", "Where things changed"],
          ["How it ended", "What came of it"],
        ],
      },
      { title: "The detail that stayed", brief: "How it looked, sounded, smelt", weight: 1.2, cue: /remember|detail|sound|smell/i },
      { title: "Looking back", brief: "How it seems now, without a moral", weight: 0.8, cue: /now|today|years|understand/i },
    ],
  },
  {
    name: "general",
    title: /(?:)/,
    parts: [
      {
        title: "What {topic} is about",
        brief: "How it came to be, for a reader who knows nothing of it",
        weight: 1.2,
        cue: /background|is |why|origin/i,
      },
      {
        title: "Main points",
        brief: "By importance, each with a concrete example",
        weight: 3,
        cue: /main|important|first|example|include/i,
        parts: [
          ["What matters most", "What readers ask first"],
          ["What comes after", "The rest, each with an example"],
        ],
      },
      {
        title: "What to keep in mind",
        brief: "Difficulties, exceptions, what is still open",
        weight: 1.2,
        cue: /problem|but|careful|difficult|risk/i,
      },
      { title: "What comes next", brief: "The next step and who takes it", weight: 1, cue: /plan|next|will|suggest/i },
    ],
  },
];

const GENRES: Readonly<Record<Language, readonly OutlineGenre[]>> = { zh, en };

/** The kind of text a title names; `attempt` above 1: another way to divide it, by turns. */
export function genreOf(title: string, language: Language, attempt: number): OutlineGenre {
  const genres = GENRES[language];
  const own = genres.findIndex((genre) => genre.title.test(title));
  const others = [own, genres.findIndex(({ name }) => name === "general"), genres.findIndex(({ name }) => name === "argument")];
  const distinct = [...new Set(others)];
  const chosen = genres[distinct[(attempt - 1) % distinct.length] ?? own];
  if (chosen === undefined) throw new RangeError("the last kind of text fits every title");
  return chosen;
}

const BRIEFS: Readonly<Record<Language, ReadonlySet<string>>> = { zh: briefsOf(zh), en: briefsOf(en) };

/** Whether a brief is one of ours: it says what is to be written there, and nothing of the matter itself. */
export function isGenreBrief(brief: string, language: Language): boolean {
  return BRIEFS[language].has(brief);
}

function briefsOf(genres: readonly OutlineGenre[]): ReadonlySet<string> {
  return new Set(genres.flatMap(({ parts }) => parts.flatMap(({ brief, parts: below = [] }) => [brief, ...below.map(([, one]) => one)])));
}
