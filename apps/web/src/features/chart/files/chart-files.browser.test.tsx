import { wrapWords } from "@tangleaf/table/chart";
import { expect, test } from "vitest";
import "../../../app/styles/tokens.css";
import { drawWork, newWork, withTable } from "../work/chart-work.ts";
import { chartFile, chartMarkdown, chartPng } from "./chart-files.ts";

const drawn = () => {
  const grid = [
    ["学院", "借阅量（册）", "占比"],
    ["文学院 <1>", "5200", "62.7%"],
    ["理|学院", "3100", "37.3%"],
  ];
  const chart = drawWork({ ...withTable(newWork(), grid), own: { source: "校图书馆 & 档案馆" } }, "zh");
  if (chart === null) throw new Error("nothing is drawn");
  return chart;
};

test("a picture file is a drawing of its own, with its claim above and its source below", () => {
  const { svg, width } = chartFile(drawn());
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(parsed.querySelector("parsererror")?.textContent).toBeUndefined();
  const words = [...parsed.querySelectorAll("text")].map((text) => text.textContent);
  expect(words).toEqual(expect.arrayContaining(["各学院的借阅量、占比", "校图书馆 & 档案馆", "文学院 <1>"]));
  expect(width).toBe(640 + 48);
});

test("a picture three times as large has three times as many pixels a side", async () => {
  const bitmap = await createImageBitmap(await chartPng(drawn(), 3));
  expect(bitmap.width).toBe(3 * 688);
});

test("figures as Markdown keep their signs and escape what would divide cells", () => {
  expect(chartMarkdown(drawn().data).split("\n")).toEqual([
    "| 学院 | 借阅量（册） | 占比 |",
    "| --- | ---: | ---: |",
    "| 文学院 <1> | 5200 | 62.7% |",
    "| 理\\|学院 | 3100 | 37.3% |",
  ]);
});

test("lines break between words, and anywhere in Chinese", () => {
  const measure = (text: string) => [...text].length;
  expect(wrapWords("library visits peak", 12, measure)).toEqual(["library", "visits peak"]);
  expect(wrapWords("图书馆进馆人次见顶", 4, measure)).toEqual(["图书馆进", "馆人次见", "顶"]);
  expect(wrapWords("", 4, measure)).toEqual([]);
});
