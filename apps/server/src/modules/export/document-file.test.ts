import { contentToHtml } from "@tangleaf/document/convert";
import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { expect, it } from "vitest";
import { renderDocumentFile } from "./document-file.ts";

const refer = (targetId: string, kind = "number"): NodeJson => ({ type: "crossRef", attrs: { targetId, kind } });
const say = (text: string): NodeJson => ({ type: "text", text });

const CONTENT: DocumentContent = {
  title: "题",
  settings: { numbering: "chapters", language: "zh" },
  blocks: [
    { type: "heading", attrs: { level: 1, id: "h1" }, content: [say("绪论")] },
    {
      type: "paragraph",
      content: [
        say("见"),
        refer("h2"),
        say("、"),
        refer("h2", "title"),
        say("、"),
        refer("h2", "page"),
        say("和"),
        refer("f1"),
        say("，"),
        refer("gone"),
        say("止"),
      ],
    },
    { type: "heading", attrs: { level: 2, id: "h2" }, content: [say("背景")] },
    { type: "figure", attrs: { id: "f1", blob: "x", caption: "流程" } },
  ],
  footnotes: {},
};

it("cross references to headings and figures keep number or title in Markdown and in a page", () => {
  const file = renderDocumentFile("md", { content: CONTENT, images: new Map(), labelJson: null, visibleLabel: null });
  expect(new TextDecoder().decode(file)).toContain("见1.1、“背景”、1.1和图 1-1，止");
  expect(contentToHtml(CONTENT).replace(/<[^>]*>/g, "")).toContain("见1.1、“背景”、1.1和图 1-1，止");
});
