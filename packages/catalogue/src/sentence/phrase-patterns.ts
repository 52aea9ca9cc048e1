/**
 * How sentences say things without a word that introduces them, beside `wish-patterns.ts`: who stands behind a verb, what stands behind a
 * preposition. Looser than those, and asked when those found nothing. The first that fits is taken: its first group, or all of it.
 */
import { JOB_ZH } from "./wish-patterns.ts";

const HAN = "\\p{Script=Han}";
const WORD_ZH = `[${HAN}A-Za-z]`;
const END_ZH = "(?=$|[，,。；;！!？?\\s]";
/** What ends an English phrase. */
const NEXT_EN =
  "for|about|on|to|at|in|from|with|by|until|till|before|after|into|near|so|because|since|who|that|which|and|but|this|next|last|today|tomorrow|tonight|asking|saying|using|week \\d+";
const behind = (words: string, not = "", most = 50) =>
  new RegExp(
    `\\b(?:${words})\\s+(?:an?\\s+|the\\s+)?(?!(?:me|us|it|him|her|them|you|\\d+ words?${not})\\b)([^,.;:!?\\n]{2,${most}}?)(?=$|[,.;:!?\\n]|\\s+-\\s|\\s+(?:${NEXT_EN})\\b|\\s+\\d+[\\s-]*(?:k\\s+)?words?)`,
    "i",
  );

/** Whom it is for or turned to: 感谢…, 向…道歉, 请…来, thank …, to …. */
export const TO_WHOM: readonly RegExp[] = [
  // The one a clause describes: 慰问坚守岗位的地铁员工, 给资助我上学的陈叔叔.
  new RegExp(`(?:感谢|谢谢|慰问|祝贺|表扬|欢迎|邀请|给)[${HAN}\\d]{2,14}的([${HAN}]{2,8}?)们?(?=$|[，,。；;\\s]|写)`, "u"),
  new RegExp(
    `祝(?!福|贺|大家)([${HAN}]{1,6}?)(?=生日|新年|身体|\\d|[一二三四五六七八九十]+岁|节日|早日|一路|新婚|开业|高升|考试|金榜)`,
    "u",
  ),
  new RegExp(
    `(?:感谢|谢谢|慰问|祝贺|恭喜|恭贺|表扬|欢迎|邀请|提醒|号召|呼吁|倡议|动员|致)(?:一下|下|所有|各位)?(?!大家|他|她|人家)([${HAN}A-Za-z\\d]{2,12}?)(?=帮|救|照顾|给|把|对|的|在|来|参加|出席|上市|获|得|成立|开业|乔迁|升|当|考|夺|荣|不|别|垃圾|节约|光盘|戴|参与|一起|共同|献血|捐|读书|绿色|低碳|文明|少|多|收|写|$|[，,。；;！!？?\\s])`,
    "u",
  ),
  new RegExp(
    `请(?!假|帮|问|示|柬)(${WORD_ZH}{2,8}?)(?=\\d|[一二三四五六七八九十]+月|这|下|明|后|周|星期|来|到|参加|出席|给|做|当|吃|帮)`,
    "u",
  ),
  new RegExp(
    `(?:跟|向|给|对|和|同|找)(?!我)(${WORD_ZH}{1,8}?)(?=\\s?(?:夸|赔|道个?歉|认个?错|说|请|解释|要|借|谈|催|发|写|讲|拜年|祝|问好|汇报|申请|反映|提|交|做|排|搞|办|安排|培训|出))`,
    "u",
  ),
  new RegExp(`(?:^|[，,。；;\\s])(?!我|想)([${HAN}]{2,8}?)(?=帮我|救了|照顾|替我|送我)`, "u"),
  new RegExp(`(?:^|[，,。；;\\s])([${HAN}]{2,10}?)们?(?=辛苦|受苦|挺住)`, "u"),
  new RegExp(
    `(?:^|[，,。；;\\s])(?!我|我们|公司)([${HAN}]{2,8}?)(?=上市|\\S{0,3}周年|获奖|夺冠|升职|高升|结婚|过?生日|当选|成立|乔迁|开业|考上|毕业|退休|搬家|生了)`,
    "u",
  ),
  /\b(?:thank(?:s to|ing)?|congratulat(?:e|ing)|congrats to|prais(?:e|ing)|invit(?:e|ing)|welcom(?:e|ing)|apologi[sz]e to|sorry (?:letter |note |card )?to|remind|wish|email|e-mail|message|write to|letter to|note to|mail)\s+(?:the\s+)?(?!me\b|for\b|you\b|to\b|from\b|about\b|asking\b|letter\b|note\b|card\b|speech\b|campaign\b)((?:dr\.?|mr\.?|mrs\.?|ms\.?|prof\.?)?\s?[a-z'’-]+(?:\s[a-z'’-]+){0,3}?)(?=$|[,.;:!?\n]|\s+(?:who|for|to|on|at|about|that|asking|from|in|and|because|of|after|before|when|saying|as)\b)/i,
  behind("with|between me and", "|my|our|this|\\d+k?", 30),
  /\b(?:welcome|farewell|congratulations?|invitation|toast|wishes|message|card)\s+(?:speech\s+|letter\s+|note\s+|card\s+|message\s+)?(?:for|to)\s+(?:the\s+)?([a-z][^,.;:!?\n]{2,40}?)(?=$|[,.;:!?\n]|\s+(?:on|at|about|who|that|this|next)\b)/i,
  behind("to", "|say|write|get|do|make|give|go|be|have|ask|tell|apply|sell|help|explain|school|work|college|university|university", 30),
];
/** Who reads, hears or buys it: 给新手看, for beginners. */
const PEOPLE_EN =
  "people|kids|children|students|parents|men|women|beginners|staff|hires|starters|owners|homeowners|users|customers|clients|teens|teenagers|adults|seniors|moms|mums|dads|pupils|years|freshers|graders|newcomers|tourists|readers|employees|workers|teachers|nurses|drivers|investors|buyers|members|developers|engineers|managers|baristas|graduates|families|couples|residents|neighbou?rs|visitors|founders|patients|players|runners|travellers|travelers|girls|boys|fans|colleagues|executives|interns|volunteers|learners|professionals|shoppers|renters|tenants|landlords";
