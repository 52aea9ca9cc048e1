import { randomUUID } from "node:crypto";
import type { TestApp } from "../../../testing/test-app.ts";
import { formOf, sendForm } from "../../uploads/testing/form-of.ts";

/** A person with a note, and what is done with its sources. */
export async function noteWithSources(app: TestApp, name = "writer") {
  const { token, userId } = await app.signIn(name);
  const { noteId } = (await app.call("/api/note/create", { title: "旧书店" }, token)).data;
  const upload = async (fileName: string, content: Uint8Array | string): Promise<string> => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    return (await sendForm(app, token, await formOf({ name: fileName, bytes }))).data.fileId;
  };
  return {
    token,
    userId,
    noteId,
    upload,
    async add(fileName: string, content: Uint8Array | string, of = noteId) {
      return app.call("/api/source/add", { noteId: of, fileId: await upload(fileName, content), requestId: randomUUID() }, token);
    },
    list: async (of = noteId) => (await app.call("/api/source/list", { noteId: of }, token)).data.list,
    find: (query: string, limit = 5, ids?: string[]) => app.deps.sources.evidenceFor({ userId, noteId, query, limit, ids }),
    balance: async () => (await app.call("/api/user/getCounter", {}, token)).data.balanceToken,
  };
}
