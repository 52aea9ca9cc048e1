import type { SheetTable } from "../columns/index.ts";
import { readTable } from "../read/index.ts";

type Source = { readonly title: string; readonly rows: string };

/** Small tables of everyday life the planner's grammar is tried on: cells between bars, empty ones left empty. */
const SOURCES: Readonly<Record<string, Source>> = {
  flowers: {
    title: "花店流水",
    rows: `日期|门店|花名|颜色|数量（枝）|单价（元）|金额（元）|付款方式|店员|备注
2026-03-01|东门店|玫瑰|红|12|5|60|微信|小何|
2026-03-02|西门店|百合|白|3|12|36|现金|小何|送贺卡
2026-04-03|东门店|玫瑰|粉|20|5|100|微信||
2026-04-11|西门店|向日葵|黄|6|8|48|支付宝|阿敏|
2026-05-02|东门店|百合|粉|9|12|108|微信|阿敏|自取`,
  },
  gym: {
    title: "健身房会员",
    rows: `会员号|姓名|性别|年龄|办卡日期|卡种|月费（元）|本月到店次数|教练|状态
G1|陈晨|女|23|2025-01-03|年卡|199|12|王教练|在用
G2|李想|男|35|2025-02-11|季卡|259|3|刘教练|已到期
G3|赵云飞|男|41|2025-02-20|年卡|199|8|王教练|在用
G4|孙悦|女|29|2025-04-07|月卡|329|0||未激活`,
  },
  overtime: {
    title: "加班登记",
    rows: `日期|员工|部门|加班时长（小时）|事由|是否批准
2026-01-05|老周|研发|3|上线|已批准
2026-01-06|小林|测试|1.5|回归|未批准
2026-02-05|老周|研发|4|故障|已批准
2026-02-09|小郭|研发|2||已批准`,
  },
  runs: {
    title: "跑步记录",
    rows: `日期|路线|距离（公里）|用时（分钟）|平均心率|天气|跑友
2026-05-01|江边|10.2|58|151|晴|阿泽
2026-05-03|操场|5|27|144|阴|
2026-06-04|江边|12|70|155|晴|小满
2026-06-08|山路|8|55|160|雨|阿泽`,
  },
  loans: {
    title: "Library loans",
    rows: `Loan ID|Borrowed on|Title|Genre|Borrower|Pages|Days kept|Fine ($)|Returned
L1|2026-01-02|Dune|Sci-fi|Anna|612|14|0|Yes
L2|2026-01-09|Emma|Classic|Bo|474|30|2.5|Yes
L3|2026-02-01|Dune|Sci-fi|Cleo|612|10|0|No
L4|2026-02-14|Ulysses|Classic|Anna|730|45|6|`,
  },
  shifts: {
    title: "Cafe shifts",
    rows: `Date|Employee|Role|Hours worked|Tips ($)|Orders|Section
2026-03-01|Ann|Barista|6|30.5|80|Bar
2026-03-01|Raj|Waiter|8|55|60|Patio
2026-03-08|Ann|Barista|5|22|71|Bar
2026-04-02|Lee|Waiter|7||44|`,
  },
  pets: {
    title: "宠物医院就诊",
    rows: `就诊日期|宠物名|品种|主人|体重（kg）|诊断|费用（元）|医生
2026-03-01|豆豆|柯基|刘姐|11.5|皮肤病|320|赵医生
2026-03-09|咪咪|橘猫|陈叔|5.2|绝育|580|孙医生
2026-04-02|豆豆|柯基|刘姐|11.9|疫苗|120|赵医生
2026-05-06|咪咪|橘猫|陈叔|5.5|疫苗|120|`,
  },
  clubs: {
    title: "社团活动",
    rows: `活动|日期|地点|报名人数|花费（元）|负责人|满意度
观影|2026-03-05|报告厅|80|320|小白|4.5
徒步|2026-03-19|西山|35|1200|阿远|4.8
观影|2026-04-09|报告厅|90|350|小白|4.1`,
  },
  marks: {
    title: "三班期末成绩",
    rows: `学号|姓名|性别|小组|语文（满分100）|数学（满分100）|英语（满分100）
1|陈小雨|女|甲|88|91|79
2|李雨辰|男|乙|75|60|82
3|陈默|男|甲|92|70|
4|赵一|女|乙|66|95|90`,
  },
  parcels: {
    title: "快递台账",
    rows: `单号|下单日期|签收日期|寄件人|品名|件数（件）|运费（元）|保价（元）|城市
K1|2026-03-02|2026-03-05|阿秋|茶叶礼盒|2|18|100|上海
K2|2026-03-09|2026-03-10|小满|手工茶杯|1|12|0|杭州
K3|2026-04-06|2026-04-10|阿秋|布书包|12|30|60|上海
K4|2026-04-20||老耿|茶叶|3|15||杭州`,
  },
  tools: {
    title: "Tool store",
    rows: `Code|Tool|Maker|Group|Qty in stock|Refill level|Price each ($)|Last checked
T1|Saw|Oak|Wood|4|10|12|2026-01-05
T2|Drill|Volt|Power|20|5|80|2026-03-09
T3|Plane|Oak|Wood|7|7|30|2026-04-02`,
  },
  flats: {
    title: "公寓",
    rows: `房号|户型|面积|月租|租客|带阳台
101|一室|32|1800|张伟|是
102|两室|55|2600|刘洋|否
103|两室|60|2700|陈静|否
202|三室|88|4200||是`,
  },
  profits: {
    title: "分店业绩",
    rows: `分店|营收（万元）|成本（万元）|到店人次
城东|120|80|5200
城西|45.5|40|1800`,
  },
};

export const GRAMMAR_TABLES: ReadonlyMap<string, SheetTable> = new Map(
  Object.entries(SOURCES).map(([id, { title, rows }]) => {
    const sheet = { name: title, isHidden: false, merges: [], rows: rows.split("\n").map((row) => row.split("|")) };
    return [id, readTable(sheet, { id, nameless: (n) => `列 ${n}` }).table] as const;
  }),
);