/** How words for people end in Chinese: 仓库分拣员, 地铁员工. */
const PEOPLE_ZH =
  "员工|工人|人员|老人|学生|老师|司机|家长|党员|干部|业主|居民|用户|客户|粉丝|宝妈|护士|医生|战士|官兵|群众|乡亲|同学|患者|商户|农民|村民|志愿者|环卫工|骑手|分拣员|店员|收银员|服务员|销售员|管理员|新生|新人|新手|小白|上班族|打工人|年轻人|老年人|大学生|中学生|小学生|孩子|宝宝|女生|男生|女性|妈妈|爸爸";
export const AUDIENCES: readonly RegExp[] = [
  /(?:粉丝|受众|目标客户|目标用户|目标人群|客户|用户|读者|观众)(?:主要)?(?:是|为|：|:)([^，,。；;\s]{2,14})/u,
  new RegExp(
    `(?:^|[，,。；;\\s给为对向带])([^\\P{Script=Han}给为对向带要拉想找让跟把]{0,5}?(?:${PEOPLE_ZH}))(?=$|[，,。；;\\s]|们|写|讲|说|看|买|做|怎么|培训|上)`,
    "u",
  ),
  /(\d{1,2}(?:到|至|-|~)\d{1,2}岁(?:的?\p{Script=Han}{2})?|[\d一二三四五六七八九十]{1,3}岁以上\p{Script=Han}{0,4})/u,
  /\b(?:for|to|train|teach)\s+((?:all |new |our |young |busy |first-time |small |\d+ |ten |two |three |five )+(?:[a-z-]+\s)?[a-z]+s)\b(?!\s+(?:of|in a))/i,
  new RegExp(
    `(?:面向|针对|写给|讲给|适合|教(?!师|育|学|练|案|程|材|室)|培训|带)(?!安排|计划|方案|内容|心得|总结)(${WORD_ZH}{2,10}?)(?=看|听|的|用|怎么|学|做|$|[，,。；;\\s])`,
    "u",
  ),
  new RegExp(`给(${WORD_ZH}{0,6}(?:新人|新手|员工|学生|家长|用户|客户|领导|小白|老人|孩子|同事|新生|业主|居民|粉丝|开发|团队|组|部))`, "u"),
  new RegExp(`(?:^|[，,。；;\\s])(${WORD_ZH}{0,4}(?:学生党|宝妈|上班族|打工人|老年人|年轻人|大学生|中老年|女生|男生))`, "u"),
  new RegExp(`\\b(?:for|to|train|teach|ask|with|aimed at|among)\\s+((?:all\\s+)?(?:[a-z0-9-]+\\s){0,2}?(?:${PEOPLE_EN}))\\b`, "i"),
];
/** Who lends: 跟老王借, from my brother. */
export const LENDERS: readonly RegExp[] = [
  new RegExp(`(?:跟|向|找|问)(?!我)(${WORD_ZH}{1,6}?)借`, "u"),
  /\b(?:borrow(?:ing|ed)?|loan)\b.*?\bfrom\s+(?:my\s+(?:[a-z]+\s)?)?([a-z]+(?:\s[a-z]+)?)(?=$|[,.;!?\n]|\s+(?:and|for|to|until|by)\b)/i,
  /借了?我?(\p{Script=Han}{1,4}?)(?:的)?\d/u,
];
/** Whose name is in it: 给小李写评语, for Maria's …. */
const SURNAMES =
  "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文";
