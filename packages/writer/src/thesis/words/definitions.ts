import type { Language } from "../../language.ts";

/** What terms mean in their disciplines, in the sense on which textbooks agree: Chinese term, English term, and a sentence in each. The longer term stands first where one holds another. */
const DEFINITIONS = `存货|inventory|存货是为出售而持有、处在生产过程中，或在生产与提供服务时将要耗用的物品，所有权归本单位是计入存货的前提，货物放在谁处不是。|Inventory is held for sale, in production, or to be used up in production or services; ownership and not place decides whether goods belong to it.
盘点|stocktaking|盘点是在确定的时点清点实物的数量与状况，与账面记录核对，并查明差异的工作。|Stocktaking counts goods and their condition at a set time, holds them against the books and looks into differences.
损耗|shrinkage|损耗指货物在储存与销售中数量或价值的减少，分为腐坏、失水等由货物性质引起的自然损耗和由操作、差错、遗失引起的损耗，两类的责任与处理不同。|Shrinkage is loss of quantity or value in storage and sale; natural loss by decay or drying is kept apart from loss by handling, errors or theft, as responsibility differs.
内部控制|internal control|内部控制是单位为合理保证经营合规、资产安全、报告可靠而在内部设置的职责分工、程序与检查。|Internal control is the set of duties, procedures and checks by which an organisation reasonably assures lawful operation, safe assets and reliable reports.
库存管理|stock control|库存管理要在不缺货与少占用之间取舍，决定何时订、订多少、存多少，并使账面与实物一致。|Stock control balances shortages against money tied up: when and how much to order, how much to keep, and that books agree with goods.
近效期|expiry dates|近效期指距有效期届满的时间已短于规定或短于用完现有数量所需时间的状态。|An item is near expiry when the time left is shorter than a set limit, or than is needed to use it up.
应收账款|accounts receivable|应收账款是赊销商品或服务而应向客户收取的款项，风险在于收回的时间与可能收不回的部分。|Accounts receivable are amounts due from customers for sales on credit; the risk lies in when, and whether, they are paid.
成本控制|cost control|成本控制是以标准或预算为准，记录实际成本，分析差异并采取措施的过程，省钱而使质量下降不在其内。|Cost control sets a standard, records actual cost, analyses differences and acts on them; saving at the expense of quality is not part of it.
绩效考核|performance appraisal|绩效考核是按事先约定的标准评价员工在一段时间内的工作结果与行为，并反馈给本人。|Performance appraisal judges results and conduct over a period by standards agreed beforehand and tells the person.
员工流失|staff turnover|员工流失通常指员工主动离开单位，衡量时须与辞退、退休和合同到期分开。|Staff turnover usually means leaving of one's own accord, to be counted apart from dismissal, retirement and end of contract.
排班|rostering|排班是把人员分配到各时段，使人数与业务量相配，并满足工时与休息的规定。|Rostering assigns staff to hours so that numbers fit the work and rules on hours and rest are kept.
差错率|error rate|差错率是一定期间内出错的笔数与总笔数之比，按订单、按行或按件计算，结果不同。|The error rate is errors over transactions of a period; counting orders, lines or pieces gives different results.
分拣|order picking|分拣是按订单从存放处取出货物并归集到发货位置的作业，取错、漏取与归错是三种不同的差错。|Order picking takes goods from storage and gathers them by order; wrong, missing and misplaced items are different errors.
前置仓|front warehouse|前置仓是设在社区附近、直接向顾客配送的小型仓库，以较短的距离换取较快的送达，品种与存量因此受限。|A front warehouse is a small one near customers that delivers directly; short distance gives speed and limits range and stock.
供应链|supply chain|供应链是从原料到顾客的一系列企业及其间的物流、信息流与资金流，各环节只看自己的订单时，需求的波动会逐级放大。|A supply chain is the firms from raw material to customer with flows of goods, information and money; when each sees only its own orders, swings of demand grow from step to step.
配送|delivery|配送是按顾客约定的时间与地点把货物送达的活动，包括备货、配载、运送与交接。|Delivery brings goods to an agreed place and time and includes making ready, loading, transport and handover.
顾客满意度|customer satisfaction|顾客满意度是顾客把实际得到的与事先期望的相比较之后的评价，期望不同，同样的服务会得到不同的评价。|Customer satisfaction is the judgement from comparing what was received with what was expected; with other expectations the same service is judged differently.
满意度|satisfaction|满意度是把实际感受与事先期望相比较而形成的评价，可以问总体，也可以分项目来问，分项之和不一定等于总体。|Satisfaction comes from comparing experience with expectation; it may be asked as a whole or by parts, and the parts need not add up to the whole.
普惠金融|inclusive finance|普惠金融指以可负担的成本为有需要的各类人群，尤其是难以从传统机构得到服务的人，提供适当的金融服务。|Inclusive finance offers suitable services at affordable cost to all who need them, especially those whom traditional institutions hardly reach.
农民收入|rural household income|农村居民收入通常按工资性、经营性、财产性与转移性四项统计，各项对同一因素的反应可能不同。|Rural income is usually recorded as wages, business, property and transfers, which may respond differently to one factor.
最低工资|minimum wage|最低工资是法律规定雇主对正常工作时间支付的报酬下限，其约束力取决于它与当地工资分布的位置。|A minimum wage is the legal floor for normal hours; how far it binds depends on its place in the local distribution of wages.
最低工资|minimum wages|最低工资是法律规定雇主对正常工作时间支付的报酬下限，其约束力取决于它与当地工资分布的位置。|A minimum wage is the legal floor for normal hours; how far it binds depends on its place in the local distribution of wages.
青年就业|youth employment|青年就业率以该年龄组的人口为分母，失业率以其中想工作的人为分母，在读人数变化时两者可以同向变动。|The youth employment rate is based on the age group and the unemployment rate on those who want work; when more stay in education both may fall.
信任|trust|信任是在可能受损的情况下仍愿意依赖对方的心理状态，以对其能力、善意与诚实的判断为基础。|Trust is the willingness to rely on another who could do harm, based on judgements of ability, goodwill and honesty.
包装|packaging|包装同时承担保护商品、传递信息与促成购买三种功能，考察其影响时须说明指的是哪一种。|Packaging protects, informs and helps to sell; a study of its effect has to say which of these is meant.
焦虑|anxiety|焦虑是对将来可能发生的不利事情的紧张与担忧；特质焦虑是稳定的倾向，状态焦虑随情境变化。|Anxiety is tension about what may go wrong; trait anxiety is a lasting disposition, state anxiety changes with the situation.
社会支持|social support|社会支持包括实际得到的帮助与主观感到的支持，后者与心理健康的关系通常更密切。|Social support is help received and support felt; the latter is usually more closely related to mental health.
睡眠质量|sleep quality|睡眠质量包括入睡所需时间、夜间醒来、睡眠时长与醒后的恢复感，只有时长不能说明质量。|Sleep quality covers time to fall asleep, waking at night, length and feeling restored; length alone does not show it.
短视频|short video|短视频通常指数秒到数分钟、由平台按使用记录连续推送的视频，连续播放与个性化推送使停止需要主动作出。|Short videos last seconds to minutes and are fed one after another by record of use, so that stopping takes an act of one's own.
预约|booking|预约是在使用之前占定某一资源的一段时间，生效、取消与到期须各有明确的条件。|A booking reserves a resource for a period in advance, with clear conditions of taking effect, cancelling and lapsing.
权限|access rights|权限规定某个主体能对某个对象做哪些操作，未明确给予的应视为没有。|Access rights say what a subject may do to an object; what is not granted is not allowed.
散文|essays|散文以作者所见所感为线索，不以虚构的情节为骨架，叙述者与作者的距离通常较近，但仍不可等同。|Essays follow what the author saw and felt and not an invented plot; narrator and author stand close but are not the same.
意象|imagery|意象是文本中带有感受或意义的具体形象，是否成为意象，要看它怎样被反复使用，而不在于它本身是什么。|An image is a concrete thing that carries feeling or meaning; it becomes one by how it is used again and again.
叙事|narrative|叙事包括所讲的事与讲法两层，次序、视角与详略属于讲法。|Narrative has what is told and how; order, viewpoint and detail belong to the latter.
赔偿责任|liability|赔偿责任是因违反义务造成他人损害而应承担的填补损失的责任，以恢复到损害没有发生时的状态为限度。|Liability to compensate makes good damage done by breach of duty, measured by the position without the damage.
举证责任|burden of proof|举证责任一方面指提出证据的责任，另一方面指事实真伪不明时承担不利后果的责任，后者决定败诉的风险归谁。|The burden of proof is the duty to bring evidence and the risk when a fact stays unproved; the latter decides who loses.
劳动关系|employment relationship|劳动关系是劳动者在用人单位管理之下提供有报酬的劳动、并成为其组织一员的关系，从属性是它与其他合同的区别。|Employment is paid work under another's direction and as part of the organisation; subordination sets it apart from other contracts.
格式条款|standard terms|格式条款是一方为重复使用预先拟定、订立时未与对方协商的条款。|Standard terms are drafted by one side for repeated use and not negotiated.
未成年人|minors|未成年人因年龄而行为能力受限，所作行为的效力依年龄、行为的性质与法定代理人的同意而不同。|Minors are limited in capacity by age, and the effect of their acts depends on age, kind of act and consent.
监护|guardianship|监护是对未成年人或缺乏行为能力的人的人身、财产与其他权益加以照管和代理的制度。|Guardianship cares for and represents minors and persons without capacity in their person and property.
退款|refund|退款是合同解除、撤销、无效或依约定返还已收价款，依据不同，返还的范围与扣除也不同。|A refund returns a price on termination, avoidance, invalidity or agreement; extent and deductions follow the ground.
充值|top-up payment|充值是预先支付一笔款项换取可在平台内消费的额度，支付与消费是两个时点的两个行为。|A top-up pays in advance for credit to be spent on a platform; paying and spending are two acts at two times.
个人信息|personal information|个人信息是能够单独或与其他信息结合识别特定自然人的信息，匿名化处理后无法识别且不能复原的不在其内。|Personal information identifies a person alone or combined; what is anonymised beyond restoration is not included.
病历|medical records|病历是诊疗过程中形成的文字、图表与影像记录，既是诊疗的依据，也是发生争议时的证据。|Medical records are the texts, charts and images made in treatment, a basis of care and evidence in disputes.
二手商品|second-hand goods|二手商品是已经过使用或所有权转移后再次出售的商品，通常的磨损不属于缺陷，影响安全或约定用途的才是。|Second-hand goods are resold after use; ordinary wear is no defect, but what affects safety or agreed use is.
吸附|adsorption|吸附是溶液或气体中的物质在固体表面富集的过程，依作用力分为物理吸附与化学吸附。|Adsorption gathers substances from solution or gas at a solid surface, by physical or chemical forces.
生物炭|biochar|生物炭是生物质在缺氧条件下热解得到的富碳固体，性质随原料与热解条件而变。|Biochar is the carbon-rich solid from heating biomass with little oxygen; its properties vary with feedstock and conditions.
重金属|heavy metals|重金属在环境中不能被降解，只能转移与改变形态，毒性与形态有关，总量不能单独说明风险。|Heavy metals are not degraded but move and change form; toxicity depends on form, and totals alone do not show risk.
镉|cadmium|镉在水中多以二价阳离子存在，碱性升高时生成沉淀，因此测定吸附须先排除沉淀的影响。|Cadmium is mostly a divalent cation in water and precipitates in alkali, which has to be excluded when adsorption is measured.
腐蚀|corrosion|腐蚀是金属与环境发生化学或电化学反应而受到的破坏，水溶液中的腐蚀多为电化学过程，阳极溶解与阴极反应同时进行。|Corrosion is damage to metal by reaction with its surroundings; in water it is mostly electrochemical, with anodic dissolution and a cathodic reaction together.
镀锌钢|galvanised steel|镀锌钢是表面有锌层的钢，锌层既隔开环境，又在破损处优先溶解而保护钢。|Galvanised steel carries a zinc layer that is a barrier and, where damaged, dissolves first and protects the steel.
发酵|fermentation|发酵在食品中指微生物利用原料中的糖等成分产生酸、醇或气体，从而改变风味与保存性的过程。|Fermentation in food is the making of acid, alcohol or gas from sugars by microbes, which changes flavour and keeping.
酸奶|yoghurt|酸奶是乳经乳酸菌发酵、因产酸而凝固的制品。|Yoghurt is milk set by the acid of lactic fermentation.
发芽|germination|发芽是种子吸水后恢复代谢、胚根突破种皮的过程，需要水分、适宜的温度与氧气，有的种子还受光的影响。|Germination is the return to activity after taking up water until the radicle breaks the coat; it needs water, warmth and oxygen, and for some seeds light matters.
混凝土|concrete|混凝土由胶凝材料、骨料与水等按比例拌合硬化而成，强度主要取决于水与胶凝材料之比。|Concrete hardens from binder, aggregate and water; its strength depends mainly on the ratio of water to binder.
透水混凝土|pervious concrete|透水混凝土用少量或不用细骨料，骨料之间留有连通的孔隙，透水与强度因此互相牵制。|Pervious concrete has little or no fine aggregate and leaves connected pores, so permeability and strength pull against each other.
再生骨料|recycled aggregate|再生骨料由废弃混凝土破碎筛分得到，表面附着旧砂浆，吸水率高于天然骨料，用水量须相应修正。|Recycled aggregate is crushed from old concrete; mortar adheres to it, it absorbs more water than natural aggregate, and the water is adjusted for this.
渗透系数|permeability|渗透系数表示单位水力梯度下水通过单位面积的速度，与孔隙的大小和连通程度有关。|The coefficient of permeability is the rate of flow through unit area under unit gradient and depends on size and connection of pores.
课堂提问|classroom questioning|课堂提问是教师为引起学生思考与表达而发问的活动，包括发问、等待、回答与回应四步。|Classroom questioning has four steps, asking, waiting, answering and responding, and is to make pupils think and speak.
理答|teacher responses|理答是教师对学生回答所作的回应，决定一次问答到此结束还是继续深入。|The teacher's response to an answer decides whether an exchange ends or goes deeper.
反馈|feedback|反馈是关于学习者现状与目标之间差距的信息，只有被用来缩小差距时才成为反馈。|Feedback is information on the gap between where a learner is and the goal; it becomes feedback when used to close the gap.
作业|homework|作业是教师布置、学生在课外完成的学习任务，用途有练习、预习与延伸三种，用途不同，反馈的方式也应不同。|Homework is set for completion outside class, for practice, preparation or extension, and feedback should fit its purpose.
同伴互评|peer review|同伴互评是学生依据标准评价同伴作品并给出意见的活动，评价者与被评价者都应从中学到东西。|In peer review students judge each other's work by criteria and comment, and both sides should learn.
合作|cooperation|合作指两人以上为共同目标分工并互相调整行动，只在一起活动而目标各异的不是合作。|Cooperation is sharing work for a common aim and adjusting to each other; being active side by side with separate aims is not.
建构游戏|construction play|建构游戏是幼儿用积木等材料搭建、组合以表现事物的游戏，同时涉及空间认识与同伴交往。|In construction play children build with blocks to represent things, which involves both space and company.
疼痛|pain|疼痛是与实际或潜在的组织损伤有关的不愉快的感觉与情绪体验，以本人的表述为准。|Pain is an unpleasant sensory and emotional experience linked with actual or possible damage and is what the person says it is.
术后疼痛|postoperative pain|术后疼痛多为急性伤害性疼痛，强度随时间下降，活动时通常重于静息时。|Postoperative pain is mostly acute and falls with time; it is usually worse on moving than at rest.
剖宫产|caesarean section|剖宫产是切开腹壁与子宫取出胎儿的手术，术后疼痛来自切口与子宫收缩两处，评定时宜分开询问。|A caesarean delivers by opening abdomen and uterus; later pain comes from the wound and from contractions, which are asked for separately.
跌倒|falls|跌倒是非本意地倒在地面或更低的平面上，不包括由暴力或意识丧失等特定原因造成的情形时须写明。|A fall is coming unintentionally to rest on the ground or a lower level; exclusions such as violence or loss of consciousness have to be stated.
便秘|constipation|便秘以排便次数减少、粪便干硬与排便困难判断，只按几天一次来定会漏掉排便困难者。|Constipation is judged by rarer motions, hard stools and difficulty; days alone miss those with difficulty.
依从性|adherence|依从性是行为与双方商定的建议相符的程度，与单方面的“服从”不同，它以本人同意为前提。|Adherence is how far behaviour follows what was agreed; unlike obedience it presupposes consent.
健康教育|health education|健康教育是有计划地帮助人们了解健康知识、改变态度与行为的活动，效果应以行为而不只以知识衡量。|Health education helps people to know and change; its effect is measured by behaviour and not knowledge alone.
生活质量|quality of life|生活质量是本人对身体、心理、社会等方面状况的主观评价，不能由疾病的轻重直接推出。|Quality of life is a person's own judgement of body, mind and social life and does not follow from severity of illness.
饮食|diet|饮食的测量有食物频率、多日记录与回忆三类，愿意吃、选择吃与实际摄入是不同的结果。|Diet is measured by frequency, records or recall; liking, choosing and intake are different outcomes.`;

type Definition = { readonly zh: string; readonly en: string; readonly sentence: { readonly zh: string; readonly en: string } };
const LIST: readonly Definition[] = DEFINITIONS.split("\n").map((line) => {
  const [zh = "", en = "", ofZh = "", ofEn = ""] = line.split("|");
  return { zh, en, sentence: { zh: ofZh, en: ofEn } };
});

/** What the term of a heading means: of the terms it holds the longest; "" where none is known. */
export function definitionIn(heading: string, language: Language): string {
  const text = language === "zh" ? heading : heading.toLowerCase().replace(/[^a-z\d'-]+/g, " ");
  const found = LIST.filter((one) => (language === "zh" ? text.includes(one.zh) : ` ${text} `.includes(` ${one.en} `)));
  const longest = found.sort((a, b) => b[language].length - a[language].length)[0];
  return longest?.sentence[language] ?? "";
}

/** Every sentence, to tell them from the author's words. */
export function definitionSentences(language: Language): string[] {
  return LIST.map(({ sentence }) => sentence[language]);
}
