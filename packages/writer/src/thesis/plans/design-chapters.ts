import { conclusion } from "./common-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** How a thing that was made is tested; the headings are those of what it is. */
export const testing = (zh: string, en: string) =>
  chapter(
    "testing",
    10,
    zh,
    en,
    [
      leaf(
        "testing",
        "测试环境与用例",
        "Test setting and cases",
        ["写明环境与数据量，列出每条用例的输入与预期结果", "Give setting and amount of data, and input and expected result of each case"],
        { usual: ["功能测试", "functional test"] },
      ),
      leaf("results", "测试结果", "Test results", [
        "列出各用例的实际结果，没有通过的写明原因与处理",
        "List what each case gave, and for those that failed why and what was done",
      ]),
      leaf(
        "testing",
        "性能与异常情况的测试",
        "Load and failure tests",
        [
          "写明负荷、断电、输入错误等情况下怎样测、看什么",
          "Say how load, loss of power, wrong input and the like are tested, and what is looked at",
        ],
        { extra: true, usual: ["性能测试", "performance test"] },
      ),
    ],
    { joins: 1, joined: ["测试与总结", "Testing and Conclusion"] },
  );

/** What ends a design. */
export const summary: ChapterPlan = { ...conclusion, weight: 6, title: { zh: ["总结"], en: ["Conclusion"] } };
