import { expect, test } from "vitest";
import { pageMeta } from "./screen-exports.ts";

const titleOf = (title?: string) => pageMeta(title === undefined ? {} : { title }).find((one) => "title" in one);

test("a screen puts its own name before that of the site", () => {
  expect(titleOf("周报")).toEqual({ title: "周报 · AI 论文生成 · 橘笺" });
  expect(titleOf()).toEqual({ title: "AI 论文生成 · 橘笺" });
});

test("the page that is the site's own has a title of its own", () => {
  expect(pageMeta({ wholeTitle: "橘笺 · AI 写周报" })).toContainEqual({ title: "橘笺 · AI 写周报" });
});

test("a screen without a canonical address is not for search engines", () => {
  const robots = { name: "robots", content: "noindex" };
  expect(pageMeta({ title: "我的稿子" })).toContainEqual(robots);
  expect(pageMeta({ title: "价格", canonical: "/upgrade" })).not.toContainEqual(robots);
});
