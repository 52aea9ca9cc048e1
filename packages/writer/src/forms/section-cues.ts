import type { Language } from "../engine/draft-types.ts";

/** What a section's name says it holds: a clause with these words belongs in a section with such a name. Weight 2 decides against weight 1. */
export interface SectionCue {
  readonly name: RegExp;
  readonly words: RegExp;
  readonly weight: number;
}

const cue = (name: RegExp, words: RegExp, weight = 1): SectionCue => ({ name, words, weight });

const ZH_NEXT =
  /明天|明日|下周|下月|下个月|下季|下半年|下一步|下阶段|下次|接下来|明年|来年|今后|以后|将来|打算|计划|准备(?=.{0,8}[考做学换买开写办去])|争取|希望(?=明年|能|以后|今后)|想(?:再|把|考|学|去|申请)|六月盘点|换掉|补完/;
const ZH_WRONG =
  /问题|不足|不够|没人|没有(?!断|漏|出现问题)|缺|困难|难[以洗找办]|太[难少多复杂慢硬单贵小短]|卡[在住了]|不上|退回|延迟|拖|涨价|挂了|坏|偏[长短高低慢少]|漏|锁门|不爱|不愿|投诉|故障|失败|抱怨|来不及|复杂|错|短板|发脆|断货|报错|掉帧|超时|超支|迟到|断层|老化|写不下去|只送到|排队(?!.{0,2}$)/;