export const PERSONS: readonly RegExp[] = [
  new RegExp(`的([${SURNAMES}][${HAN}]{1,2})(?=写|同学|$|[，,。；;\\s])`, "u"),
  /\b(?:letter|review|reference|recommendation|offer|card)\s+for\s+([a-z]+(?:\s[a-z]+)?)(?=\s+as\b)/i,
  new RegExp(
    `(?:给|夸夸?|推荐|评价|表扬|录用|为|和|跟|让|移给|交给|转给|新来的)(?:我?的?(?:学生|下属|同事|员工|组员|室友|同学|候选人|实习生|新来的))?((?:小|老|阿)[${HAN}]|[${SURNAMES}][${HAN}]{1,2})(?=写|的|同学|评|师傅|说|做|去|代|$|[，,。；;\\s])`,
    "u",
  ),
  /\b(?:for|about|recommend|praise|offer|hire|to|of)\s+([a-z]+)(?='s\s+(?:report|review|card|award|appraisal|birthday))/i,
  /\b(?:for|about|recommend|praise|to|hire)\s+([a-z]{3,12})(?=,\s*(?:my|our|a|the|an|who|she|he)\b)/i,
  /\b(?:for|about|recommend|praise|to|let|hire)\s+([A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\b/,
];
export const OWN_NAMES: readonly RegExp[] = [
  new RegExp(`(?:我叫|我的名字叫?|姓名[：:]?|本人叫?)([${HAN}]{2,4}?)(?=$|[，,。；;\\s]|是|今年|做|在|学)`, "u"),
  /\b(?:my name is|name's|call me)\s+([a-z]+(?:\s[a-z]+)?)\b/i,
];
/** Why somebody is away. */
const ILLS_ZH =
  "走了|发高烧|高烧|发烧|感冒|流感|甲流|肺炎|水痘|痛经|头疼|头痛|胃疼|胃炎|肚子疼|拉肚子|牙疼|拔牙|住院|做?手术|骨折|扭伤|崴脚|脚崴|过敏|生病|去世|过世|病逝|葬礼|奔丧|结婚|婚礼|办婚礼|生孩子|陪产|产检|体检|搬家|相亲|考驾照|考试|面试|复查|看病|看牙|补办身份证|办签证|中暑|腰疼|阑尾炎|车祸|接孩子|开家长会|探亲|隔离";
const ILLS_EN =
  "migraine|flu|fever|chickenpox|cold|food poisoning|stomach (?:bug|ache|flu)|toothache|dentist(?: appointment)?|doctor'?s? appointment|surgery|funeral|wedding|broken (?:leg|arm|ankle)|sprained ankle|covid|jury duty|moving house|car accident|back pain|allergy|headache|sore throat|appendicitis|measles|family emergency|hospital appointment|driving test";
export const CAUSES: readonly RegExp[] = [
  /((?:因为?|由于)?(?:身体|家庭|个人)原因|回老家\p{Script=Han}{0,4}|照顾(?:老人|孩子|父母|家人|爸妈)|出国|考研|换个?城市|夫妻团聚|异地|通勤太?远|压力大)/u,
  /\b(mov(?:e|ing) (?:house|home|flat|to [a-z]+)|new job|further study|(?:going )?back to school|relocat(?:e|ing) to [a-z]+|family reasons|burn-?out|health (?:issues|reasons|problems))\b/i,
  new RegExp(
    `((?:我?(?:家?里)?(?:爸爸?|妈妈?|爷爷|奶奶|外公|外婆|姥姥|姥爷|老婆|老公|孩子|娃|女儿|儿子|老人|亲戚|姐姐?|哥哥?|弟弟?|妹妹?))?(?:要|得了?|去)?(?:${ILLS_ZH}))`,
    "u",
  ),
  new RegExp(`\\b((?:my\\s+)?(?:bad |severe |terrible |high )?(?:${ILLS_EN}))\\b`, "i"),
];
/** What somebody has brought about: 带出了200万业绩, closed 40 deals. */
export const RESULTS: readonly RegExp[] = [
  /(?:去年|今年|这?[一两]年|上半年|最近|期间)?我?((?:带出了?|完成了?|做了|拿下了?|签下?了?|超额|业绩|负责了?|谈成了?|带了|新增了?|拉来了?|节省了?)[^，,。；;\s]{2,20})/u,
  /\b((?:closed|brought in|led|grew|saved|won|built|sold|doubled|signed|hit|delivered|managed|increased|landed|trained|cut)\s+[^,.;!?\n]{3,50}?)(?=$|[,.;!?\n]|\s+(?:this|last)\s+(?:yr|year|quarter|month))/i,
];
/** What somebody did wrong. */
export const FAULTS: readonly RegExp[] = [
  /(?:^|[，,。；;\s]|因为|由于|我)((?:上课|上班|考试|宿舍|晚上|自习|开会|晚自习|课堂|体育课|午休|在\p{Script=Han}{2,4})?(?:偷偷)?(?:玩手机|睡觉|说话|抽烟|打架|旷课|逃课|迟到|早退|作弊|抄作业|喝酒|晚归|夜不归宿|用(?:大功率)?电器|用电饭锅|打游戏|吃东西|翻墙|没交作业|顶撞老师|酒驾|漏打卡|缺勤|吵架|骂人|外卖)(?:\p{Script=Han}{0,3}次)?)/u,
  /\b(?:caught|for|after|was)\s+((?:cheating|skipping|smoking|fighting|copying|plagiari[sz]ing|talking|sleeping|drinking|vaping|being late|using|breaking|swearing|bullying)[^,.;!?\n]{0,40}?)(?=$|[,.;!?\n]|\s+and\b)/i,
];
/** What is asked for in a request to those above: 建新食堂, to hire two nurses. */
export const ASKED_FOR: readonly RegExp[] = [
  /(?:承诺|保证|同意|建议|批准)(?!书|函|人|我|你|，)([^，,。；;\s]{3,20}?)(?=的批复|的请示|$|[，,。；;\s])/u,
  /(?:单位|学校|公司|我们|咱们?|局里|医院|村里|镇上|社区|部门)(?:要|想|准备|打算|计划|需要)([^，,。；;\s]{2,16}?)(?=得|需要|要|想|请|向|$|[，,。；;\s])/u,
  /(?:要|想|申请|准备|打算)((?:购买|采购|购置|添置|修|建|盖|举办|成立|增加|扩建|改造|招)[^，,。；;\s]{2,16}?)(?=得|需要|要|想|请|向|$|[，,。；;\s])/u,
  /(借用?(?!我|钱|给|了)[^，,。；;\s]{2,14})/,
  /(?:加|增加|做|开发|上线)(?:一?[个条款]|上)([^，,。；;\s]{2,14}?)(?=的|$|[，,。；;\s])/u,
  /\b(?:asking (?:for|about)|request(?:ing)?|to request|regarding|about|asking to)\s+([^,.;!?\n]{3,50})/i,
];
/** What is shown, taught or done: 怎么换轮胎, how to …, 谈降价. */
export const DOINGS: readonly RegExp[] = [
  /(?:教人|教大家|教\p{Script=Han}{0,3}|讲讲?)(?:怎么|如何|怎样)(?!写|办|说|回|整|弄|开口|安排|讲|做个|样|发|才|跟|给|玩)([^，,。；;\s]{2,16}?)(?=的|$|[，,。；;\s])/u,
  /(?:谈|讨论|商量|研究|聊聊?|晒一?下|晒晒)(?!恋爱|话|过)([^，,。；;\s]{2,20}?)(?=$|[，,。；;\s])/u,
  /\bhow to\s+(?!write|say|ask|tell|reply|word)([^,.;:!?\n]{3,50}?)(?=$|[,.;:!?\n]|\s+(?:in|for|video|script|so)\b)/i,
  /\b(?:steps?|procedure|process|instructions|checklist)\s+(?:for|to|of)\s+([^,.;:!?\n]{3,60}?)(?=$|[,.;:!?\n]|\s+(?:so|for|because)\b)/i,
  /\b(?:discuss(?:ing)?|talk about|cover)\s+([^,.;:!?\n]{3,50})/i,
];
/** Without a word for the currency: 预算十万, budget 6000, with 30k. */
export const SUMS: readonly RegExp[] = [
  /(?:^|[，,。；;\s])((?:[一二两三四五六七八九][万千百]){1,3}[一二三四五六七八九]?|\d{3,6})(?=$|[，,。；;\s])/,
  /(?:预算|费用|花费|大概|大约|只有|手里有?|申请|一共|共|手上)\s*([\d.,]+\s*[万千kKwW]?|[一二两三四五六七八九十百千]+[万千百])/u,
  /\b(?:budget(?: of| is)?|with|about|around|have|got)\s+([$€£]?\d[\d.,]*\s?(?:k|m|grand|thousand|million)?)\b(?!\s*(?:words?|people|students|members|guests|years?|days?|weeks?|min))/i,
  /\b(\d[\d.]*k)\b(?!\s*words?)/i,
];
/** Other times: 周三下午, 下午, 除夕, until friday, thursday 10-11. */
export const MORE_TIMES: readonly RegExp[] = [
  /((?:今|明|后)(?:天|早|晚)(?:上午|下午|晚上)?[\d一二两三四五六七八九十]{1,3}点(?:半|[\d一二三四五]+分?)?)/,
  /([\d一二两三四五六七八九十半]+个半(?:月|小时|星期|学期))/,
  /\b(?:for|in)\s+(january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  /((?:[上下本这]?(?:周|星期|礼拜)[一二三四五六日天]|\d{1,2}[号日])(?:上午|下午|晚上|早上|中午|晚)?(?:[\d一二两三四五六七八九十]{1,3}点半?)?(?:[到至-](?:周|星期)?[一二三四五六日天\d]+[号日]?)?)/,
  /((?:今|明|后|当)?(?:天|晚|早)?(?:上午|下午|晚上|早上|中午|今晚|明晚)(?:[\d一二两三四五六七八九十]{1,3}点半?)?)/,
  /([\d一二两三四五六七八九十半]+个?(?:礼拜|多月|学期|年)(?!级|前))/,
  /(?:前|后|放|贴|为期|还剩|剩下|还有|倒计时)([\d一二两三四五六七八九十]+(?:天|周|个月))/,
  /(暑假|寒假|除夕|春节|国庆|五一|元旦|年后|年前|月底|周末|上半年|下半年|全年)/,
  /\b((?:till|until|from|by)\s+(?:next\s+)?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?:\s+(?:to|till|until)\s+[a-z]+)?)\b/i,
  /\b((?:next\s+|this\s+|last\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s+(?:morning|afternoon|evening|night|at\s+\d+(?:\s?[ap]m)?|\d{1,2}(?::\d{2})?(?:\s?[ap]m)?(?:\s?(?:-|to)\s?\d{1,2}(?::\d{2})?(?:\s?[ap]m)?)?))?)\b/i,
  /\b(tmrw|tmr|tomoz|2moro|this (?:morning|afternoon|evening|weekend)|next weekend|first (?:week|month)|\d{1,2}(?::\d{2})?\s?[ap]m)\b/i,
  /\b((?:spring|summer|autumn|fall|winter)\s+(?:break|term|20\d\d)|h[12]\s+20\d\d|20\d\d)\b/i,
];
/** Prices and gifts without a word of the trade: 9块9包邮, 首单免费, free delivery. */
export const MORE_OFFERS: readonly RegExp[] = [
  /(\d+(?:\.\d+)?[块元]?[一两二三四五六七八九十\d]+[斤件套盒瓶包箱双条份]|[一两二三四五六七八九十\d]+[斤件套盒瓶包箱双条份]\d+(?:\.\d+)?[块元]?(?:包邮)?)/,
  /([^，,。；;\s]{0,4}免费)(?=$|[，,。；;\s])/,
  /([\d.]+[块元](?:\d+)?(?:\p{Script=Han}{0,2}包邮|[一两三]\p{Script=Han})?|包邮)/u,
  /((?:首[节单杯次份月][^，,。；;\s]{0,4}|前[\d一二三十百]+[名位][^，,。；;\s]{0,6})?免费[^，,。；;\s]{0,8}|[^，,。；;\s]{0,6}(?:打|享)?[\d一二三四五六七八九.]+折|[^，,。；;\s]{0,8}[送赠][^，,。；;\s]{1,8})/,
  /\b(free [a-z]+(?: (?!for|to|with|and)[a-z0-9]+){0,3}|first (?:lesson|class|month|drink|order) free|\d+ for \d+|\$\d+(?:\.\d+)? (?:each|only)|from \$\d+)\b/i,
];
/** Behind all other offers: 洗牙99. */
export const PRICES: readonly RegExp[] = [
  /(\p{Script=Han}{1,4}\d+(?:\.\d+)?[块元]?|\d+(?:\.\d+)?[块元])(?=$|[，,。；;\s])/u,
  /(?<![\w.])(\$\d+(?:\.\d+)?)/,
];
/** Towns and streets in small letters, and where a shop is to be. */
export const MORE_PLACES: readonly RegExp[] = [
  new RegExp(`(?:去|到)([${HAN}]{2,3}?)(?=参加|参观|学习|培训|开会|考察|出差|见客户|拜访)`, "u"),
  new RegExp(`(?:在|开在|位于)(${WORD_ZH}{2,10}?)(?=开|$|[，,。；;\\s]|租|办)`, "u"),
  new RegExp(`(?:去了?趟?|到|跑了?趟?|飞|玩了?|逛了?)([${HAN}]{2,6}?)(?=跑|出差|见|回|谈|玩|$|[，,。；;\\s\\d])`, "u"),
  new RegExp(`(?:^|[，,。；;\\s\\d天晚夜])([${HAN}]{2,4}?)(?=怎么玩|旅游|自由行|攻略)`, "u"),
  /\b(?:on|at)\s+((?:\d+(?:st|nd|rd|th)?|[a-z]+)\s+(?:street|st|avenue|ave|road|rd|square|mall|lane))\b/i,
  /\b(?:in|to|around|visit(?:ed|ing)?|from|near)\s+(?:the\s+)?(?!our\b|my\b|a\b|an\b|an? \b|it\b|me\b|this\b|the\b|two\b|three\b|work\b|school\b|write\b|say\b|get\b|\d|english|chinese|french|spanish|german|japanese|class\b|person\b|general\b|order\b)([a-z]+(?:\s(?!for\b|with\b|and\b|on\b|in\b|trip\b|fair\b|expo\b|itinerary\b|guide\b|post\b|next\b|last\b|this\b)[a-z]+)?)(?=$|[,.;!?\n]|\s+(?:for|with|and|on|in|trip|fair|expo|itinerary|guide|post|next|last|this|office)\b)/i,
  /^(?:\d+ (?:days?|weeks?|nights?) )?([a-z]+)\s+(?:itinerary|travel guide|trip|guide)\b/i,
];
/** Firms in small letters: interning at deloitte. */
export const MORE_COMPANIES: readonly RegExp[] = [
  /(?:^|[，,。；;\s给为在我们])([^\P{Script=Han}给为在向跟]{1,8}?(?:局|厂|镇|县|乡|街道|村委会|居委会|支队|大队|协会|学院|中学|小学|幼儿园|合作社|诊所|医院|物业|集团|银行|工作室|法院|检察院|科技|事务所|卫生院|医院|公司|服装厂|食品厂|工厂|派出所|服务站|办公室|委员会))(?=$|[，,。；;\s招写发要关开请的做])/u,
  new RegExp(`(?:公司|单位|品牌|店)(?:叫|是|名叫)(${WORD_ZH}{2,12}?)${END_ZH})`, "u"),
  behind("at", "|work|home|school|night|the end|\\d+[ap]?m?|least|dinner|once", 25),
  /\b(?:between me and|with|owed by)\s+([a-z]+(?:\s(?:ltd|inc|llc|corp|co|gmbh|group|studio|bank))+)\b/i,
];
/** Posts in other words: 招个会剪视频的, hiring a bookkeeper. */
export const MORE_JOBS: readonly RegExp[] = [
  new RegExp(`从([${HAN}]{2,8}?)(?:岗位?|部门|部)?(?:转|调|换)`, "u"),
  new RegExp(`辞(?:掉|去)([${HAN}]{2,8}?)(?:的|工作|${END_ZH}))`, "u"),
  /\bfrom\s+(?:the\s+)?([a-z]+(?:\s[a-z]+)?)\s+(?:in)?to\b/i,
  new RegExp(`(?:的|是|做|当|写个?)(${JOB_ZH})(?=$|[，,。；;\\s]|的jd|的岗|的招)`, "u"),
  new RegExp(
    `(?:急?招|聘|诚聘|缺)(?:一?[个名位]|几[个名位]?|两[个名位]|\\d+[个名位])?(?!生|商|聘|标|新|人)(?:会|懂)?(${WORD_ZH}{2,8}?)(?:的|岗)?${END_ZH}|，)`,
    "u",
  ),
  new RegExp(`(?:面试?|面)(?!试官|霜|膜|馆|包|对)(?:一?[个名位])?(${WORD_ZH}{2,10}?)(?=该|要|应该|怎么|问|的|都|，|$)`, "u"),
  new RegExp(
    `(?:投递?|应聘|竞选|竞聘|当选|升|转|做|当)(?:了|一?[个名位]|到|为|上)?(?!点|好|完|法|事|个|了)(${WORD_ZH}{2,8}?)(?:岗|的)?${END_ZH}|要|想|写|讲)`,
    "u",
  ),
  new RegExp(
    `(?:我做|我是|干|写(?=[${HAN}]{2,6}岗))(?:一?[个名位])?(?!个|点|完|了|法|事)(${WORD_ZH}{2,8}?)(?:岗?的?|这块|方面)?${END_ZH})`,
    "u",
  ),
  /\b(?:hir(?:e|ing)|need|looking for|interview(?:ing)?|wanted:?|recruit(?:ing)?)\s+(?:an?\s+|some\s+|two\s+|three\s+)?(?!people\b|staff\b|to\b|questions\b|help\b)([a-z]+(?:\s(?!for\b|at\b|in\b|with\b|to\b|who\b)[a-z]+){0,2})/i,
  /\b(?:letter|application|resume|cv|bullets?|appl(?:y|ying))\s+(?:for\s+|as\s+|to be\s+)?(?:an?\s+|the\s+|my\s+)?([a-z]+(?:\s(?!at\b|in\b|job\b|role\b|position\b|with\b)[a-z]+){0,2})\s*(?=$|[,.;:!?\n]|\b(?:at|in|job|role|position|with)\b)/i,
  /\b(?:running for|run for|elected|promoted to|as)\s+(?:an?\s+|the\s+)?([a-z]+(?:\s(?!of\b)[a-z]+)?)(?=$|[,.;:!?\n]|\s+(?:of|in|at)\b)/i,
];
/** A thing in small words: 开个花店, review of …, for a nail salon. */
export const THINGS: readonly RegExp[] = [
  new RegExp(`[\\d块元折邮]的(${WORD_ZH}{2,10}?)${END_ZH}|怎么|，)`, "u"),
  new RegExp(
    `(?:带货|卖|推广?|推荐|安利|上架|买了|入手了?|团购?)(?:我们的?|一[款个])?(?:[\\d.]+[块元]\\d*(?:包邮)?的)?(${WORD_ZH}{2,12}?)(?:的)?${END_ZH})`,
    "u",
  ),
  new RegExp(`(?:我们?|项目|我们公司|团队)?(?:做|搞|研发|开发)(?:的是|的)?(?!个|了|点|完|成|好)(${WORD_ZH}{2,14}?)的${END_ZH})`, "u"),
  new RegExp(`(?:项目|产品|平台|公司)(?:是|叫|：|:)(${WORD_ZH}{2,14}?)${END_ZH})`, "u"),
  new RegExp(
    `(?:开一?[个家间]?|合伙开)(?!始|会|发|题|学|心|播|幕|业|张)([${HAN}]{2,6}?(?:店|铺|馆|班|吧|厅|坊|室|厂|房|园|所|院|超市|公司|中心))`,
    "u",
  ),
  new RegExp(`给([${HAN}A-Za-z]{2,8}?(?:班|店|铺|馆|课|群))(?=想|写|做|起|招|拟)`, "u"),
  new RegExp(`([${HAN}A-Za-z]{2,8}?)(?:和|跟|与|vs)[${HAN}A-Za-z]{2,8}?(?:到底|哪个|比|差|的?区别|怎么选)`, "u"),
  /^compare\s+([a-z0-9 ]+?)\s+(?:and|with|to|vs)\b/i,
  /^([a-z]+(?:\s[a-z]+)?)\s+(?:vs\.?|versus)\s/i,
  /\b(?:review of|unboxing|about|sell(?:ing)?|for|of|buy(?:ing)?|bought|need|dont buy|don't buy|called|named|this(?! week| month| year| summer| morning| quarter))\s+(?:an?\s+|the\s+|my\s+|our\s+|some\s+)?(?!an?\b|me\b|us\b|my\b|him\b|her\b|it\b|school\b|work\b|class\b|sale\b|letter\b|note\b|script\b|email\b|speech\b|report\b|new hires\b|\d+ words)([a-z0-9][^,.;:!?\n]{1,40}?)(?=$|[,.;:!?\n]|\s+(?:for|after|before|in|on|at|to|with|online|from|and|who|that|next|this|wants|opening|\d+%|\$\d+)\b)/i,
];
export const MORE_CALLED: readonly RegExp[] = [
  /(?:猫|狗|犬|柯基|金毛|布偶|英短|泰迪|兔子|仓鼠|鹦鹉|柴犬|边牧|二哈|哈士奇|乌龟)(?:叫)?(?!子|咪|狗|今|昨|把|又|在|的|粮|很|掉)(\p{Script=Han}{2,3}?)(?=今天|昨天|最近|又|把|在|会|[，,。；;\s]|$)/u,
  /\b(?:dog|cat|puppy|kitten|retriever|hamster|rabbit|parrot|corgi|poodle|pug|husky)\s+(?!is|was|ate|has|did|who|that|and|for|in|on|at)([a-z]+)(?=$|[,.;!?\n]|\s+(?:ate|is|was|has|did|who|and|for|in)\b)/i,
];
export const MORE_MAJORS: readonly RegExp[] = [
  /\bi(?:'m)? (?:study|studying|major in|read)\s+([a-z]+(?:\s[a-z]+)?)(?=$|[,.;!?\n]|\s+(?:at|in|and)\b)/i,
  new RegExp(`从([${HAN}]{2,8}?)(?:专业|系)?(?:转|换|调)`, "u"),
  /\b(?:for|in|of|study|studying)\s+(?!an?\b|the\b|my\b|our\b|grad\b|high\b|middle\b|primary\b|an? )([a-z]+(?:\s(?!school\b|degree\b|major\b|program)[a-z]+)?)\s+(?:school|degree|major|program(?:me)?|masters?)\b/i,
];
export const MORE_ROLES: readonly RegExp[] = [
  new RegExp(`代表([${HAN}]{2,8}?)(?=讲|发言|说|上台|致)`, "u"),
  new RegExp(
    `我(?:是|当|做)(?:一[个名位])?(?:新来的|新任的?|新上任的|刚上任的)?(?!不|个|了|新来)([${HAN}]{2,8}?)(?=的|上台|要|讲|$|[，,。；;\\s])`,
    "u",
  ),
  /\b(maid of honor|matron of honou?r|chief bridesmaid|team lead|host|mc|head of [a-z]+|chair)\b/i,
];
/** What somebody can do, or what is asked of him: 会用金蝶, good at excel. */
export const SKILLS: readonly RegExp[] = [
  /(?:要|得|需要|必须|我|他|她|^|[，,。；;\s])((?:会|擅长|懂|熟悉|精通|有[\d一二两三四五六七八九十]+年|拿过|得过)(?!议|员|计|不会|展|场|馆|有|长|上)[^，,。；;\s]{2,20})/,
  /\b((?:good at|experienced in|fluent in|skilled in|i can|knows?|must know|\d+ years of)\s+[^,.;!?\n]{3,50})/i,
];
/** What somebody finds fault with: 有人说牛肉面太咸. */
export const GRIEVANCES: readonly RegExp[] = [
  /(?:有人说|客人说|顾客说|客户说|买家说|人说|写着|评论说|反映|投诉|吐槽|嫌|骂)(?:我们家?的?|我家的?|我们店|店里)?([^，,。；;\s]{3,24}?)(?=怎么|咋|如何|$|[，,。；;\s])/,
  /\b(?:says?|said|saying|complain(?:s|ed|ing)? (?:that|about)?|angry about|upset about|review:|because)\s+(?:that\s+)?([^,.;!?\n]{4,60})/i,
];
/** What is celebrated: 成立二十周年, winning the award. */
export const OCCASIONS: readonly RegExp[] = [
  /((?:成立|建校|建厂|开业|上市|荣获|获得?|当选|乔迁|夺冠|升任|晋升|中标|通过)[^，,。；;\s]{0,16})/,
  /\b(?:on|for)\s+((?:winning|becoming|their|its|his|her|opening|reaching|passing|being|getting)\s+[^,.;!?\n]{3,50})/i,
];
/** For what thanks are: 给资助我上学的陈叔叔, for paying my fees. */
export const FAVOURS: readonly RegExp[] = [
  /(?:感谢|谢谢|给)([^，,。；;\s]{3,16}?)的\p{Script=Han}{2,8}们?(?=$|[，,。；;\s])/u,
  /((?:帮|救|照顾|捐|资助|治好|替|送|借给)(?:了|助)?(?:我|他|她|孩子|我们)?[^，,。；;\s]{2,16}?)(?=特别|很|非常|，|,|。|$|想|的)/,
  /\b(?:thank|thanks|grateful)[^,.;]*?\bfor\s+([^,.;!?\n]{3,60})/i,
];
/** What comes next: 下周…, next week …. */
export const NEXT_STEPS: readonly RegExp[] = [
  /(?:下周|下个?月|明年|下半年|接下来|后续|来年)(?:计划|打算|准备|要|开始|重点)?(?:是|：|:)?([^，,。；;\s]{2,30})/,
  /\bnext (?:week|month|year|quarter)[,:]?\s+(?:i'll\s+|i will\s+|we'll\s+|we will\s+|plan to\s+)?([^.;,]{3,60})/i,
];
/** What is to be reached: 想把数学提到120, reach 10k users. */
export const GOALS: readonly RegExp[] = [
  /(?:目标(?:是|：|:|为)?|争取|希望|想|要)\s*((?:把[^，,。；;\s]{1,12}(?:提|做|涨|降|减|增)|达到|做到|涨到|考上|考过|拿到|突破|完成|提高|提升|减少|增长|过)[^，,。；;\s]{1,20})/,
  /(?:目标(?:是|：|:|为)?)\s*([^，,。；;]{3,30})/,
  /\b(?:goal(?: is)?(?: to)?:?|aim(?:ing)? (?:to|for)|want(?:s)? to|target(?: is)?:?)\s+((?:get|reach|hit|grow|raise|double|improve|cut|increase|pass|win|save|gain|finish)\b[^,.;!?\n]{2,50})/i,
];
/** Who is praised. */
export const PRAISED: readonly RegExp[] = [
  /(?:表扬|夸夸?)(?:一下)?(?!他|她|夸)([\p{Script=Han}\d]{2,12}?)(?=捡|帮|救|主动|服务|态度|认真|热心|的|在|$|[，,。；;\s])/u,
  /\b(?:praise|commend|compliment)\s+(?:the\s+)?([a-z][a-z' ]{2,30}?)(?=$|[,.;!?\n]|\s+(?:who|for|at|to|from)\b)/i,
];
/** Who is there, or who shares: 张伟、李娜、王总参加, three founders. */
export const COMPANIONS: readonly RegExp[] = [
  new RegExp(
    `((?:(?:[${SURNAMES}](?:[${HAN}]{1,2}|总|经理|主任|老师|工)|[小老阿][${HAN}])[、，,\\s和]*){1,8})(?=参加|出席|到会|参会|在场)`,
    "u",
  ),
  /([\d一二两三四五六七八九十几]+(?:个|位|名)(?:人|员工|合伙人|创始人|股东|成员|朋友|同学|骨干))/,
  /\b((?:two|three|four|five|six|ten|\d+)\s+(?:co-?)?(?:founders|partners|employees|people|members|shareholders|owners|friends))\b/i,
];
/** Which way an account or a career takes: 做宠物医生方向. */
export const DIRECTIONS: readonly RegExp[] = [
  /(?:想?做|走|搞|拍|往)(?:一个|个)?(\p{Script=Han}{2,10}?)(?:方向|赛道|领域|路线|类的?)/u,
  /\b(?:channel|account|blog|page)\s+(?:about|on|for)\s+([a-z][^,.;!?\n]{2,40}?)(?=$|[,.;!?\n]|\s+(?:for|with)\b)/i,
];
