/** How sentences say things, a list for each; the first that fits is taken: its first group, or all of it. */
const STOP = "[^，,。；;！!？?\\n]";
const TEXT_WORDS = "(?:的?(?:读后感|观后感|演讲稿?|发言稿?|科普|文章|作文|论文|报告|心得|总结|方案|通知|文案|脚本|邮件|信|稿|ppt))";
const END_EN = "(?=$|[,.;!?\\n]|\\s+(?:about|on|for|because|that|who|to|in|at|with|from|asking|saying|and|please)\\b)";

export const TOPICS: readonly RegExp[] = [
  /以[“"《]?([^，,。；;“”"《》]{1,40}?)[”"》]?为(?:主?题目?|话题)/,
  /(?:(?:题目|主题|话题|辩题|课题)(?:就?(?:是|为|叫))?|(?<![开标选])题(?:是|为|叫|：|:))\s*[：:]?\s*[“"《]?(?![给要来起])([^，,。；;“”"《》\n\s][^，,。；;“”"《》\n]{1,60})[”"》]?/,
  /(?:号召|倡议|呼吁)(?:大家|全(?:校|班|院|市|县|社会|公司|体[\p{Script=Han}]{0,2})|所有人|同学们?|各位|一起|师生们?|居民们?|员工|市民|业主|邻居们?|家长们?|学生)*\s*([\p{Script=Han}]{3,20})(?=$|[，,。；;])/u,
  /\bexplain(?:ing)?\s+([a-z][a-z ]{2,40}?)\s+to\b/i,
  new RegExp(`(?:关于|有关|围绕)\\s*(?![《“"])(${STOP}{1,40}?)${TEXT_WORDS}(?:$|[，,。；;\\s\\d])`, "i"),
  new RegExp(`(?:关于|有关|围绕)\\s*(?![《“"])(${STOP}{1,60}?)(?:的事情?|这件?事)?(?:$|[，,。；;])`),
  /\b(?:about|on the topic of|regarding|titled|entitled|called)\s+["“]?([^,.;!?"”\n]{2,80}?)["”]?(?=$|[,.;!?\n]|\s+(?:in|of)\s+\d|\s+for\s+(?:my|the|our)\b|\s+\d+[\s-]*(?:words?|min|s\b|sec))/i,
  /\bon\s+(?!monday|tuesday|wednesday|thursday|friday|saturday|sunday|my behalf|\d|it\b|the phone|camera|sale)["“]?([^,.;!?"”\n]{2,80}?)["”]?(?=$|[,.;!?\n]|\s+(?:in|of)\s+\d|\s+for\s+(?:my|the|our|year|grade)\b|\s+\d+[\s-]*(?:words?|min|s\b|sec))/i,
];

const TO_WHOM =
  "老师|教授|导员|辅导员|经理|总|主任|领导|老板|客户|同学|朋友|妈妈?|爸爸?|爷爷|奶奶|老婆|老公|女朋友|男朋友|同事|家长|先生|女士|医生|校长|院长|书记|员工|干部|新生|用户|供应商|公司|物业|房东|室友|邻居|街道|各[\\p{Script=Han}]{1,4}|居委会|业主|居民|市民|导师|局|院|厂|部门|社区|政府|学校|中学|小学|办事处|医院|大学";
