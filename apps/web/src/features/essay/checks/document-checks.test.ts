import { documentRoots, writeBlocks } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import type { CheckLine } from "./check-line.ts";
import { type CheckAnswer, type CheckRequest, createCheckRunner } from "./check-runner.ts";
import { createDocumentChecks, STILL_MS } from "./document-checks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heading = (id: string, text: string) => ({
  type: "heading" as const,
  attrs: { id, level: 1 },
  content: [{ type: "text" as const, text }],
});
const paragraph = (text: string) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text }] });

function documentOf(...texts: string[]): Y.Doc {
  const doc = new Y.Doc();
  writeBlocks(
    doc,
    texts.map((text, at) => (at % 2 === 0 ? heading(`h${at}`, text) : paragraph(text))),
  );
  return doc;
}

const typeInto = (doc: Y.Doc, at: number, text: string) => {
  const element = documentRoots(doc).body.get(at) as object as { get(index: number): Y.Text };
  element.get(0).insert(0, text);
};

/** A line whose answers come when the test says so. */
function heldLine() {
  const sent: CheckRequest[] = [];
  const run = createCheckRunner();
  let answer: ((answer: CheckAnswer) => void) | null = null;
  let broken: (() => void) | null = null;
  const line = ({ onAnswer, onBroken }: { onAnswer: (answer: CheckAnswer) => void; onBroken: () => void }): CheckLine => {
    answer = onAnswer;
    broken = onBroken;
    return { send: (request) => void sent.push(request), close: () => undefined };
  };
  const answerLast = () => answer?.(run(sent.at(-1) as CheckRequest));
  return { sent, line, answerLast, breakIt: () => broken?.() };
}

test("the whole document goes over once, then what is typed, when it has been still", () => {
  const doc = documentOf("甲", "【待补充：数】");
  const { sent, line, answerLast } = heldLine();
  const checks = createDocumentChecks(doc, { first: line, second: line });
  const release = checks.hold();
  expect(sent).toHaveLength(1);
  answerLast();
  expect(checks.store.getState()).toMatchObject({ phase: "ready", isBehind: false });
  expect(checks.store.getState().findings.map(({ finding }) => finding.rule)).toEqual(["mark"]);

  for (const key of ["一", "二", "三"]) {
    typeInto(doc, 1, key);
    vi.advanceTimersByTime(STILL_MS - 1);
  }
  expect(sent).toHaveLength(1);
  expect(checks.store.getState().isBehind).toBe(true);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.updates).toHaveLength(3);
  answerLast();
  expect(checks.store.getState()).toMatchObject({ isBehind: false, seq: 3 });
  expect(checks.store.getState().findings[0]?.excerpt.before).toBe("三二一");
  release();
});

test("while an answer is awaited nothing more is asked; it says itself that it is behind, and the rest is asked after it", () => {
  const doc = documentOf("甲", "字");
  const { sent, line, answerLast } = heldLine();
  const checks = createDocumentChecks(doc, { first: line, second: line });
  checks.hold();
  typeInto(doc, 1, "【待补充：数】");
  vi.advanceTimersByTime(STILL_MS);
  expect(sent).toHaveLength(1);
  answerLast();
  expect(checks.store.getState().isBehind).toBe(true);
  expect(sent).toHaveLength(2);
  answerLast();
  expect(checks.store.getState()).toMatchObject({ isBehind: false, findings: [{ excerpt: { words: "【待补充：数】" } }] });
});

test("where the worker breaks, the text is read in the page, from its beginning", () => {
  const doc = documentOf("甲", "【待补充：数】");
  const worker = heldLine();
  const page = heldLine();
  const checks = createDocumentChecks(doc, { first: worker.line, second: page.line });
  checks.configure({ language: "zh", target: 5000 });
  checks.hold();
  worker.breakIt();
  expect(page.sent).toMatchObject([{ settings: { target: 5000 } }]);
  page.answerLast();
  expect(checks.store.getState().findings.map(({ finding }) => finding.rule)).toEqual(["wholeLength", "mark"]);
});

