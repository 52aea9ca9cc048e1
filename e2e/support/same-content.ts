import { createHash } from "node:crypto";
import type { DocumentContent } from "@tangleaf/document/model";
import type { SharedServer } from "./start-server.ts";

/** What the server has of a note. */
export async function contentOf(server: SharedServer, { token, noteId }: { token: string; noteId: string }): Promise<DocumentContent> {
  const { data } = await server.call("/api/document/version", { documentId: noteId }, token);
  return data as DocumentContent;
}

/**
 * The same content with ids in the order they come, pictures by their bytes and the language spelled out: two notes that say
 * the same are equal then.
 */
export async function comparable(server: SharedServer, token: string, content: DocumentContent): Promise<DocumentContent> {
  const ids = new Map<string, string>();
  const pictures = new Map<string, string>();
  const walk = async (value: unknown, run: (name: string, text: string) => unknown): Promise<void> => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, one] of Object.entries(value)) typeof one === "string" ? await run(name, one) : await walk(one, run);
  };
  await walk(content.blocks, async (name, text) => {
    if (name === "id") ids.set(text, `id${ids.size}`);
    if (name === "blobId" && !pictures.has(text)) pictures.set(text, await pictureHash(server, token, text));
  });
  const named = (name: string, value: unknown) => {
    if (typeof value !== "string") return value;
    if (name === "blobId") return pictures.get(value) ?? value;
    return name === "id" || name === "targetId" ? (ids.get(value) ?? value) : value;
  };
  const footnotes = Object.entries(content.footnotes).map(([id, text]) => [ids.get(id) ?? id, text]);
  return {
    title: content.title,
    settings: { language: "zh", ...content.settings },
    blocks: JSON.parse(JSON.stringify(content.blocks, named)) as DocumentContent["blocks"],
    footnotes: Object.fromEntries(footnotes.toSorted(([a = ""], [b = ""]) => a.localeCompare(b))),
  };
}

async function pictureHash(server: SharedServer, token: string, fileId: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/file/picture`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token },
    body: JSON.stringify({ fileId }),
  });
  if (!answer.headers.get("content-type")?.startsWith("image/")) throw new Error(`no picture ${fileId}`);
  return createHash("sha256")
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest("hex");
}