const zh: readonly SectionCue[] = [
  cue(/计划|打算|下[周月步季半]|明日|来年|规划|设想|努力方向|下条|前行|跟进|未来|今后|出发/, ZH_NEXT, 2),
  cue(/改正|承诺|保证|决心/, /以后|不再|保证|改正|一定|不带|按时/, 2),
  cue(/问题|不足|阻碍|困难|难点|差距|困惑|痛点|风险|卡|教训|劣势/, ZH_WRONG, 1.3),
  cue(/处置|评估/, /演练|多花|及时|慢了|花了|响应|没演练/, 1.6),
  cue(/原因|根因|成因|缘由|剖析/, /因为|由于|原因|导致|源于|是.{0,6}造成/, 1.7),
  cue(/偏差/, /因为|由于|差|没达到|原因|罢工|推迟/, 1.7),
  cue(/感谢|致谢/, /谢|感激|多亏/, 2),
  cue(/交接|移交/, /交给|交接|移交|接手|代班|顶班/, 2),
  cue(/进行中/, /还在|正在|等着|等.{0,6}(?:回|设计|审)|进度|一半|未完/, 1.8),
  cue(/支持|请求|需求|融资|财务|资金|预算|用途/, /需要.{0,12}(?:万|元|钱|支持|协助|人手)|融资|申请.{0,6}(?:经费|资金)|预算|投入/, 1.6),
  cue(/事项|请示事项|申请事项/, /申请|请求|拟|恳请|批准/, 1.4),
  cue(/缘由|事由|背景/, /现有|去年|因为|由于|漏|坏|没有配件|年久|想/, 1.1),
  cue(/资料|资产|文件/, /共享盘|网盘|文件夹|资料|图片库|模板|电脑|合同|印章|档案|照片/, 1.5),
  cue(/系统|权限|账号/, /账号|权限|管理员|密码|后台|登录/, 1.6),
  cue(/联系人|联系方式/, /联系人|电话|微信|对接人|师傅/, 1.6),
  cue(/风险提醒|提醒|注意|备注|遗留|待考|未决/, /别忘|注意|没结|没谈完|未定|待定|隐患|小心|千万|没定|再议/, 1.6),
  cue(/风险|隐患/, /隐患|风险|可能|怕|老化|断电|违约/, 1.6),
  cue(/亮点|特色|创新/, /亮点|第一次|首次|特色|创新|独创|拿了|获/, 1.5),
  cue(/亮点与成果|成果|荣誉|奖|成绩单/, /奖|荣誉|被?评为|称号|优秀|第[一二三]名|获/, 1.6),
  cue(/学业|成绩/, /绩点|排名|成绩|GPA|名次|平均分|四级|六级|雅思/i, 1.6),
  cue(/竞赛|科研/, /挑战杯|竞赛|省赛|国赛|论文|专利|课题|大赛/, 1.7),
  cue(/学生工作|志愿|担当|奉献|工作与实践/, /委员|班长|学生会|志愿|社团|支教|串讲|家教|干部|社会实践/, 1.4),
  cue(
    /简介|概况|基本情况|概述|总体|概要|规模/,
    /全[班镇县校市院村]|共有|有.{0,6}\d+[座人家户个名]|历时|为期|举行|位于|成立于|\d+人|现有/,
    1.3,
  ),
  cue(/概况|时间|地点|方法|过程/, /\d+月\d+日|走访|访谈|问卷|用.{0,3}[周天月](?:走访|调研|时间)/, 1.2),
  cue(/组织|制度|管理/, /轮值|值班|制度|例会|每[周月天].{0,10}(?:次|会|账)|台账|班委|考勤/, 1.5),
  cue(/活动|志愿|特色活动/, /办过|举办|参观|义诊|义卖|晚会|比赛|走进|慰问/, 1.4),
  cue(/班风|学风|勤学/, /早读|自习|学习小组|笔记|挂科|课堂|晚自习/, 1.6),
  cue(/家庭/, /父|母|家里|家中|弟弟|妹妹|哥哥|姐姐|奶奶|爷爷|外婆|收入|务农/, 1.8),
  cue(/胜任|条件|能力|优势|带来什么/, /会用|能(?:独立|够)|熟练|做过|证书|考过|经验|擅长|担任/, 1.2),
  cue(/提升|收获|成长|体会|学习|感悟/, /学会|懂|明白|体会|收获|成长|掌握|认识到|知道了/, 1.5),
  cue(/经验|教训|启示/, /经验是|教训|启示|早发现|下次|值得/, 1.8),
  cue(/建议|对策|措施|改进|后续|整改/, /建议|可以|应该|改成|设[立一]|增[加设]|加[一上装]|换成|培训|明年改/, 1.5),
  cue(/目的|目标|缘起|为何/, /想了解|为了|目标|目的|原定|旨在|希望通过/, 1.5),
  cue(/时间线|时间轴|流程/, /\d{1,2}[:：]\d{2}/, 2),
  cue(/影响/, /影响|客诉|受损|损失|\d+单|波及/, 1.6),
  cue(/结论|决定|议定|共识/, /决定|同意|通过|确定|定于|一致/, 1.6),
  cue(/行动项|待办|任务|分工|责任/, /负责|\d+日前|出一份|跟进|牵头|完成检修|落实/, 1.7),
  cue(/下次会议/, /下次会议|下次|定在.{0,12}(?:上午|下午|召开)/, 2.2),
  cue(/认识|反省|错误/, /觉得|以为|没把|不该|侥幸|没当回事|糊涂|放松/, 1.5),
  cue(/经过|发生|事实/, /被.{0,8}(?:看到|发现|查)|当天|那天|上周|昨天|前天/, 1.3),
  cue(/过程与管理|过程/, /每周|每天|每月|对.{0,3}账|例会|分[三两四]步/, 1.2),
  cue(/环境|氛围|外观/, /树|店里|装修|张桌|门口|灯|音乐|安静|座位|院子/, 1.4),
  cue(/招牌|推荐|菜/, /招牌|必点|好吃|面|汤|肉|味道|菜/, 1.2),
  cue(/价格|服务/, /\d+元|人均|价|免费|不要钱|服务|加面/, 1.7),
  cue(/到店|贴士|提示|攻略/, /点前|前去|预约|排队|停车|地铁|记得|建议.{0,4}去/, 1.8),
  cue(/优缺点|优点与不足|利弊|好与坏/, /优点|缺点|不足|声音|难洗|就是|可惜|唯一/, 1.7),
  cue(/优点|好处/, /优点|方便|省|好用|喜欢|轻/, 1.3),
  cue(/适合谁|适用|给谁/, /适合|不适合|推荐给|一个人住/, 2),
  cue(/为什么入手|入手|为什么买/, /所以买|才买|下单|入手|种草|限电|刚好需要/, 1.8),
  cue(/团队|成员/, /团队|[一二两三四五六七八九十\d]人(?!数)|合伙|成员|做过/, 1.2),
  cue(/竞争|壁垒|对比|竞品/, /竞品|对手|同行|别家|相比|比.{0,8}(?:便宜|贵|快)/, 1.8),
  cue(/市场|客户|客群|人群/, /周边|\d+户|市场|用户|人群|小区|客流|客户/, 1.4),
  cue(/模式|盈利|收入|变现/, /收费|按.{0,4}收|佣金|租金|会员费|抽成|毛利|客单价/, 1.8),
  cue(/痛点|问题与机会|机会/, /用不到|占地方|浪费|麻烦|没地方|不方便|找不到|没处/, 2),
  cue(/产品|方案|服务|解决/, /扫码|柜|小程序|功能|提供|平台|一键|自动/, 1.2),
  cue(/指标|数据|业绩|回顾|结果/, /\d+(?:\.\d+)?%|营业额|万元?，|拉新|同比|环比|达成/, 1.1),
  cue(/职业目标|目标/, /毕业(?:后|先|前)|成为|五年内/, 1.2),
  cue(/自我|认知|性格|优势与不足/, /短板|性格|擅长|我的(?:优势|弱点|短板)|内向|外向/, 1.9),
  cue(/行动计划|阶段|步骤|安排/, /大[一二三四]|第[一二三]年|先.{1,12}再|学完|实习/, 1.6),
];