test("where no worker can be started, the page reads too", () => {
  const page = heldLine();
  const refuse = () => {
    throw new Error("no worker");
  };
  createDocumentChecks(documentOf("甲", "字"), { first: refuse, second: page.line }).hold();
  expect(page.sent).toHaveLength(1);
});

test("nobody looks, nothing is read; the next one sees what was typed meanwhile", () => {
  const doc = documentOf("甲", "字");
  const { sent, line, answerLast } = heldLine();
  const checks = createDocumentChecks(doc, { first: line, second: line });
  const [one, two] = [checks.hold(), checks.hold()];
  one();
  one();
  typeInto(doc, 1, "乙");
  vi.advanceTimersByTime(STILL_MS);
  answerLast();
  expect(sent).toHaveLength(2);
  two();
  typeInto(doc, 1, "【待补充：数】");
  vi.advanceTimersByTime(STILL_MS);
  expect(sent).toHaveLength(2);
  checks.hold();
  answerLast();
  expect(checks.store.getState().findings.map(({ excerpt }) => excerpt.words)).toEqual(["【待补充：数】"]);
});

test("a finding keeps its key while the text is edited elsewhere, and two alike have keys of their own", () => {
  const run = createCheckRunner();
  const doc = documentOf("甲", "【待补充：数】与【待补充：数】");
  const keys = (answer: CheckAnswer) => answer.findings.map(({ key }) => key);
  const before = keys(run({ seq: 0, updates: [Y.encodeStateAsUpdate(doc)] }));
  typeInto(doc, 1, "前面加的字");
  const after = keys(run({ seq: 1, updates: [Y.encodeStateAsUpdate(doc)] }));
  expect(new Set(before).size).toBe(2);
  expect(after).toEqual(before);
});

test("a section a job is to write is not missing, and is once the job has ended without it", () => {
  const doc = documentOf("甲", "字", "乙");
  const { line, answerLast } = heldLine();
  const checks = createDocumentChecks(doc, { first: line, second: line });
  const rules = () => checks.store.getState().findings.map(({ finding }) => finding.rule);
  checks.configure({ language: "zh", target: 500, inWork: ["h2"] });
  checks.hold();
  answerLast();
  expect(rules()).toEqual([]);
  checks.configure({ language: "zh", target: 500 });
  answerLast();
  expect(rules()).toEqual(["wholeLength", "emptySection"]);
});

test("a ledger brings what is stale, and is moved on by the text", () => {
  const doc = documentOf("方法", "收回有效问卷426份。", "结果", "426份有效问卷。");
  const { line, answerLast, sent } = heldLine();
  const checks = createDocumentChecks(doc, { first: line, second: line });
  const heard: unknown[] = [];
  checks.onLedger((ledger) => heard.push(ledger));
  checks.hold();
  answerLast();
  expect(heard).toEqual([]);
  checks.setLedger([]);
  answerLast();
  expect(heard).toMatchObject([[{ sectionId: "h0" }, { sectionId: "h2" }]]);
  const element = documentRoots(doc).body.get(1) as object as { get(index: number): Y.Text };
  element.get(0).delete(6, 3);
  element.get(0).insert(6, "430");
  vi.advanceTimersByTime(STILL_MS);
  expect(sent.at(-1)?.ledger).toBeUndefined();
  answerLast();
  expect(checks.store.getState().stale).toMatchObject([{ sectionId: "h2", marks: [{ because: "h0" }] }]);
  expect(heard).toHaveLength(1);
});

test("of a rule with more findings than anybody mends at once the rest is counted", () => {
  const doc = documentOf("甲", "【待补充：数】".repeat(75));
  const answer = createCheckRunner()({ seq: 0, updates: [Y.encodeStateAsUpdate(doc)] });
  expect(answer.findings).toHaveLength(60);
  expect(answer.leftOut).toBe(15);
});
