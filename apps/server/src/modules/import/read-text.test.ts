import type { NodeJson } from "@tangleaf/document/model";
import { expect, it } from "vitest";
import { readText } from "./read-text.ts";

const textOf = (node: NodeJson): string => (node.type === "hardBreak" ? "/" : (node.text ?? (node.content ?? []).map(textOf).join("")));
function readLines(text: string, format: "md" | "txt"): string[] {
  const read = readText({ bytes: new TextEncoder().encode(text), format });
  return "content" in read ? read.content.blocks.map(textOf) : [read.refusal];
}

const FILE = "地址一行\u000b地址二行\n第二段\u2028软换行\f第三段\u2029第四段";

it.each(["txt", "md"] as const)(
  "line breaks of Word and of Unicode stay line breaks, and pages and paragraphs stay apart (%s)",
  (format) => {
    const lines = readLines(format === "md" ? FILE.replace("\n", "\n\n") : FILE, format);
    expect(lines).toEqual(["地址一行/地址二行", "第二段/软换行", "第三段", "第四段"]);
  },
);