export const RECEIVERS: readonly RegExp[] = [
  new RegExp(
    `(?:写?给|发给|致|向|跟|和|对)\\s*(我?(?:的)?(?:[\\p{Script=Han}A-Za-z]{1,10}?)?(?:${TO_WHOM}))(?=$|[，,。；;\\s]|[写发说讲要请借提的道汇反申求回推报打送群表])`,
    "u",
  ),
  new RegExp(`\\bto\\s+((?:my|our|the|dr\\.?|prof\\.?|professor|mr\\.?|mrs\\.?|ms\\.?)\\s+[a-z][a-z' -]{1,30}?)${END_EN}`, "i"),
  /\b[Tt]o\s+((?:[A-Z][\w&.-]+\s?){1,3})(?=$|[,.;!?\n]|\s+[a-z])/,
  new RegExp(`\\bto\\s+((?:all\\s+)?(?:new\\s+|our\\s+)?[a-z]{3,}(?:s|people|staff|men|women|children))${END_EN}`, "i"),
];
export const REASONS: readonly RegExp[] = [
  new RegExp(`(?:因为|由于|原因是|理由是)\\s*(${STOP}{1,60}?)(?:所以|，|,|。|$)`),
  /\b(?:because(?: of)?|due to|since)\s+([^,.;!?\n]{2,80})/i,
];
const JOB_END_ZH =
  "社长|会长|团支书|董事长|店员|副科长|经理|助理|工程师|主管|总监|专员|会计|出纳|护士|护士长|医生|教师|老师|店长|文员|司机|程序员|设计师|分析师|律师|编辑|记者|顾问|秘书|教练|厨师|服务员|营业员|导购|运营|客服|行政|实习生|管培生|销售|前端|后端|测试|策划|采购|法务|财务|人事|翻译|保安|保洁|快递员|质检员|安全员|班组长|组长|队长|班长|部长|主席|科长|处长|局长|副?主任|副?院长|副?校长|书记|主播|摄影师|剪辑|产品|架构师|研究员|技术员";
/** In front of the endings above: 电商运营, 大客户经理. */
export const JOB_ZH = `[\\p{Script=Han}A-Za-z+#]{0,6}?(?:${JOB_END_ZH})`;
const JOB_END_EN =
  "chairman|chairwoman|chairperson|engineer|manager|developer|designer|analyst|assistant|nurse|teacher|accountant|consultant|officer|director|coordinator|specialist|editor|writer|lawyer|intern|executive|representative|rep|technician|scientist|architect|programmer|marketer|salesperson|cashier|barista|waiter|waitress|chef|driver|receptionist|supervisor|lead|tester|tutor|lecturer|researcher|recruiter|president|secretary|treasurer|clerk|administrator";
