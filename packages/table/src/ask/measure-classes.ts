/** What figures are of, in words that need not be a heading. */
export type MeasureClass =
  | "money"
  | "income"
  | "spending"
  | "gain"
  | "amount"
  | "price"
  | "pay"
  | "rent"
  | "people"
  | "doer"
  | "heads"
  | "quantity"
  | "score"
  | "flow"
  | "time"
  | "duration"
  | "speed"
  | "age"
  | "length"
  | "weight"
  | "height"
  | "pages"
  | "heat";

const DURATION =
  /时长|用时|耗时|时间|天数|小时|分钟|工时|学时|课时|晚数|duration|minutes|hours|days|nights|length|time|\((?:min|h|hrs?|s|days?)\)$/iu;
const OF_INCOME = "收入|营收|流水|销售额|营业额|销售|实收|应收|revenue|sales|income";
const OF_SPENDING = "花费|支出|开销|成本|实付|应付|薪|工资|cost|salary|spend|spent|expense";
const OF_EITHER = "金额|价|利润|额$|费$|费用|收费|amount|price|profit|fee";
const money = (...parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "iu");

/** Headings that are of a class; the first of a table that fits is meant, if it is the only one. */
export const CLASS_HEADINGS: Readonly<Record<MeasureClass, RegExp>> = {
  money: money(OF_INCOME, OF_SPENDING, OF_EITHER),
  /** What came in is never read out of what was spent, and the other way round. */
  income: money(OF_INCOME, OF_EITHER),
  spending: money(OF_SPENDING, OF_EITHER),
  /** What is left of it: more than what came in is never called so. */
  gain: /利润|收益|净收|收入|赚|profit|margin|income|earning|\btips?\b/iu,
  /** A sum of money without a word of what is done with it: what was planned is one too. */
  amount: money(OF_INCOME, OF_SPENDING, OF_EITHER, "预算|budget"),
  price: money(OF_INCOME, OF_SPENDING, OF_EITHER, "租金|rent"),
  pay: /薪|工资|salary|wage/iu,
  rent: /租金|房租|月租|\brent\b/iu,
  people:
    /员工|买家|姓名|名字|人员|报销人|申请人|客户|学生|患者|病人|会员|读者|顾客|用户|学员|同学|选手|队员|志愿者|报名人|name|employee|person|customer|student|patient|member|reader|guest|业主|租客|房客|住户|居民|村民|户主|乘客|旅客|球员|运动员|家长|volunteer|participant|attendee|borrower|donor|resident|tenant|candidate|player|passenger|rider/iu,
  /** Whoever did it: asked for by 谁 where no column is of people. */
  doer: /人$|老师|教师|医生|司机|驾驶员|师傅|教练|作者|主播|经理|顾问|teacher|doctor|driver|coach|author|host|manager|agent|owner|mechanic|buyer/iu,
  /** How many people there are in each row. */
  heads: /人数|人次|客流|人流|headcount|attendance|attendees|visitors|visits|passengers|participants/iu,
  /** How many pieces there are in each row. */
  quantity:
    /数量|件数|份数|册数|本数|台数|套数|箱数|张数|瓶数|销量|产量|库存|用量|[杯碗盘桶袋包盒只双辆罐枝支束盆]数|\bunits?\b(?! (?:price|cost))|quantity|\bqty\b|copies|pieces|stock/iu,
  score: /分$|分数|成绩|得分|评分|score|grade|mark|satisfaction|rating/iu,
  flow: /客流|人流|流量|访问|进馆|人次|visits|traffic|visitors/iu,
  time: /日期|时间|月份|年月|date|time|month|day/iu,
  duration: DURATION,
  /** What takes longest is slowest, where all of it is one way long. */
  speed: DURATION,
  age: /年龄|岁|\bage\b/iu,
  length: /长度|距离|路程|里程|公里|总长|length|distance|\bkm\b|mileage/iu,
  weight: /重量|体重|净重|毛重|weight|\bkg\b/iu,
  pages: /页数|页码|厚度|pages/iu,
  heat: /温度|气温|体温|temperature|\btemp\b/iu,
  height: /身高|高度|height/iu,
};

/** Of several figures of money, those a sum is asked of. */
export const PRICE_OF_ONE = /单价|均价|售价|定价|进价|原价|现价|标价|票价|unit.?price|\bprice$|\brate(?: \(|$)|price per/iu;

/** Headings of marks that are called by their subject. */
export const SUBJECTS =
  /^(?:语文|数学|英语|外语|物理|化学|生物|历史|地理|政治|道德与法治|科学|体育|音乐|美术|信息技术|思想品德|chinese|maths?|mathematics|english|physics|chemistry|biology|history|geography)(?:成绩)?$/iu;
/** All marks of a row together. */
export const TOTAL_OF_MARKS = "总分";

/** Columns of the person a row is about. */
export const GUEST =
  /^(?:会员|学员|学生|同学|顾客|客户|读者|队员|社员|患者|志愿者)(?:姓名|名字|名)?$|^(?:借阅|借书|借用|报名|参加|参与|购买|下单|预约|预订|领用|领取|捐款|捐赠|就诊|请假|加班|出差|值班)人$|^(?:guest|member|customer|student|patient|borrower|donor|visitor|candidate|applicant|attendee|participant|subscriber)(?: name)?$/iu;

/** Headings of things that are called by them. */
export const THING =
  /[品货书菜片歌课题]$|设备$|资产$|(?<!姓)名称?$|标题$|\b(?:product|item|title|book|film|movie|dish|job|task|ticket|part|tool|game|song|recipe|case|issue|event|course|trip|animal|car|model|class|session|lesson|workshop|plot|device|asset)$/iu;
