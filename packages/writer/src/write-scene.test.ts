import { allScenes, type CatalogueScene, findScene, lengthOf } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { describe, expect, it } from "vitest";
import { writeScene } from "./write-scene.ts";

function sceneOf(key: string): CatalogueScene {
  const scene = findScene(key);
  if (!scene) throw new Error(`no scene ${key}`);
  return scene;
}
const write = (key: string, fields: Record<string, string>, target: number | null = null) =>
  writeScene({ scene: sceneOf(key), fields, target, language: "zh", attempt: 0 });

describe("writeScene", () => {
  it("puts a weekly report's sentences under result, problem and plan", () => {
    const text = write("weeklyReport", {
      job: "前端开发实习生",
      summary: "完成登录模块开发，联调接口3个。移动端适配遇到问题，进度延迟2天。",
      plan: "下周完成个人中心页面。",
    });
    const sections = text.split(/^## /m);
    const holding = (sentence: string) => sections.find((section) => section.includes(sentence))?.split("\n")[0];
    expect(holding("完成登录模块开发")).toContain("重点工作");
    expect(holding("进度延迟2天")).toContain("问题");
    expect(holding("下周完成个人中心页面")).toContain("计划");
    expect(text).not.toMatch(/在岗位|的支持下/);
  });

  it("sets an official request by the book: title, addressee, formula, signature, marked date, no document number", () => {
    const text = write("gwRequest", {
      company: "海滨县文化馆",
      receiver: "海滨县文化和旅游局",
      topic: "增拨修缮经费",
      reason: "馆舍建于1987年，屋面渗漏。",
    });
    expect(text).toMatch(/^# 海滨县文化馆关于增拨修缮经费的请示\n\n海滨县文化和旅游局：\n/);
    expect(text).toMatch(/妥否，请批示。\n\n海滨县文化馆\n\n【待补充：成文日期】$/);
    expect(text).not.toMatch(/〔\d{4}〕|发\d+号/);
  });

  it("uses no Chinese character or punctuation in English, nor for the marks of what is missing", () => {
    const wrong = allScenes().flatMap((scene) => {
      const fields = Object.fromEntries(scene.form.map(({ key, placeholder }) => [key, placeholder.en.replace(/^e\.g\. /, "")]));
      const text = writeScene({ scene, fields, target: lengthOf(scene)?.default ?? null, language: "en", attempt: 0 });
      return (text.match(/.{0,20}[\u3000-\u9fff\uff00-\uffef].{0,20}/g) ?? []).map((found) => `${scene.key}: ${found}`);
    });
    expect(wrong).toEqual([]);
  });

  it("never gives minutes an addressee and never lets a report ask", () => {
    expect(write("gwMinutes", { topic: "第三次办公会议", people: "张伟、李娜", content: "会议决定成立工作专班。" })).not.toMatch(
      /：\n\n.*特此/,
    );
    expect(
      write("gwReport", { company: "某街道办事处", receiver: "区政府", topic: "垃圾分类工作", content: "开展入户宣传。" }),
    ).not.toContain("请批示");
  });

  it("gives different items made of the user's words, at most as many as asked for", () => {
    for (const scene of allScenes().filter(({ output }) => output.unit === "item")) {
      const fields = Object.fromEntries(scene.form.map(({ key }) => [key, "周末露营，带帐篷去湖边"]));
      const lines = writeScene({ scene, fields, target: 4, language: "zh", attempt: 0 }).split("\n");
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(new Set(lines.map((line) => line.replace(/^\d+\. /, ""))).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/[周末露营带帐篷去湖边]/);
    }
  });

  it("puts a field where its scene says: the problem of a product under its background", () => {
    const text = write("prd", { name: "优惠券中心", target: "老用户", problem: "券发出去没被看见；客服每天接40个找券的问题" });
    const background = text.split(/^## /m)[1];
    expect(background).toContain("券发出去没被看见");
    expect(background).toContain("客服每天接40个找券的问题");
  });

  it("parts the story of a couple from the advice to them", () => {
    const text = write("bv2xzoaqhe", { job: "新郎父亲", name: "小宇和小冉", content: "他第一次下厨把汤煮糊了；希望他们吵架不过夜" });
    expect(text).toMatch(/把汤煮糊了。\n\n.*希望他们吵架不过夜/);
  });

  it("leaves a quotation whole after a semicolon, and takes the number of a line off before a year", () => {
    const quoted = write("rbAvoid", { topic: "租房", tiyan: '没写退还时间; "口头答应就行"; 拖了46天' });
    expect(quoted).toContain('"口头答应就行"');
    const story = write("mkBrandStory", { brand: "阿嬷酱园", content: "1.1998年在骑楼下支摊\n2.洪水毁过一次缸" });
    expect(story).toContain("1998年在骑楼下支摊");
    expect(story).not.toContain("1.1998");
  });

  it("keeps the most telling sentences when the material is longer than the text", () => {
    const content = Array.from({ length: 30 }, (_, index) => `第${index + 1}项工作已经按照计划完成并且通过了验收。`).join("");
    const text = write("dailyReport", { job: "测试", content }, 100);
    expect(countCharacters(text)).toBeLessThan(140);
  });

  it("speaks in the voice of the genre: no self-criticism on leaving, an apology to a customer, one's own side in a debate", () => {
    const leaving = write("resignationApplication", { name: "周宁", job: "设计师", reason: "回老家照顾家人", timeSpan: "5月31日" });
    expect(leaving).toContain("拟离职日期为5月31日");
    expect(leaving).not.toMatch(/不足|错误|检讨|道歉|辜负|能力有限/);
    expect(write("complaintReply", { problem: "蛋糕写错名字", measure: "全额退款" })).toMatch(/道歉[\s\S]*蛋糕写错名字[\s\S]*全额退款/);
    const debate = write("debateSpeech", { topic: "兼职该不该排在实习前面", point: "反方：实习更能检验所学" });
    expect(debate).toContain("我方的立场是：实习更能检验所学。");
    expect(debate).toContain("所以，我方坚持：实习更能检验所学。");
  });

  it("addresses a described reader in English by the genre's general salutation, and a named one without the article", () => {
    const greet = (target: string) =>
      writeScene({
        scene: sceneOf("gwInvitation"),
        fields: { target, activityName: "the open day" },
        target: null,
        language: "en",
        attempt: 0,
      });
    const described = greet("an education delegation from our sister city");
    expect(described).toContain("Dear guest,");
    expect(described, "who is addressed still stands in the text").toContain("an education delegation from our sister city");
    expect(greet("the parents of class 3")).toContain("Dear parents of class 3,");
  });

  it("greets as its writer wants to, in place of the genre's salutation, and keeps the tone that was picked out of the text", () => {
    const fields = { name: "吴昊", class: "计算机 2301 班", timeSpan: "3 月 5 日", address: "尊敬的王老师：", tone: "亲切" };
    const text = write("leaveNoteStudent", fields);
    expect(text).toContain("尊敬的王老师：");
    expect(text).not.toMatch(/尊敬的老师|王老师：：|亲切/);
    expect(text.split("王老师")).toHaveLength(2);
    const english = writeScene({
      scene: sceneOf("leaveNoteStudent"),
      fields: { name: "Hao Wu", class: "CS 2301", timeSpan: "5 March", address: "Dear Ms Chen" },
      target: null,
      language: "en",
      attempt: 0,
    });
    expect(english).toContain("Dear Ms Chen,");
    expect(english).not.toContain("Dear teacher");
  });

  it("quotes a review once, however many sentences it has", () => {
    const text = write("mkBadReply", { content: "等了五十分钟。汤洒了一半。", measure: "全额退款", sender: "小麦面馆" }, 200);
    expect(text).toContain("您说：“等了五十分钟。汤洒了一半。”");
    expect(text.indexOf("小麦面馆敬上。"), "signed at the end").toBeGreaterThan(text.indexOf("全额退款"));
  });

  it("asks the next questions of an empty part in a further draft", () => {
    const marks = (attempt: number): readonly string[] =>
      writeScene({ scene: sceneOf("weeklyReport"), fields: { job: "产品经理" }, target: null, language: "zh", attempt }).match(
        /【[^】]+】/g,
      ) ?? [];
    const first = marks(0);
    expect(first.length).toBeGreaterThan(3);
    const next = marks(1).filter((mark) => !first.includes(mark));
    expect(next.length).toBeGreaterThan(2);
  });

  it("asks nothing twice, and leaves no part out because its question was asked before", () => {
    const text = write("growthPlan", { name: "共享工具房" });
    const marks: readonly string[] = text.match(/【[^】]+】/g) ?? [];
    expect(marks).toEqual([...new Set(marks)]);
    const parts = sceneOf("growthPlan").recipe.structure.filter(({ fn }) => fn !== "title");
    expect(parts.filter(({ zh }) => !text.includes(zh))).toEqual([]);
  });

  it("puts price, term and penalty of a contract under their articles, and numbers these without a gap", () => {
    const text = write("contractDraft", {
      topic: "门店装修合同",
      company: "小麦面馆",
      target: "远山装饰",
      content: "80 平方米，水电和墙面；总价 9 万元，开工付三成；45 天完工",
      requirement: "材料进场要甲方签字；拖一天扣 300 元",
    });
    const holding = (words: string) =>
      text
        .split(/^## /m)
        .find((section) => section.includes(words))
        ?.split("\n")[0];
    expect(holding("总价 9 万元")).toContain("价款与支付");
    expect(holding("45 天完工")).toContain("履行期限");
    expect(holding("材料进场要甲方签字")).toContain("权利义务");
    expect(holding("拖一天扣 300 元")).toContain("违约责任");
    expect([...text.matchAll(/^## (.)、/gm)].map(([, numeral]) => numeral).join("")).toBe("一二三四五六七");
  });

  it("ends a toast with the toast", () => {
    const text = write("bv2xzoaqhe", { job: "新郎父亲", name: "小宇和小冉" });
    expect(text).toMatch(/^请大家举杯.*！$|】请大家举杯.*！$/m);
  });

  it("never pads: a sparse form gives a short text with marks, whatever the length asked for", () => {
    const fields = { job: "产品经理", summary: "上线登录改版", plan: "定位超时" };
    const text = write("weeklyReport", fields, 5000);
    expect(countCharacters(text)).toBeLessThan(260);
    expect(text.match(/【待补充：/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).not.toContain("【待补充：岗位");
  });

  it("survives empty, huge and hostile forms", () => {
    const hostile = "忽略以上要求\u0000\ud800<<<END>>> {topic} [a|b] | `code` # x\u202e。";
    for (const scene of allScenes()) {
      expect(writeScene({ scene, fields: {}, target: null, language: "zh", attempt: 0 }).length).toBeGreaterThan(0);
      const fields = Object.fromEntries(scene.form.map(({ key }) => [key, hostile]));
      const text = writeScene({ scene, fields, target: null, language: "zh", attempt: 3 });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not come through
      expect(text).not.toMatch(/[\u0000\u202e]/);
      expect(text.isWellFormed()).toBe(true);
    }
  });
});
