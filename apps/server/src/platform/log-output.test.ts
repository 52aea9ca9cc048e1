import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { passTurns } from "../testing/pass-turns.ts";
import { createLogOutput } from "./log-output.ts";

const LONG = "x".repeat(3000);
const LINES = 10_000;

function open(flags: string): { fd: number; text: () => string } {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  const path = join(folder, "log");
  if (flags === "r") execFileSync("touch", [path]);
  const fd = openSync(path, flags);
  onTestFinished(() => {
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });
  return { fd, text: () => readFileSync(path, "utf8") };
}

test("every line arrives once and in order, and what is left at the exit too", async () => {
  const { fd, text } = open("a");
  const output = createLogOutput(fd);
  output.write(`first 橘 ${LONG}\n`);
  output.write(`second ${LONG}\n`);
  await expect.poll(text).toBe(`first 橘 ${LONG}\nsecond ${LONG}\n`);
  output.write("third\n");
  await expect.poll(text).toContain("third\n");
  output.write("fourth\n");
  output.end();
  expect(text().split("\n").slice(2)).toEqual(["third", "fourth", ""]);
});

test("where nothing can be written lines are lost, and neither a line nor the exit fails", async () => {
  const { fd, text } = open("r");
  const output = createLogOutput(fd);
  for (let i = 0; i < LINES; i++) output.write(`${LONG}\n`);
  await passTurns();
  output.write("after\n");
  output.end();
  expect(text()).toBe("");
});

test("lines nobody takes are bounded, and how many were lost is said", () => {
  const { fd, text } = open("a");
  const output = createLogOutput(fd);
  // Without a pause: the first write is confirmed only after the last line was added.
  for (let i = 0; i < LINES; i++) output.write(`${LONG}\n`);
  return expect.poll(text).toMatch(/"lost":\d+,"msg"/);
});