const JOB_EN = `(?:[a-z+#/-]+\\s+){0,2}(?:${JOB_END_EN})`;
export const JOBS: readonly RegExp[] = [
  /(?:我是|身为|作为|我做|我干)(?:一名|一个|一位|个)?(?:新来的|新任的?|新上任的|刚上任的)?\s*([^，,。；;的\n]{1,16}?)(?:的|岗位?|这行)?(?=[，,。；;\s\n]|的|$|想|要|帮|需要)/,
  /(?:岗位|职位|职务)(?:是|为|：|:)\s*([^，,。；;\n]{1,16})/,
  new RegExp(
    `(?:做|当|任|担任|干|竞选|竞聘|应聘|应征|招聘?|竞争|面试|招一?[个名位])(?:了|一?[个名位])?\\s*(?!总结|报告)(?:[\\p{Script=Han}]{1,6}?(?:社|协会|学生会|部))?(${JOB_ZH})(?=$|[，,。；;的\\s]|写|想|要)`,
    "u",
  ),
  new RegExp(`(?:^|[，,。；;\\s]|我们?)(${JOB_ZH})(?=$|[，,。；;\\s])`, "u"),
  new RegExp(`\\b(?:ask|about)\\s+an?\\s+(?:new\\s+)?(${JOB_EN})\\b`, "i"),
  /\bi(?:'| a)?m\s+an?\s+([a-z][a-z -]{1,30}?)(?=$|[,.;!?\n]|\s+(?:at|in|and|who|with|from|for|writing|looking)\b)/i,
  new RegExp(`\\b(?:as|for|of|hire|hiring|need|interview)\\s+an?\\s+(?:new\\s+)?(${JOB_EN})\\b`, "i"),
  new RegExp(`(?:^|[,.;:\\n])\\s*(${JOB_EN})\\s*(?=$|[,.;!?\\n])`, "i"),
];
/** A post one wants, beside the one one has. */
export const WANTED_JOBS: readonly RegExp[] = [
  /(?:转到|转去|调到|调去|换到|想去|转)\s*([\p{Script=Han}A-Za-z]{2,10}?)(?:部门|岗位?|专业|系|那边|工作)?(?=$|[，,。；;\s])/u,
  /(?:应聘|求职|投|招聘?|面试|申请|升|竞聘|晋升)(?:了|一?[个名位]|到|为|做)?\s*([\p{Script=Han}A-Za-z+#]{2,10}?)(?:的?(?:岗位?|职位|工作|实习))(?=$|[，,。；;的\s])/u,
  new RegExp(
    `(?:应聘|求职|投|招聘?|招一?[个名位]|面试|申请|升|晋升)(?:了|一?[个名位]|到|为|做)?\\s*(${JOB_ZH}|[\\p{Script=Han}]{1,4}[员工师])(?=$|[，,。；;的\\s]|写)`,
    "u",
  ),
  /\b(?:switch(?:ing)?|chang(?:e|ing)|mov(?:e|ing)|transfer(?:ring)?)\b[^,.;]*?\b(?:in)?to\s+(?:the\s+)?([a-z][a-z ]{2,30}?)(?=$|[,.;!?\n])/i,
  /\b(?:for|as|to|hire|hiring|need|promoted to|interview(?:ing)?)\s+(?:an?\s+|the\s+)?((?!ask\b)[a-z+#/-]+(?:\s(?!at\b|an?\b|the\b|in\b|for\b)[a-z+#/-]+){0,2})\s+(?:jobs?|roles?|positions?|posts?|vacancy|candidates?)\b/i,
];
export const COMPANIES: readonly RegExp[] = [
  /(?:^|[，,。；;\s])([\p{Script=Han}A-Za-z\d]{2,14}?)(?:还|一直|至今)?(?:欠着?|拖欠|不付|没付|拖着)(?:我们|我司|我)?/u,
  /(?:在|我们|来自|去|到)?\s*((?:[^\P{Script=Han}给问打全跟向让叫把被我]|[A-Za-z\d（）()]){2,20}?(?:公司|集团|医院|银行|事务所|工作室|研究院|研究所|餐厅|酒店|超市|中学|小学|大学|街道办?|文化馆|图书馆|教育局|水务局|机械厂|\p{Script=Han}[局厂]))(?=$|[^名起简品长])/u,
  /在\s*([\p{Script=Han}A-Za-z\d]{2,12}?)(?:做|当|任|担任|干|实习|上班|工作)/u,
  /\b(?:at|with|from)\s+((?:[A-Z][\w&.-]*\s?){1,4})(?=$|[,.;!?\n]|\s+[a-z])/,
  /(?:^|:\s*)((?:[A-Z][\w&.-]*\s){1,3})(?=(?:opens|launches|announces|raises|acquires|joins|wins|hires|owes|hasn't|has|is|signs)\b)/,
];
export const MAJORS: readonly RegExp[] = [
  /\b(?:switch|change|move|transfer)\s+from\s+([a-z][a-z ]{2,30}?)\s+(?:in)?to\b/i,
  /(?:^|[，,。；;\s]|不想学|我?学|读|转到|报考|考)([\p{Script=Han}]{2,12}?)(?:专业|系)(?!论文|课)/u,
  /(?:^|[，,。；;\s])([\p{Script=Han}]{1,8}(?:学|工程|设计|管理|技术|医|语))(?=$|[，,。；;\s])/u,
  /(?:不想[学读]|我是?学|读的是?|本科|硕士)([\p{Script=Han}]{2,10}?)(?:了|的)?(?=$|[，,。；;\s])/u,
  /\b(?:major(?:ing)? in|student of|studying|(?:master'?s?|degree|phd|msc|ma|bsc) in|from)\s+([a-z][a-z &-]{2,40}?)(?=$|[,.;!?\n]|\s+(?:at|to|and)\b)/i,
  /(?:^|[,.;!?\n]\s*)([a-z]+(?: [a-z]+)?)\s+(?:major|student)\b/i,
];
const SUBJECTS = "语文|数学|英语|物理|化学|生物|历史|地理|政治|美术|音乐|体育|科学|信息技术|道法|思政";
const GRADES = "[一二三四五六七八九]年级|大[一二三四]|高[一二三]|初[一二三]|[小中大]班|小学|初中|高中";
export const CLASSES: readonly RegExp[] = [
  /([一二三四五六七八九十\d]+连[一二三四五六七八九十\d]*[排班]?)/,
  new RegExp(`((?:${GRADES})?[\\p{Script=Han}]{0,6}\\d{1,6}\\s*班)`, "u"),
  new RegExp(`((?:${GRADES})[（(]?[一二三四五六七八九十\\d]{1,2}[)）]?班)`, "u"),
  new RegExp(`((?:${GRADES})(?:${SUBJECTS})?)(?!学生)`, "u"),
  /\b((?:year|grade)\s+\d{1,2}|\d{1,2}(?:st|nd|rd|th)\s+grade(?:rs)?)\b/i,
];
export const ANGLES: readonly RegExp[] = [
  /从([^，,。；;]{2,30}?)(?:的)?(?:角度|方面|方向)/,
  /(?:重点|主要|着重|侧重|多)(?:写|讲|谈|说)(?:一下)?([^，,。；;]{2,30})/,
  /\bfrom the (?:angle|perspective|point of view) of\s+([^,.;!?\n]{2,60})/i,
  /\bfocus(?:ing)? on\s+([^,.;!?\n]{2,60})/i,
];
export const PLACES: readonly RegExp[] = [
  /(?:去|到|在)([\p{Script=Han}]{2,6}?)(?:出差|玩|旅游|旅行|跑|见|拜访|考察|参展|开会|拍|自由行|开|逛|几天|[一二两三四五六七八九十\d]+天|[，,。；;\s]|$)/u,
  /(?:^|[，,。；;\s])([\p{Script=Han}]{2,6}?)(?:出差|[一二两三四五六七八九十\d]+[天日]|自由行|攻略|旅游|旅行|两天一夜|三天两夜|亲子游|一日游)/u,
  /\b(?:trip to|visit(?:ing|ed)?|travel(?:ling|ing)? to|in|to|from|near)\s+((?:[A-Z][\w'-]+\s?){1,3})/,
];
export const OFFERS: readonly RegExp[] = [
  /(满\s*\d+\s*(?:元)?\s*[减送返]\s*\d+(?:元)?)/,
  /(第[二三两]件[^，,。；;\s]{1,8}|买[一二两三\d]+[^，,。；;\s]{0,4}[送赠][^，,。；;\s]{1,8}|(?:全场|一律)?[\d.一二三四五六七八九]+折(?:起|优惠)?|半价|立减\s*\d+元?|(?:充|存)\d+[送赠]\d+|\d+元[\p{Script=Han}]{0,6}套餐|[\p{Script=Han}]{0,4}套餐\s*\d+(?:\.\d+)?元?)/u,
  /\b(buy one,? get one(?: free)?|(?:up to )?\d+\s?(?:%|percent) off|half[ -]price|free shipping|\$\d+ off|two for one|bogo)\b/i,
];
/** 做软件的: a trade. */
export const TRADES: readonly RegExp[] = [
  /(?:做|搞|干|从事|主营)([\p{Script=Han}A-Za-z]{2,12}?)(?:号的?|的(?:公司|小?店|企业|工厂|厂|品牌|项目)?|行业|生意|这行)(?=$|[，,。；;\s]|想|要|起|取)/u,
  /([\p{Script=Han}]{2,8}?)(?:行业|赛道|市场)(?=$|[，,。；;\s的]|有?多大|分析|报告|规模)/u,
  /\b(?:we make|we sell|we do|company that (?:makes|does|sells)|for an?)\s+([a-z][a-z -]{2,30}?)(?:\s+(?:company|business|startup|firm|brand|shop))?(?=$|[,.;!?\n])/i,
  /\b([a-z]+(?:\s[a-z]+)?)\s+(?:market|industry|startup|company|firm)\b/i,
];
export const PRODUCTS: readonly RegExp[] = [
  /(?:直播间?|店里?|摊上?|专门|在)?卖(?:的是?)?([\p{Script=Han}A-Za-z\d]{1,14}?)(?:的|$|[，,。；;\s])/u,
  /(?:新品|产品|商品|推广?|推荐|测评|开箱|介绍|安利)(?:一[款个下支台])?(?:是|：|:)?\s*(?!给)([\p{Script=Han}A-Za-z\d][\p{Script=Han}A-Za-z\d ]{1,14}?)(?:的|$|[，,。；;])/u,
  /\b(?:sell(?:ing)?|reviews? (?:of|for)|unboxing|promote|launch(?:ing)?|description (?:of|for))\s+(?:scripts?\s+(?:for|of)\s+)?(?:an?\s+|the\s+|my\s+|our\s+)?(?!script|video|letter|online)([a-z][a-z\d' -]{2,40}?)(?=$|[,.;!?\n]|\s+(?:on|in|to|for|at|with)\b)/i,
];
export const LEVELS: readonly RegExp[] = [
  /(专科|大专|本科|硕士|博士|研究生|高职)/,
  /\b(bachelor'?s?|undergraduate|master'?s?|phd|doctoral|doctorate)\b/i,
];
export const HOLIDAYS: readonly RegExp[] = [
  /([\d一二三四五六七八九十]+岁生日|过年|生日|\p{Script=Han}{1,2}大寿|满月|乔迁|升学|国庆节?|中秋节?|春节|元旦|五一(?:劳动节)?|劳动节|端午节?|清明节?|七夕|情人节|母亲节|父亲节|教师节|圣诞节?|双十一|双11|618|儿童节|六一|三八(?:妇女节)?|妇女节|女神节|元宵节?|重阳节|万圣节|除夕|护士节|青年节|建党节|建军节)/u,
  /\b(\d+(?:st|nd|rd|th) birthday|birthday|christmas|thanksgiving|easter|halloween|new year(?:'s)?(?: day| eve)?|valentine'?s(?: day)?|mother'?s day|father'?s day|black friday|labou?r day|memorial day|independence day|lunar new year|chinese new year|national day|spring festival|mid-autumn(?: festival)?|diwali|hanukkah|teachers'? day)\b/i,
];
const KIN =
  "爷爷|奶奶|外公|外婆|姥姥|姥爷|爸爸|妈妈|父亲|母亲|我爸|我妈|我[弟哥姐妹]|哥哥|姐姐|弟弟|妹妹|儿子|女儿|孙子|孙女|岳父|岳母|舅舅|姑姑|叔叔|老公|老婆|闺蜜|兄弟";
export const KINSFOLK: readonly RegExp[] = [
  new RegExp(`(?:给)?(${KIN})`),
  /(?:\b(?:my |our |for |to )|^)(grand(?:pa|ma|father|mother|parents?)|dad|mum|mom|father|mother|parents|brother|sister|son|daughter|uncle|aunt|wife|husband|best friend|friend|cousin|boss|niece|nephew)\b/i,
];
/** As whom somebody speaks. */
export const ROLES: readonly RegExp[] = [
  /(?:我是|作为|代表|当)?(伴郎|伴娘|证婚人|新郎|新娘的?[父母]亲?|新娘|校长|董事长|总经理|班主任|教师代表|学生代表|家长代表|新生代表|毕业生代表|员工代表|新郎的?[父母]亲?)/,
  /\b(best man|maid of honou?r|bridesmaid|father of the (?:bride|groom)|mother of the (?:bride|groom)|groom|bride|principal|headmaster|valedictorian|ceo|chairman|chairwoman|president)\b/i,
];
/** Who is asked to do something instead, and what: 委托我妈去卖房. */
export const AGENTS: readonly RegExp[] = [
  /(?:委托|授权|请|让|托|叫)((?!我去)[\p{Script=Han}]{1,6}?)(?:帮我|替我|代我|全权|去|代|办|处理)/u,
  /\b(?:authori[sz]e|let|appoint|want|ask)\s+((?:my|our|mr\.?|ms\.?|mrs\.?)?\s?[a-z]+(?:\s[a-z]+)?)\s+to\b/i,
];
export const ERRANDS: readonly RegExp[] = [
  /(?:委托|授权|请|让|托|叫)[\p{Script=Han}]{1,6}?(?:帮我|替我|代我|全权|去|代)(?:去|我)?((?:办|处理|卖|买|领|取|签|开|拿|过户|收)[^，,。；;\s]{1,20})/u,
  /\b(?:authori[sz]e|let|appoint|want|ask)\s+(?:my|our|mr\.?|ms\.?|mrs\.?)?\s?[a-z]+(?:\s[a-z]+)?\s+to\s+([^,.;!?\n]{3,40})/i,
];
export const MEETINGS: readonly RegExp[] = [
  /((?:第[一二三四五六七八九十\d]+[次届季]度?)?(?:[\p{Script=Han}A-Za-z]{0,10}?)(?:民主生活会|组织生活会|动员会|座谈会|研讨会|例会|周会|表彰会|表彰大会|总结会|推进会|现场会|党组会|办公会|启动会|评审会|家长会|年会|论坛|发布会|运动会|大会|会议))/u,
  /\b((?:[a-z]+\s){0,2}(?:meeting|conference|retro(?:spective)?|all-hands|stand-?up|kick-?off|review))\b/i,
];
export const EVENTS: readonly RegExp[] = [
  /([\p{Script=Han}A-Za-z\d]{1,12}?(?:晚会|文化节|艺术节|科技节|运动会|音乐节|比赛|大赛|竞赛|杯|联欢会|歌手赛|支教|三下乡|志愿服务|讲座|沙龙|分享会|发布会|义卖|周年庆|店庆|博览会|论坛|典礼|峰会|数模|挑战赛|读书会|招聘会|春游|秋游|篮球赛|足球赛|嘉年华))/u,
  /\b((?:[a-z]+\s){1,2}(?:party|festival|fair|gala|tournament|hackathon|night|marathon|concert|contest|competition|games|show|webinar|meetup))\b/i,
];
export const MONEY: readonly RegExp[] = [
  /((?:人民币)?\s*(?:[\d.,]+|[一二两三四五六七八九十百千]+)\s*[万千kwKW]?\s*(?:多|来)?(?:块钱?|元|万元?|美元|美金|刀))/,
  /((?:[\d.]+|[一二两三四五六七八九十]+)\s*[万wW])(?!字)/,
  /([$€£¥]\s?[\d.,]+\s?(?:k|m|million|thousand)?)\b/i,
  /\b([\d.,]+k?\s+(?:dollars|euros|pounds|yuan|rmb|bucks|usd))\b/i,
];
export const DURATIONS: readonly RegExp[] = [
  /((?:[\d.]+|[一二两三四五六七八九十]+|半)\s*(?:分钟|秒钟?|个?小时|min(?:ute)?s?|s(?![a-z])))/i,
  /\b((?:\d+|one|two|three|five|ten|thirty|sixty)[\s-]*(?:seconds?|minutes?|mins?|hours?|secs?))\b/i,
];
export const DEPARTMENTS: readonly RegExp[] = [
  /(?:^|我们|咱们?|[，,。；;\s]|给)([\p{Script=Han}A-Za-z]{1,6}(?:部|科|组|中心|室|处|科室))(?!长|门)/u,
  /\b((?:sales|marketing|hr|finance|it|design|product|engineering|legal|operations|support|research|admin)\s+(?:department|team))\b/i,
];
/** Languages something is translated into. */
export const LANGUAGES: readonly RegExp[] = [
  /(?:翻译?成|译成|翻成|译为|转成|中译|中翻)\s*(英文|英语|英|中文|日文|日语|日|法语|法文|德语|德文|韩语|韩文|西班牙语|俄语|葡萄牙语|泰语|越南语|阿拉伯语|意大利语)/,
  /\b(?:into|to|in)\s+(english|chinese|mandarin|french|german|spanish|japanese|korean|russian|italian|portuguese|arabic|dutch|polish)\b/i,
];
export const CALLED: readonly RegExp[] = [
  /(?:项目|品牌|公司|店|产品|团队|宠物|孩子|社团|名字)(?:名称?)?(?:就?叫做?|名叫|名为|是叫)\s*([^，,。；;\s的]{2,12})/,
  /\b(?:called|named)\s+([A-Z][\w'-]*(?:\s[A-Z][\w'-]*){0,3})/,
];
export const GROUPS: readonly RegExp[] = [
  /((?:[^\P{Script=Han}想竞选聘要是我们咱在去]|[A-Za-z]){1,8}?(?:社(?!会|区)|协会|学生会|社团|俱乐部|团委|志愿队|乐队|战队|工会|居委会|业委会))/u,
  /\b((?:[a-z]+\s){1,2}(?:club|society|union|council|association|team))\b/i,
];
export const SIDES: readonly RegExp[] = [/([正反]方)/, /\b((?:affirmative|negative|proposition|opposition)(?: side)?)\b/i];
export const BORROWERS: readonly RegExp[] = [
  /([\p{Script=Han}]{1,4}?)(?:跟我|向我|找我)?借(?:了我|走我|我的?)/u,
  /\b(?!who\b|he\b|she\b|they\b|i\b|we\b|that\b)([a-z]+)\s+(?:borrowed|owes|is borrowing)\b/i,
  /\b([A-Z][a-z]+|my [a-z]+)\s+(?:borrowed|owes|is borrowing)\b/,
];
export const SHOPS: readonly RegExp[] = [
  /开(?:一)?(?:家|个|间)?([\p{Script=Han}]{1,8}?(?:店|馆|厅|摊|吧|坊|铺|房|园|厂|工作室))/u,
  /\bopen(?:ing)?\s+(?:an?|my own|our)\s+([a-z][a-z ]{2,30}?)(?=$|[,.;!?\n]|\s+(?:in|near|at|with|on)\b)/i,
];
export const SKINS: readonly RegExp[] = [
  /([\p{Script=Han}]{1,3}(?:肌|皮)|痘痘肌|敏感肌)/u,
  /\b((?:oily|dry|sensitive|combination|acne-prone)(?: skin)?)\b/i,
];
export const KINDS: readonly RegExp[] = [
  /(现代诗|古诗|诗歌|七绝|五绝|诗|散文|小说|童话|寓言|日记|歌词|对联|春联|书信|情书|家书|遗书|悼词|祭文|墓志铭|自传|回忆录|说明文|议论文|记叙文|游记|顺口溜|绕口令|谜语|rap|信(?!息|用|任|心|箱))/i,
  /\b(poem|haiku|sonnet|short story|novel|fairy tale|fable|diary entry|lyrics|song|love letter|eulogy|obituary|memoir|essay|letter|limerick|riddle)\b/i,
];
