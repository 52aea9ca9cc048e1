import { type DocumentContent, nodeFromJson, nodeToJson } from "@tangleaf/document/model";
import { describe, expect, it } from "vitest";
import { DOCUMENT_PROFILES } from "../../export/profiles/index.ts";
import { PICTURE, REPORT } from "../../export/testing/sample-document.ts";
import { renderDocument } from "../../export/word/document/render-document.ts";
import { GOLDEN_DOCUMENTS } from "../testing/golden-documents.ts";
import { readWord } from "./read-word.ts";

const IMAGES = new Map([["b1", PICTURE]]);

/** Out to Word and back. */
async function roundTrip(content: DocumentContent, look: keyof typeof DOCUMENT_PROFILES = "note"): Promise<DocumentContent> {
  const language = content.settings.language ?? "zh";
  const profile = DOCUMENT_PROFILES[look][language];
  const bytes = await renderDocument({ content, language, profile, images: IMAGES, labelJson: null, visibleLabel: null, product: "橘笺" });
  const read = readWord(bytes);
  if (!("content" in read)) throw new Error(read.refusal);
  // Pictures come back under the names they have in the file.
  const named = [...read.assets].map(([id, { bytes: found }]): [string, string] => [id, Buffer.from(found).equals(PICTURE) ? "b1" : id]);
  const blobs = new Map(named);
  return JSON.parse(JSON.stringify(read.content), (key, value: unknown) =>
    key === "blobId" ? (blobs.get(String(value)) ?? value) : value,
  ) as DocumentContent;
}

const canonical = (content: DocumentContent): DocumentContent => ({
  ...content,
  blocks: content.blocks.map((block) => nodeToJson(nodeFromJson(block))),
});

describe("a document that goes to Word and comes back", () => {
  it.each(Object.entries(GOLDEN_DOCUMENTS))("is the same: %s", async (_, content) => {
    expect(await roundTrip(content)).toEqual(canonical(content));
  });

  it("is the same as a report with contents and a header", async () => {
    expect(await roundTrip(REPORT, "report")).toEqual(canonical(REPORT));
  });
});
