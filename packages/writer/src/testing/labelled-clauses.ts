import type { Language } from "../language.ts";

/** One form with the section (counted from 1 in the recipe's order) in which each clause belongs: "clause@2" or "clause@2,3". */
export interface LabelledForm {
  readonly scene: string;
  readonly language: Language;
  readonly fields: Readonly<Record<string, string>>;
}

const zh = (scene: string, fields: Record<string, string>): LabelledForm => ({ scene, language: "zh", fields });
const en = (scene: string, fields: Record<string, string>): LabelledForm => ({ scene, language: "en", fields });

/** Written by hand as people fill forms; about two hundred clauses. Only clauses with an @ are counted. */
export const LABELLED: readonly LabelledForm[] = [
  zh("weeklyReport", {
    job: "测试",
    summary: "支付回归跑完一轮@2；提了14个缺陷，关了9个@2；测试环境周三挂了半天，没人能修@3\n问题：老接口没有文档，用例写不下去@3",
    plan: "周一补完退款用例@4；和运维定环境值守@4",
  }),
  zh("workSummery", {
    job: "人事专员",
    timeSpan: "上半年",
    content:
      "招聘入职23人@2；组织新人培训4场@2；离职面谈做得不够细@4；员工手册改版拿了公司创新奖@3；下半年打算上线入职自助系统@5；主要问题是渠道太单一@4",
  }),
  zh("internSummary", {
    company: "晨光设计院",
    job: "结构助理",
    content: "跟着师傅画了两栋宿舍楼的施工图@2；学会了用软件建模和算量@3；审图意见第一次被退回，因为轴线标错@4；以后想把规范再读一遍@5",
  }),
  zh("activitySummary", {
    activityName: "宿舍文化节",
    group: "学生会生活部",
    content:
      "5月6日到12日在南苑举行，38间宿舍参加@1；评出6间样板宿舍@2；让楼长当评委是这次的亮点@3；报名表太复杂，有人填了两遍@4；明年改成线上报名@5",
  }),
  zh("scholarshipApply", {
    name: "周然",
    major: "物流管理",
    content: "专业排名第2，绩点3.8@2；挑战杯省赛三等奖@3；担任学习委员，组织期末串讲@4；希望明年考研@5",
  }),
  zh("leaveNoteStudent", { name: "陈一", class: "机电2104", reason: "外婆去世，回家奔丧@2", timeSpan: "10月9日至10月11日" }),
  zh("jobLetter", {
    name: "冯悦",
    major: "英语",
    targetJob: "外贸跟单",
    selfinfo: "在货代公司实习四个月，跟过12票货@2；能独立写英文邮件和做单证@2,3；考过专业八级@2,3",
  }),
  zh("gwRequest", {
    company: "城南小学",
    receiver: "区教育局",
    topic: "更换食堂灶具",
    reason: "现有灶具用了11年，去年漏气两次@2；维修点已经没有配件@2；申请经费7.2万元@3",
  }),
  zh("incidentReview", {
    topic: "订单重复扣款",
    content:
      "影响312单，客诉47起@1；14:05报警，14:20定位，14:50回滚@2；因为重试没有幂等@3；回滚脚本没演练过，多花十分钟@4；给支付接口加幂等键@5",
  }),
  zh("meetingMinutes", {
    topic: "开学准备会",
    people: "教务、后勤、保卫",
    content:
      "决定8月28日返校，30日报到@2；后勤老刘负责宿舍检修，25日前完成@3；保卫科出一份车辆路线图@3；下次会议定在8月20日下午@4；食堂涨价的事没谈完@5,2",
  }),
  zh("rbShopVisit", {
    name: "巷里面馆（北门外）",
    category: "面馆",
    tiyan: "门口有棵大槐树，店里六张桌@2；招牌是辣子鸡面，鸡丁很多@3；一碗22元，加面不要钱@4；十二点前去，不用排队@5",
    style: "随意",
  }),
  zh("rbGoods", {
    name: "折叠电煮锅",
    category: "小家电",
    tiyan: "宿舍限电，所以买了它@2；煮面八分钟开锅，声音有点大@3,4；不足是内胆难洗@4；适合一个人住的@5",
    style: "实在",
  }),
  en("weeklyReport", {
    job: "Support lead",
    summary: "Closed 64 tickets, down from 80@2; wrote the refund macro@2; two agents were off sick so chat was late@3",
    plan: "Train the new agent on refunds@4; review the macro with billing@4",
  }),
  en("workSummery", {
    job: "Office manager",
    timeSpan: "2025",
    content:
      "Moved 40 people to the new floor in one weekend@2; cut paper use by half@3,2; the visitor system is still a spreadsheet@4; next year I plan to replace it@5; won the service award@3",
  }),
  en("activitySummary", {
    activityName: "Repair Saturday",
    group: "Maker Club",
    content:
      "Held on 9 May in the library with 70 visitors@1; 41 items were fixed@2; the children's table was the highlight@3; we ran out of fuses by noon@4; next time order parts a week before@5",
  }),
  en("scholarshipApply", {
    name: "Ada Fields",
    major: "Statistics",
    content:
      "Ranked second of 90 with an average of 86@2; bronze in the data contest@3; tutor at the maths clinic every Friday@4; I hope to start a master's next year@5",
  }),
  en("gwReport", {
    company: "Millbrook Council",
    receiver: "County Highways",
    topic: "footpath repairs",
    content:
      "There are 62 paths, 20 of them on this year's list@2; 14 have been repaired@3; volunteers walk each path monthly@3; the price of stone went up and we lack 9,000@4; next we will finish the school paths@5",
  }),
  en("incidentReview", {
    topic: "double charge",
    content:
      "312 orders and 47 complaints@1; 14:05 alert, 14:20 found, 14:50 rolled back@2; because the retry was not idempotent@3; the rollback had never been rehearsed, which cost ten minutes@4; add an idempotency key@5",
  }),
  en("meetingMinutes", {
    topic: "Start of term",
    people: "teaching, facilities, security",
    content:
      "Decided that term starts on 28 August@2; Lee will fix the dorm lights by the 25th@3; security to draw the parking plan@3; next meeting on 20 August@4; lunch prices were left open@5,2",
  }),
  en("rbShopVisit", {
    name: "Lane Noodles by the north gate",
    category: "noodle bar",
    tiyan:
      "six tables under an old tree@2; the chilli chicken noodles are what people come for@3; 9 pounds a bowl and refills are free@4; go before noon and you will not queue@5",
    style: "easy",
  }),
  en("rbGoods", {
    name: "Folding cooker",
    category: "small appliance",
    tiyan:
      "my dorm limits power so I bought it@2; it boils noodles in eight minutes@3; the downside is the pot is hard to clean@4; good for people living alone@5",
    style: "plain",
  }),
  zh("careerPlan", {
    major: "园林",
    fangxiang: "景观设计师",
    guihua: "大二学完制图软件@4；大三进设计所实习@4；毕业先做助理设计师@4,3；我的短板是手绘@1",
  }),
  en("leaveApply", { name: "Jo Park", reason: "My daughter has an operation@2; Ben will cover the phones@3", timeSpan: "3 to 5 June" }),
  zh("regularReport", {
    job: "客服",
    content:
      "三个月来在售后组轮岗@1；接待客户1200人次，差评3条@2；学会了用知识库查答案@3；打字慢，高峰期回不过来@4；转正后想把退货流程写成手册@5",
    advantage: "耐心，投诉电话没有挂断过@3,2",
  }),
  zh("quartSummary", {
    job: "采购",
    timeSpan: "第三季度",
    content:
      "目标是把到货周期压到20天@1；实际23天，比二季度少4天@2；差距主要因为台风停运@3；把两家小供应商并成一家是做得最好的@4；四季度打算签年度框架@5",
  }),
  zh("mvpPlan", {
    name: "楼下菜篮",
    problem: "居民愿意提前一天订菜@1；先在一栋楼发传单收订单，两周@2,4；看复购率有没有三成@3；小李配送，小王记账@4；不到三成就改做团购@5",
    timeSpan: "两周",
  }),
  en("tripReport", {
    place: "Porto",
    timeSpan: "3 to 6 April",
    content:
      "Arrived on the 3rd, fair on the 4th, back on the 6th@1; two dealers agreed to a trial order@2; most rivals showed gift boxes@3; the sample case was overweight and cost us half an hour@4; next we send both dealers a contract@5",
  }),
  en("regularReport", {
    job: "Support agent",
    content:
      "Three months in the after-sales group@1; handled 1,200 customers with three bad reviews@2; learned to find answers in the knowledge base@3; I type slowly at peak time@4; I want to write a returns handbook@5",
    advantage: "patient@3,2",
  }),
  zh("dailyReport", { job: "会计", content: "录完五月凭证@1；开了26张发票@1；核对了工资表@1；给税务局交了季报@1" }),
  zh("departmentSummary", {
    department: "物业部",
    timeSpan: "上半年",
    content: "管6个小区，3200户@1；收缴率96%@2；新来4名保安，都持证@3；和社区一起办了消防演练@4；电梯报修响应慢@5；下半年试行线上报修@6",
  }),
  zh("summerPracticeFeel", {
    activityName: "支教",
    content:
      "报名是因为小时候也被大学生教过@1；第一节课没有一个孩子举手@2；小宇把画塞给我就跑了@2；我才明白陪伴不是给答案@3；回校后想继续和他们写信@4",
  }),
  zh("experimentReport", {
    topic: "单摆测重力加速度",
    content: "想用单摆测当地的重力加速度@1；摆长从0.5米量到1.2米@3,4；每次测30个周期@3,4；得到9.76@4,6；摆角偏大，误差主要来自这里@5",
  }),
  zh("rbHotel", {
    name: "山脚小院",
    tiyan: "老板在村口等我们@2；房间有地暖，隔音一般@3；早餐是现磨豆浆@4；带老人的别选三楼@5",
    style: "实在",
  }),
  en("departmentSummary", {
    department: "Facilities",
    timeSpan: "H1",
    content:
      "We look after six sites with 3,200 flats@1; fees collected: 96%@2; four new guards, all licensed@3; ran a fire drill with the council@4; lift repairs are slow@5; next half we try online tickets@6",
  }),
  en("summerPracticeFeel", {
    activityName: "Village school",
    content:
      "I signed up because a student once taught me@1; in the first lesson no child raised a hand@2; a boy pushed a drawing at me and ran@2; I understood that being there matters more than answers@3; I want to keep writing to them@4",
  }),
  en("rbHotel", {
    name: "Hillfoot House",
    tiyan:
      "the owner met us at the bus stop@2; heated floors but thin walls@3; fresh soy milk at breakfast@4; avoid the third floor with older people@5",
    style: "plain",
  }),
  zh("joinJobReport", {
    job: "造价员",
    timeSpan: "一个月",
    content: "入职一个月，跟两个项目@1；熟悉了报价软件和定额@2；做完一份土方清单@3；不清楚变更签证走哪个流程@4；下月独立做装饰清单@5",
  }),
  zh("internWeekly", {
    company: "海图物流",
    job: "调度助理",
    week: "2",
    content: "这周换到夜班组@1；排了41车次@2；系统卡顿，改用表格顶了一晚@3；知道了为什么要留一辆备用车@4；下周学冷链@5",
  }),
  zh("mkEnrol", { name: "周末木工课", target: "8到12岁", advantage: "一个老师带六个孩子@3；做完可以带回家@2,3", offer: "试听39元" }),
  en("joinJobReport", {
    job: "Estimator",
    timeSpan: "one month",
    content:
      "One month in, on two projects@1; got to know the pricing software@2; finished one earthworks bill@3; not clear how change orders are approved@4; next month I do interiors alone@5",
  }),
];