const EN_NEXT =
  /\b(?:tomorrow|next (?:week|month|quarter|year|term|time|step)|next we|we will|I will|will cover|plan to|going to|intend|hope to|want to (?:take|learn|study|apply|start)|aim to|going forward|train the|review the)\b/i;
const EN_WRONG =
  /\b(?:problem|issue|lack|lacks|short of|ran out|nobody|not enough|too (?:few|many|slow|small|hard|little)|failed|fails|late|sick|jammed|broken|broke|missing|mislabelled|wrong|mistake|complain|still a|went up|avoid|blocked|stuck|delay|hard to|cannot|can't|no light|unpaid|weak|unclear|confus)/i;

const en: readonly SectionCue[] = [
  cue(/next|plan|tomorrow|direction|future|onward|what comes|follow-up|going on|forward/i, EN_NEXT, 2),
  cue(/promise|fixes|pledge/i, /\b(?:from now on|never again|promise|no longer|will not)\b/i, 2),
  cue(/problem|gap|blocker|issue|shortcoming|challenge|pain|trouble|weakness|bumps|hard/i, EN_WRONG, 1.3),
  cue(/what went well|didn't|evaluation|response/i, /\b(?:rehearsed|cost .{0,12}minutes|on time|too slow|quickly)\b/i, 1.6),
  cue(/cause|why it|causes/i, /\bbecause|due to|caused by|reason|owing to|as a result|the gap came/i, 1.7),
  cue(/thanks|thank|appreciation/i, /\bthank|grateful|gratitude/i, 2),
  cue(/handover|cover/i, /\bgo(?:es)? to [A-Z]|hand(?:ed)? over|will cover|takes? over|keys/i, 1.9),
  cue(/in progress|ongoing/i, /\bstill (?:clean|wait|work|writ)|in progress|half done|so far|written up to|up to week/i, 1.8),
  cue(/ask|need|fund|finance|money|budget|amount|request/i, /\bwe need|need .{0,12}\d|request|apply for|budget|raise\b/i, 1.6),
  cue(/files|assets|documents/i, /\bshared drive|folder|files?|photos|templates?|contracts?|laptop|archive\b/i, 1.5),
  cue(/access|system|account/i, /\b(?:login|account|password|admin|access|permissions?)\b/i, 1.6),
  cue(/contact/i, /\bcontact|phone|reach|Mr |Ms |Mrs /, 1.5),
  cue(
    /risk|notes|reminder|open issues|watch/i,
    /\bdo not forget|don't forget|unpaid|left open|watch out|careful|not settled|undecided/i,
    1.9,
  ),
  cue(/highlight|novel|distinct/i, /\bhighlight|first time|for the first|won|award|unique/i, 1.5),
  cue(/honour|award|achievement|results|highlights|success/i, /\b(?:award|prize|named best|won|medal|bronze|silver|gold|honou?r)\b/i, 1.6),
  cue(/academic record|study|marks/i, /\b(?:ranked|average|GPA|grade|marks?|score)\b/i, 1.6),
  cue(/research|contest/i, /\b(?:contest|olympiad|paper|research|patent|hackathon|bronze|competition)\b/i, 1.7),
  cue(/service/i, /\b(?:tutor|volunteer|monitor|union|club|mentor|clinic|committee)\b/i, 1.4),
  cue(
    /profile|overview|about|summary|at a glance|outline|the class/i,
    /\bthere are \d+|held on|located|founded|of us\b|\d+ (?:people|visitors|paths|members)|five months/i,
    1.4,
  ),
  cue(
    /method|about the research|process|time, place/i,
    /\bwe (?:rode|asked|visited|interviewed|surveyed)|questionnaires?|for two weeks\b/i,
    1.6,
  ),
  cue(
    /organisation|management|structure/i,
    /\b(?:rota|roster|log|every (?:friday|week|monday|day)|weekly|monthly|checked the count)\b/i,
    1.5,
  ),
  cue(/events?|activities/i, /\bwe ran|held a|blood drive|visit to|fair|concert|trip\b/i, 1.4),
  cue(/study culture/i, /\bmorning study|study group|classes|attendance|notes\b/i, 1.8),
  cue(/family/i, /\b(?:father|mother|parents|brother|sister|grand)/i, 1.6),
  cue(/fit|strength|bring|qualif|skills/i, /\bI can|able to|skilled|licen[cs]e|certified|experience (?:in|with)|fluent/i, 1.2),
  cue(/learn|growth|skills|gained|reflection/i, /\b(?:learned|learnt|understood|realised|realized|grew|taught me)\b/i, 1.5),
  cue(/lesson|experience|advice/i, /\blesson|the takeaway|what we learned|worth\b/i, 1.9),
  cue(
    /suggest|recommend|measure|action|improve|next steps|fixes/i,
    /\b(?:suggest|recommend|add (?:an?|search)|should|could|introduce|order parts|instead)\b/i,
    1.6,
  ),
  cue(/goal|aim|purpose|objective/i, /\b(?:the goal|aim(?:ed)? to|in order to|purpose|target was)\b/i, 1.7),
  cue(/timeline|schedule|time/i, /\d{1,2}:\d{2}/, 2),
  cue(/impact/i, /\b(?:\d+ orders|complaints?|affected|lost|impact)\b/i, 1.6),
  cue(/conclusion|decision|items and/i, /\b(?:decided|agreed|approved|resolved|will start)\b/i, 1.7),
  cue(/action|to do|task|owner/i, /\b(?:will fix|by the \d|to draw|to send|to write|owner|in charge)\b|\bsecurity to\b/i, 1.9),
  cue(/next meeting/i, /\bnext meeting/i, 2.4),
  cue(/reflection|understanding/i, /\b(?:I thought|did not think|careless|should have)\b/i, 1.5),
  cue(/atmosphere|place and people|environment|the room/i, /\b(?:tables?|tree|light|music|quiet|garden|seats?|decor)\b/i, 1.4),
  cue(/signature|dishes|recommended|order/i, /\b(?:noodles?|dish|cake|coffee|signature|what people come for|taste)\b/i, 1.2),
  cue(/price|service/i, /\b\d+ (?:pounds|dollars|euros|a bowl)|refills|free|price|service|staff were\b/i, 1.8),
  cue(/tips|getting there|before you go/i, /\b(?:go before|queue|book ahead|parking|station|remember)\b/i, 1.9),
  cue(/pros and cons|likes|verdict/i, /\b(?:downside|upside|pros|cons|the only thing|a bit|too loud)\b/i, 1.8),
  cue(/for whom|who it|suits/i, /\b(?:good for|suits|not for|ideal for|people living)\b/i, 2),
  cue(/why i bought|bought/i, /\b(?:so I bought|bought it|needed|I ordered|my dorm)\b/i, 1.9),
  cue(/team|members/i, /\b(?:of us|team|founder|partner|built|two of|three of)\b/i, 1.5),
  cue(/competition|rivals|compar/i, /\b(?:rival|competitor|shops rent|others|compared|cheaper|unlike|but ask)\b/i, 1.8),
  cue(/market|customers|users/i, /\b(?:homes|households|estates|market|customers|users|nearby)\b/i, 1.4),
  cue(/model|revenue/i, /\b(?:by the hour|fee|commission|subscription|rented|margin|per month)\b/i, 1.4),
  cue(/^problem|pain/i, /\b(?:twice a year|no place|waste|inconvenient|nowhere|expensive)\b/i, 2.2),
  cue(/product|solution/i, /\b(?:lockers?|app|scan|feature|platform|with tools)\b/i, 1.4),
  cue(/kpi|figures|data|results|record/i, /\d+(?:\.\d+)?%|\brevenue|year on year|reached \d/i, 1.1),
];

const CUES: Readonly<Record<Language, readonly SectionCue[]>> = { zh, en };

export function sectionCuesOf(language: Language): readonly SectionCue[] {
  return CUES[language];
}
