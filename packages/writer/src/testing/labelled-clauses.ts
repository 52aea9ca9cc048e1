import type { Language } from "../engine/draft-types.ts";

/** One form with the section (counted from 1 in the recipe's order) in which each clause belongs: "clause@2" or "clause@2,3". */
export interface LabelledForm {
  readonly scene: string;
  readonly language: Language;
  readonly fields: Readonly<Record<string, string>>;
}

const zh = (scene: string, fields: Record<string, string>): LabelledForm => ({ scene, language: "zh", fields });
const en = (scene: string, fields: Record<string, string>): LabelledForm => ({ scene, language: "en", fields });

/** Written by hand as people fill forms; more than three hundred clauses. Only clauses with an @ are counted. */
export const LABELLED: readonly LabelledForm[] = [
  zh("weeklyReport", {
    job: "测试",
    summary: "支付回归跑完一轮@2；提了14个缺陷，关了9个@2；测试环境周三挂了半天，没人能修@3\n问题：老接口没有文档，用例写不下去@3",
    plan: "周一补完退款用例@4；和运维定环境值守@4",
  }),
  zh("dailyReport", {
    job: "运营",
    content: "推送文案改好发出去了@1；直播预告海报还在等设计@2；投放后台登录不上，报了工单@3；明天上午对账@4",
  }),
  zh("workSummery", {
    job: "人事专员",
    timeSpan: "上半年",
    content:
      "招聘入职23人@2；组织新人培训4场@2；离职面谈做得不够细@4；员工手册改版拿了公司创新奖@3；下半年打算上线入职自助系统@5；主要问题是渠道太单一@4",
  }),
  zh("monthlyReport", {
    job: "门店店长",
    timeSpan: "五月",
    content: "营业额38万，比四月多6%@1；会员活动办完，拉新210人@2；冷柜老化，有断电隐患@3",
    plan: "六月盘点一次库存@4；换掉两台冷柜@4",
  }),
  zh("internSummary", {
    company: "晨光设计院",
    job: "结构助理",
    content: "跟着师傅画了两栋宿舍楼的施工图@2；学会了用软件建模和算量@3；审图意见第一次被退回，因为轴线标错@4；以后想把规范再读一遍@5",
  }),
  zh("summerPracticeReport", {
    activityName: "乡村电商调研",
    content:
      "7月10日到14日去了三个村，发问卷86份@2,3；发现快递只送到镇上，村民要自己去取@4；想了解电商下乡卡在哪里@1；建议在村口设一个代收点@5",
  }),
  zh("activitySummary", {
    activityName: "宿舍文化节",
    group: "学生会生活部",
    content:
      "5月6日到12日在南苑举行，38间宿舍参加@1；评出6间样板宿舍@2；让楼长当评委是这次的亮点@3；报名表太复杂，有人填了两遍@4；明年改成线上报名@5",
  }),
  zh("classMerits", {
    class: "护理2202班",
    content: "全班48人，男生5人@1；早读坚持两年，没有断过@2；班委每月轮值一次，有值班日志@3；办过一次敬老院义诊@4；获校级优秀班集体@5",
  }),
  zh("scholarshipApply", {
    name: "周然",
    major: "物流管理",
    content: "专业排名第2，绩点3.8@2；挑战杯省赛三等奖@3；担任学习委员，组织期末串讲@4；希望明年考研@5",
  }),
  zh("workStudyApply", {
    name: "何佳",
    major: "会计学",
    jiating: "父亲去年工伤，在家休养@3；弟弟上初中@3",
    reason: "想自己挣生活费@3；高中在超市做过收银，会用办公软件@4",
  }),
  zh("leaveNoteStudent", { name: "陈一", class: "机电2104", reason: "外婆去世，回家奔丧@2", timeSpan: "10月9日至10月11日" }),
  zh("reflectionLetter", {
    name: "吴昊",
    class: "高二6班",
    reason: "上周三晚自习和同桌打牌，被值班老师看到@2；觉得作业写完了就没关系，没把纪律当回事@3；以后晚自习手机和牌都不带@4",
  }),
  zh("jobLetter", {
    name: "冯悦",
    major: "英语",
    targetJob: "外贸跟单",
    selfinfo: "在货代公司实习四个月，跟过12票货@2；能独立写英文邮件和做单证@2,3；考过专业八级@2,3",
  }),
  zh("gwReport", {
    company: "青石镇政府",
    receiver: "县水利局",
    topic: "山塘除险加固",
    content:
      "全镇有山塘41座，列入今年计划的12座@2；已开工9座，完工5座@3；组建了三个巡查组，每周通报进度@3；石料涨价，资金缺口约30万元@4；下一步先保汛期前必须完工的4座@5",
  }),
  zh("gwRequest", {
    company: "城南小学",
    receiver: "区教育局",
    topic: "更换食堂灶具",
    reason: "现有灶具用了11年，去年漏气两次@2；维修点已经没有配件@2；申请经费7.2万元@3",
  }),
  zh("gwResearch", {
    topic: "农村养老服务站使用情况",
    people: "6个村的老人和村干部",
    content:
      "用两周走访6个村，访谈58人@1；4个站每天开放，2个站常年锁门@2；饭菜太硬，老人不爱来@3；没有专人管，靠村干部兼着@3,4；因为补贴按站发，不看来了多少人@4；建议按用餐人次发补贴@5",
  }),
  zh("incidentReview", {
    topic: "订单重复扣款",
    content:
      "影响312单，客诉47起@1；14:05报警，14:20定位，14:50回滚@2；因为重试没有幂等@3；回滚脚本没演练过，多花十分钟@4；给支付接口加幂等键@5",
  }),
  zh("projectSummary", {
    project: "档案室数字化",
    content:
      "历时五个月，扫描卷宗1.8万页@1,2；按期交付，差错率低于合同要求@2；每周五和档案科对一次账@3；经验是先扫最旧的，坏页早发现@5；建议后面补上目录检索@6",
    problem: "纸张发脆，机器进纸卡住@4",
  }),
  zh("meetingMinutes", {
    topic: "开学准备会",
    people: "教务、后勤、保卫",
    content:
      "决定8月28日返校，30日报到@2；后勤老刘负责宿舍检修，25日前完成@3；保卫科出一份车辆路线图@3；下次会议定在8月20日下午@4；食堂涨价的事没谈完@5,2",
  }),
  zh("resignationApplication", {
    name: "孙琪",
    job: "仓库主管",
    reason: "父母年纪大，要回老家照顾@2；感谢公司这三年教我管仓@3；台账和钥匙交给小马@4",
    timeSpan: "12月31日",
  }),
  zh("rbShopVisit", {
    name: "巷里面馆（北门外）",
    category: "面馆",
    tiyan: "门口有棵大槐树，店里六张桌@2；招牌是辣子鸡面，鸡丁很多@3；一碗22元，加面不要钱@4；十二点前去，不用排队@5",
    style: "随意",
  }),
  zh("bpFull", {
    name: "邻里工具箱",
    industry: "社区服务",
    content:
      "居民一年用不到两次电钻，买了占地方@2；扫码借还工具柜，按小时收费@3,5；周边有6个小区，约8000户@4；竞品是五金店租借，要押金还要身份证@6；团队三人，一个做过快递柜@8；需要30万做十台柜子@9",
    target: "小区住户",
  }),
  zh("rbGoods", {
    name: "折叠电煮锅",
    category: "小家电",
    tiyan: "宿舍限电，所以买了它@2；煮面八分钟开锅，声音有点大@3,4；不足是内胆难洗@4；适合一个人住的@5",
    style: "实在",
  }),
  zh("handover", {
    job: "新媒体编辑",
    people: "甲方 林可，乙方 郑北",
    content:
      "六月选题表写到第三周@2；图片库在共享盘的素材文件夹@3；公众号管理员要换成郑北@4；印刷厂联系人是钱师傅@5；月底有一笔稿费没结，别忘了@6",
  }),
  en("weeklyReport", {
    job: "Support lead",
    summary: "Closed 64 tickets, down from 80@2; wrote the refund macro@2; two agents were off sick so chat was late@3",
    plan: "Train the new agent on refunds@4; review the macro with billing@4",
  }),
  en("dailyReport", {
    job: "Analyst",
    content:
      "Sent the churn table to finance@1; still cleaning the March data@2; the warehouse job failed twice and nobody owns it@3; tomorrow finish the March data@4",
  }),
  en("workSummery", {
    job: "Office manager",
    timeSpan: "2025",
    content:
      "Moved 40 people to the new floor in one weekend@2; cut paper use by half@3,2; the visitor system is still a spreadsheet@4; next year I plan to replace it@5; won the service award@3",
  }),
  en("internSummary", {
    company: "Northgate Clinic",
    job: "Lab assistant",
    content:
      "Prepared 300 samples and kept the log@2; learned to calibrate the analyser@3; mislabelled two tubes in week one because I rushed@4; I want to take the safety course next@5",
  }),
  en("activitySummary", {
    activityName: "Repair Saturday",
    group: "Maker Club",
    content:
      "Held on 9 May in the library with 70 visitors@1; 41 items were fixed@2; the children's table was the highlight@3; we ran out of fuses by noon@4; next time order parts a week before@5",
  }),
  en("classMerits", {
    class: "Nursing 2B",
    content:
      "There are 28 of us@1; morning study every day since September@2; a rota of monitors with a log@3; we ran a blood drive in May@4; named best class of the year@5",
  }),
  en("scholarshipApply", {
    name: "Ada Fields",
    major: "Statistics",
    content:
      "Ranked second of 90 with an average of 86@2; bronze in the data contest@3; tutor at the maths clinic every Friday@4; I hope to start a master's next year@5",
  }),
  en("jobLetter", {
    name: "Tom Reid",
    major: "Geography",
    targetJob: "Survey technician",
    selfinfo: "Six months with a survey crew on the coast road@2; I can set up a total station on my own@3,2; clean driving licence@2,3",
  }),
  en("gwReport", {
    company: "Millbrook Council",
    receiver: "County Highways",
    topic: "footpath repairs",
    content:
      "There are 62 paths, 20 of them on this year's list@2; 14 have been repaired@3; volunteers walk each path monthly@3; the price of stone went up and we lack 9,000@4; next we will finish the school paths@5",
  }),
  en("gwResearch", {
    topic: "use of the night bus",
    people: "drivers and riders on three lines",
    content:
      "We rode three lines for two weeks and asked 120 people@1; two lines are full after midnight@2; the last stop has no light and people avoid it@3; because the stop belongs to nobody@4; we recommend moving the stop to the station@5",
  }),
  en("incidentReview", {
    topic: "double charge",
    content:
      "312 orders and 47 complaints@1; 14:05 alert, 14:20 found, 14:50 rolled back@2; because the retry was not idempotent@3; the rollback had never been rehearsed, which cost ten minutes@4; add an idempotency key@5",
  }),
  en("projectSummary", {
    project: "Archive scan",
    content:
      "Five months, 18,000 pages@1,2; delivered on time and under the error limit@2; we checked the count with the archive every Friday@3; the lesson is to scan the oldest first@5; we suggest adding search next@6",
    problem: "brittle paper jammed the feeder@4",
  }),
  en("meetingMinutes", {
    topic: "Start of term",
    people: "teaching, facilities, security",
    content:
      "Decided that term starts on 28 August@2; Lee will fix the dorm lights by the 25th@3; security to draw the parking plan@3; next meeting on 20 August@4; lunch prices were left open@5,2",
  }),
  en("resignationApplication", {
    name: "Rosa Lind",
    job: "Warehouse manager",
    reason: "My parents need care and I am moving home@2; thank you for teaching me the trade@3; keys and ledgers go to Sam@4",
    timeSpan: "31 December",
  }),
  en("rbShopVisit", {
    name: "Lane Noodles by the north gate",
    category: "noodle bar",
    tiyan:
      "six tables under an old tree@2; the chilli chicken noodles are what people come for@3; 9 pounds a bowl and refills are free@4; go before noon and you will not queue@5",
    style: "easy",
  }),
  en("bpFull", {
    name: "Toolbox Next Door",
    industry: "local services",
    content:
      "People use a drill twice a year and have no place for it@2; lockers with tools, rented by the hour@3,5; six estates with 8,000 homes nearby@4; hardware shops rent too but ask for a deposit@6; three of us, one built parcel lockers@8; we need 30,000 for ten lockers@9",
    target: "residents of estates",
  }),
  en("rbGoods", {
    name: "Folding cooker",
    category: "small appliance",
    tiyan:
      "my dorm limits power so I bought it@2; it boils noodles in eight minutes@3; the downside is the pot is hard to clean@4; good for people living alone@5",
    style: "plain",
  }),
  en("handover", {
    job: "Editor",
    people: "Kim to Noah",
    content:
      "the June plan is written up to week three@2; photos are on the shared drive@3; the admin login must move to Noah@4; the printer's contact is Mr Gale@5; one fee is unpaid, do not forget it@6",
  }),
  zh("careerPlan", {
    major: "园林",
    fangxiang: "景观设计师",
    guihua: "大二学完制图软件@4；大三进设计所实习@4；毕业先做助理设计师@4,3；我的短板是手绘@1",
  }),
  en("quartSummary", {
    job: "Buyer",
    timeSpan: "Q2",
    content:
      "The goal was to cut lead time to 20 days@1; we reached 24@2; the gap came from one supplier's strike@3; next quarter add a second source@5",
  }),
  en("leaveApply", { name: "Jo Park", reason: "My daughter has an operation@2; Ben will cover the phones@3", timeSpan: "3 to 5 June" }),
  zh("tripReport", {
    place: "成都",
    timeSpan: "4月3日至6日",
    content:
      "3日下午到，4日看展馆，6日返回@1；和两家经销商谈妥试销@2；展馆里同类产品多做礼盒装@3；样品箱超重，托运多花了半小时@4；回来后给两家寄合同@5",
  }),
  zh("regularReport", {
    job: "客服",
    content:
      "三个月来在售后组轮岗@1；接待客户1200人次，差评3条@2；学会了用知识库查答案@3；打字慢，高峰期回不过来@4；转正后想把退货流程写成手册@5",
    advantage: "耐心，投诉电话没有挂断过@3,2",
  }),
  zh("gwSelfCheck", {
    company: "红旗小学",
    topic: "校车安全",
    content:
      "成立检查小组，3月1日到5日逐车检查@2；12辆车全部年检合格@3；两辆车灭火器过期@4；一名照管员没有培训证@4；已更换灭火器，月底前补训@5",
  }),
  zh("quartSummary", {
    job: "采购",
    timeSpan: "第三季度",
    content:
      "目标是把到货周期压到20天@1；实际23天，比二季度少4天@2；差距主要因为台风停运@3；把两家小供应商并成一家是做得最好的@4；四季度打算签年度框架@5",
  }),
  zh("rbTravelGuide", {
    place: "泉州",
    timeSpan: "两天",
    tiyan: "两天一夜，住西街附近@2,4；第一天开元寺，下午走西街@3；第二天早上去崇武看海@3；面线糊十块钱一碗@4；周末寺里人多，八点前去@5",
    style: "随意",
  }),
  zh("mvpPlan", {
    name: "楼下菜篮",
    problem: "居民愿意提前一天订菜@1；先在一栋楼发传单收订单，两周@2,4；看复购率有没有三成@3；小李配送，小王记账@4；不到三成就改做团购@5",
    timeSpan: "两周",
  }),
  zh("postmortem", {
    name: "校园洗衣",
    content:
      "2023年9月开张，次年6月停@1；决定自己买机器而不是租@2；做对的是免费取送@3；做错的是一开始就铺三个校区@3；明白了现金比规模要紧@4；想做的人先租机器@5",
  }),
  en("tripReport", {
    place: "Porto",
    timeSpan: "3 to 6 April",
    content:
      "Arrived on the 3rd, fair on the 4th, back on the 6th@1; two dealers agreed to a trial order@2; most rivals showed gift boxes@3; the sample case was overweight and cost us half an hour@4; next we send both dealers a contract@5",
  }),
  en("gwSelfCheck", {
    company: "Hill School",
    topic: "bus safety",
    content:
      "A team checked every bus from 1 to 5 March@2; all 12 buses passed inspection@3; two fire extinguishers had expired@4; one attendant has no certificate@4; extinguishers replaced, training by the end of the month@5",
  }),
  en("regularReport", {
    job: "Support agent",
    content:
      "Three months in the after-sales group@1; handled 1,200 customers with three bad reviews@2; learned to find answers in the knowledge base@3; I type slowly at peak time@4; I want to write a returns handbook@5",
    advantage: "patient@3,2",
  }),
  en("postmortem", {
    name: "Campus Laundry",
    content:
      "Opened in September 2023, closed the next June@1; we decided to buy machines and not to rent@2; free pick-up was right@3; opening on three campuses at once was a mistake@3; I understood that cash matters more than size@4; rent before you buy@5",
  }),
  zh("dailyReport", { job: "会计", content: "录完五月凭证@1；开了26张发票@1；核对了工资表@1；给税务局交了季报@1" }),
  zh("weeklyReport", { job: "店员", summary: "卖出冰柜11台@2；陪客户看样三次@2；整理了仓库@2", plan: "周六办清仓@4" }),
  zh("departmentSummary", {
    department: "物业部",
    timeSpan: "上半年",
    content: "管6个小区，3200户@1；收缴率96%@2；新来4名保安，都持证@3；和社区一起办了消防演练@4；电梯报修响应慢@5；下半年试行线上报修@6",
  }),
  zh("workReport", {
    job: "产品经理",
    topic: "支付改版",
    content: "改版能按期上线@1；前端完成八成，后端联调一半@2；第三方接口文档不全@3,2；建议先上微信支付@4；需要法务这周看完合同@5",
  }),
  zh("summerPracticeFeel", {
    activityName: "支教",
    content:
      "报名是因为小时候也被大学生教过@1；第一节课没有一个孩子举手@2；小宇把画塞给我就跑了@2；我才明白陪伴不是给答案@3；回校后想继续和他们写信@4",
  }),
  zh("gwTypical", {
    company: "柳河社区",
    topic: "楼道议事",
    content:
      "辖区老楼47栋，没有物业@1；每栋推一名楼长@2；每月最后一个周六在楼道开会@2；停车纠纷从每月20起降到3起@3；让住户自己定规矩，比贴通知管用@4",
  }),
  zh("experimentReport", {
    topic: "单摆测重力加速度",
    content: "想用单摆测当地的重力加速度@1；摆长从0.5米量到1.2米@3,4；每次测30个周期@3,4；得到9.76@4,6；摆角偏大，误差主要来自这里@5",
  }),
  zh("mkCharity", {
    topic: "旧书回家",
    content: "山里的孩子一本书十二个人轮着看@1,2；乡小图书角只有43本书@2；每一箱书都拍照公示@4",
    target: "寄书到集散点",
  }),
  zh("rbHotel", {
    name: "山脚小院",
    tiyan: "老板在村口等我们@2；房间有地暖，隔音一般@3；早餐是现磨豆浆@4；带老人的别选三楼@5",
    style: "实在",
  }),
  zh("coFounder", {
    name: "轻骑到家",
    targetJob: "技术合伙人",
    content: "骑手帮老人取药@1,2；试运行三个月，日均40单@2；要会写小程序，能全职@3；给15%的股份@4",
  }),
  en("departmentSummary", {
    department: "Facilities",
    timeSpan: "H1",
    content:
      "We look after six sites with 3,200 flats@1; fees collected: 96%@2; four new guards, all licensed@3; ran a fire drill with the council@4; lift repairs are slow@5; next half we try online tickets@6",
  }),
  en("workReport", {
    job: "PM",
    topic: "payment redesign",
    content:
      "The redesign can go live on time@1; front end is 80% done, back end half@2; the vendor's documents are incomplete@3; we suggest launching cards first@4; we need legal to read the contract this week@5",
  }),
  en("summerPracticeFeel", {
    activityName: "Village school",
    content:
      "I signed up because a student once taught me@1; in the first lesson no child raised a hand@2; a boy pushed a drawing at me and ran@2; I understood that being there matters more than answers@3; I want to keep writing to them@4",
  }),
  en("dailyReport", {
    job: "Accountant",
    content: "Booked the May receipts@1; sent 26 invoices@1; checked the payroll@1; filed the quarterly return@1",
  }),
  en("rbHotel", {
    name: "Hillfoot House",
    tiyan:
      "the owner met us at the bus stop@2; heated floors but thin walls@3; fresh soy milk at breakfast@4; avoid the third floor with older people@5",
    style: "plain",
  }),
  zh("yearEndSummary", {
    job: "护士长",
    content: "全科收治病人1840人次@1,2；压疮发生率降为零@2；带教实习生12名@2；学会了用数据看排班@3；夜班交接还有漏项@4",
    plan: "推行床旁交接@5",
  }),
  zh("joinJobReport", {
    job: "造价员",
    timeSpan: "一个月",
    content: "入职一个月，跟两个项目@1；熟悉了报价软件和定额@2；做完一份土方清单@3；不清楚变更签证走哪个流程@4；下月独立做装饰清单@5",
  }),
  zh("volunteerFeel", {
    activityName: "临终关怀",
    content: "去年冬天跟同学一起报的名@1；病房里很安静，爷爷让我念报纸@2；他说听见声音就不怕@2；我懂了陪着也是一种帮助@3；打算每月去两次@4",
  }),
  zh("internWeekly", {
    company: "海图物流",
    job: "调度助理",
    week: "2",
    content: "这周换到夜班组@1；排了41车次@2；系统卡顿，改用表格顶了一晚@3；知道了为什么要留一辆备用车@4；下周学冷链@5",
  }),
  zh("riskCounter", {
    name: "露营咖啡车",
    industry: "餐饮",
    content: "雨天没人来@2；设备款还欠三万@3；只有我一个人会拉花@4；路边停车可能被赶@5,2；连下三天雨就转做外卖@6",
  }),
  zh("mkEnrol", { name: "周末木工课", target: "8到12岁", advantage: "一个老师带六个孩子@3；做完可以带回家@2,3", offer: "试听39元" }),
  en("yearEndSummary", {
    job: "Head nurse",
    content:
      "1,840 patients on the ward this year@1,2; pressure sores down to zero@2; trained 12 students@2; learned to plan shifts from data@3; night handovers still miss items@4",
    plan: "bedside handover@5",
  }),
  en("joinJobReport", {
    job: "Estimator",
    timeSpan: "one month",
    content:
      "One month in, on two projects@1; got to know the pricing software@2; finished one earthworks bill@3; not clear how change orders are approved@4; next month I do interiors alone@5",
  }),
  en("internWeekly", {
    company: "Seachart",
    job: "Dispatcher",
    week: "2",
    content:
      "moved to the night crew@1; scheduled 41 runs@2; the system froze and we used a sheet@3; I see now why one truck is kept spare@4; next week cold chain@5",
  }),
];
