import type { MindtreeFormat, mindtreeApi, OutputOf } from "@tangleaf/contract";
import { UPLOAD_TYPES } from "@tangleaf/contract/upload-types";
import { branchOf, treeContent } from "@tangleaf/document/tree";
import { lossesOf } from "@tangleaf/document/tree-files";
import { archiveEn } from "../../messages/archive.en.ts";
import { archiveZh } from "../../messages/archive.zh.ts";
import { fileNameOf } from "../export/index.ts";
import type { MindtreeOptions } from "./options.ts";

/** A tree as a file to download, and what the format could not carry. */
export async function exportTree(
  { documents, exporter, texts, variant }: MindtreeOptions,
  { userId, mindtreeId, format }: { userId: string; mindtreeId: string; format: MindtreeFormat },
): Promise<OutputOf<typeof mindtreeApi.export>> {
  const { nodes } = await documents.read({ userId, documentId: mindtreeId });
  const root = branchOf(nodes);
  const left = lossesOf(format, root);
  if (format === "docx") {
    const owner = { kind: "document", id: mindtreeId } as const;
    const content = { ...treeContent(root), settings: { language: variant } };
    const file = await exporter.exportContent({ userId, owner, content, format, look: "note", images: new Map(), aiMade: null });
    return { ...file, left };
  }
  const untitled = (variant === "zh" ? archiveZh : archiveEn).untitled;
  const name = fileNameOf(root.node.text.replace(/\s+/g, " ").trim(), format, untitled);
  const source = Buffer.from(await texts.writeTree({ userId, format, root }));
  const file = await exporter.storeFile({ userId, name, contentType: UPLOAD_TYPES[format].contentType, source });
  return { ...file, left };
}
