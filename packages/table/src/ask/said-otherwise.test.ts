import { expect, test } from "vitest";
import { briefPlanOf } from "../testing/brief-plan.ts";
import { readQuestionSet } from "../testing/question-set.ts";

const { tables } = readQuestionSet({
  questions: [],
  tables: {
    stock: {
      title: "仓库库存",
      header: ["品名", "类别", "仓库", "库存量（件）", "安全库存", "单价（元）", "供应商"],
      rows: [
        ["打印纸", "文具", "东库", "40", "50", "12", "得力"],
        ["台灯", "电子", "西库", "75", "20", "66", "联想"],
        ["抽纸", "日用", "东库", "10", "30", "8", "心相印"],
      ],
    },
    videos: {
      title: "账号视频",
      header: ["标题", "类型", "播放量", "点赞数", "评论数", "涨粉"],
      rows: [
        ["做早餐", "美食", "12000", "300", "0", "-3"],
        ["租房避坑", "生活", "900", "20", "4", "11"],
        ["旧物改造", "生活", "5000", "70", "9", "40"],
      ],
    },
    gaps: {
      title: "视频",
      header: ["标题", "播放量", "评论数"],
      rows: [
        ["做早餐", "12000", ""],
        ["租房避坑", "900", "4"],
      ],
    },
    marks: {
      title: "期中成绩",
      header: ["姓名", "班级", "语文", "数学"],
      rows: [
        ["陈雨", "1班", "88", "59"],
        ["周凯", "2班", "70", "91"],
        ["何静", "1班", "64", "77"],
      ],
    },
    long: {
      title: "高考成绩",
      header: ["姓名", "语文", "数学"],
      rows: [
        ["陈雨", "108", "59"],
        ["周凯", "120", "131"],
      ],
    },
    flats: {
      title: "房源",
      header: ["小区", "区域", "户型", "面积（㎡）", "月租（元）", "朝向", "距地铁（米）", "可养宠物"],
      rows: [
        ["金桂苑", "浦东", "一室", "40", "4000", "南", "300", "是"],
        ["阳光里", "徐汇", "两室", "70", "6500", "北", "900", "否"],
        ["翠湖居", "浦东", "两室", "66", "5200", "东南", "1500", "是"],
      ],
    },
    homes: {
      title: "登记",
      header: ["小区", "户数"],
      rows: [
        ["金桂苑", "40"],
        ["阳光里", "70"],
      ],
    },
    train: {
      title: "2025年培训报名",
      header: ["姓名", "部门", "课程", "费用", "付款情况"],
      rows: [
        ["王思远", "市场部", "公文写作", "380", "已付"],
        ["李佳", "研发部", "项目管理", "980", "未付"],
        ["赵一鸣", "研发部", "公文写作", "380", "未付"],
      ],
    },
  },
});
const plan = (id: string, ask: string) => {
  const table = tables.get(id);
  if (table === undefined) throw new Error(id);
  return briefPlanOf(table, ask);
};

test.each([
  ["stock", "库存不到50件的", "filter 库存量（件） < 50"],
  ["stock", "每个仓库多少库存", "group 仓库, sum 库存量（件） → sort 库存量（件）·sum desc"],
  ["stock", "东库一共有多少件", "filter 仓库 = 东库 → group sum 库存量（件）"],
  ["stock", "哪些东西低于安全库存", "filter 库存量（件） < 安全库存"],
  ["stock", "文具类里最贵的是什么", "filter 类别 = 文具 → sort 单价（元） desc → limit 1"],
  ["videos", "哪条掉粉了", "filter 涨粉 < 0"],
  ["videos", "总共涨了多少粉", "group sum 涨粉"],
  ["videos", "播放过万的有几条", "filter 播放量 > 10000 → group count"],
  ["videos", "没有人评论的视频", "filter 评论数 = 0"],
  ["videos", "点赞数除以播放量最高的是哪条", "derive 点赞数 ÷ 播放量 → sort 点赞数 ÷ 播放量 desc → limit 1"],
  ["videos", "按点赞从多到少排一下", "sort 点赞数 desc"],
  ["marks", "1班的数学均分", "filter 班级 = 1班 → group avg 数学"],
  ["marks", "各班数学均分", "group 班级, avg 数学 → sort 数学·avg desc"],
  ["marks", "数学不及格的同学", "filter 数学 < 60"],
  ["marks", "语文倒数两名", "sort 语文 asc → limit 2"],
  ["marks", "何静的数学成绩", "filter 姓名 = 何静 → select"],
  ["flats", "各区平均租金", "group 区域, avg 月租（元） → sort 月租（元）·avg desc"],
  ["flats", "平均租金最低的区", "group 区域, avg 月租（元） → sort 月租（元）·avg asc → limit 1"],
  ["flats", "离地铁最近的是哪个小区", "sort 距地铁（米） asc → limit 1"],
  ["flats", "能养宠物的朝南的房子", "filter 可养宠物 = 是 & 朝向 = 南"],
  ["flats", "不能养宠物的", "filter 可养宠物 = 否"],
  ["flats", "一室户的租金从低到高", "filter 户型 = 一室 → sort 月租（元） asc"],
  ["flats", "面积60平以上的", "filter 面积（㎡） >= 60"],
  ["flats", "每平米租金最低的小区", "derive 月租 ÷ 面积 → sort 月租 ÷ 面积 asc → limit 1"],
  ["train", "还没付钱的有谁", "filter 付款情况 = 未付"],
  ["train", "付了款的一共收了多少", "filter 付款情况 = 已付 → group sum 费用"],
  ["train", "每门课多少人报", "group 课程, count → sort count desc"],
  ["train", "各部门的培训费加起来是多少", "group 部门, sum 费用 → sort 费用·sum desc"],
])("of %s, %s is %s", (id, ask, said) => {
  expect(plan(id, ask)).toBe(said);
});

/** Near what was said otherwise, and not to be told. */
test.each([
  ["stock", "库存金额一共是多少", "prices of one add up to nothing"],
  ["gaps", "没有人评论的视频", "an empty cell may be no 0"],
  ["marks", "数学倒数第二", "of the third or second from below alone nothing is made"],
  ["long", "数学不及格的", "full marks are not 100"],
  ["homes", "各区多少户", "小区 is no 区"],
])("of %s, %s is asked back: %s", (id, ask) => {
  expect(plan(id, ask)).toContain('"kind":"ask"');
});

test("what a heading or a value is called itself is not rewritten", () => {
  const { tables: own } = readQuestionSet({
    questions: [],
    tables: {
      prices: {
        title: "报价",
        header: ["品类", "均价"],
        rows: [
          ["后三名套餐", "10"],
          ["茶", "20"],
        ],
      },
    },
  });
  const table = own.get("prices");
  if (table === undefined) throw new Error("prices");
  expect(briefPlanOf(table, "均价最高的")).toBe("sort 均价 desc → limit 1");
  expect(briefPlanOf(table, "后三名套餐的均价")).toContain("品类 = 后三名套餐");
});
