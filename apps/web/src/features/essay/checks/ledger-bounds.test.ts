import { essayApi } from "@tangleaf/contract";
import { readFacts, staleSections, withDismissed } from "@tangleaf/document/checks";
import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { expect, test } from "vitest";

const LONG = "长".repeat(300);
const heading: NodeJson = { type: "heading", attrs: { id: "h".repeat(64), level: 1 }, content: [{ type: "text", text: LONG }] };
const text = (words: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: words }] });

test("whatever a text holds, its facts are what the server takes", () => {
  const counts = Array.from({ length: 200 }, (_, at) => `收回有效问卷${at + 1}份。`).join("");
  const terms = Array.from(
    { length: 100 },
    (_, at) => `本文采用方法${String.fromCharCode(0x4e00 + at)}型（${"A".repeat(8)}${String.fromCharCode(65 + (at % 26))}）分析。`,
  ).join("");
  const cited = Array.from({ length: 300 }, (_, at) => `[[R${at}]]`).join("");
  const content: DocumentContent = {
    title: "",
    settings: {},
    blocks: [heading, text(counts), text(terms), text(cited), text(LONG)],
    footnotes: {},
  };
  const ledger = staleSections(readFacts(content), []).ledger ?? [];
  const [entry] = ledger;
  expect(entry?.claims).toHaveLength(60);
  expect(entry?.terms.length).toBeGreaterThan(20);
  expect(entry?.citations).toHaveLength(100);
  const keys = Array.from({ length: 80 }, (_, at) => `${at} ${"x".repeat(200)}`);
  const entries = withDismissed(ledger, entry?.sectionId ?? "", keys);
  expect(essayApi.saveLedger.input.safeParse({ essayId: "e", version: 0, entries }).error).toBeUndefined();
});
