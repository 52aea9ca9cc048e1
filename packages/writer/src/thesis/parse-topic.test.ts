import { expect, it } from "vitest";
import { parseTopic } from "./parse-topic.ts";

const parsed = (topic: string, language: "zh" | "en" = "zh") =>
  parseTopic({ major: "", topic, title: "", keywords: [], material: "", level: "undergraduate", language });

it.each([
  ["短视频对大学生阅读习惯的影响，想做问卷调查", "短视频对大学生阅读习惯的影响"],
  ["我想研究直播带货的信任机制", "直播带货的信任机制"],
  ["社区养老服务，打算访谈10位老人", "社区养老服务"],
])("%s: how it is studied is no part of what is studied", (topic, subject) => {
  expect(parsed(topic).subject).toBe(subject);
});

it("a plan that is said with the topic tells the method", () => {
  expect(parsed("大学生外卖消费，打算发放问卷调查").method).toBe("empirical");
});

it("problems and measures behind a topic are its chapters, not its object", () => {
  expect(parsed("大学生外卖浪费的问题与改进").subject).toBe("大学生外卖浪费");
});

it("a frame stays in the subject and out of the object", () => {
  const { subject, object } = parsed("乡村振兴背景下的农村电商发展");
  expect([subject, object]).toEqual(["乡村振兴背景下的农村电商发展", "农村电商发展"]);
});

it("how one thing changes another is a relation", () => {
  expect(parsed("How short videos change the way students read; I would like to do a survey", "en").relation).toMatchObject({
    from: "short videos",
    to: "the way students read",
  });
});
